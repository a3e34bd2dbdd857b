import { expect, test } from 'vitest';
import { feedHref, feeds, queryOf, readCircle } from './circle.address.ts';

const read = (href: string) => readCircle(new URL(href, 'https://site.test').searchParams);

test('every feed of everything and of a circle has an address that leads back to it', () => {
  for (const feed of feeds) for (const id of [undefined, '7']) expect(read(feedHref({ id, feed }))).toEqual({ id, feed });
});

test('an address that makes no sense shows what is recommended, of a circle the newest', () => {
  expect(read('/circle?id=x&feed=y')).toEqual({ id: undefined, feed: 'recommended' });
  expect(queryOf(read('/circle?id=3'))).toEqual({ feed: 'new', circle_id: '3' });
});
