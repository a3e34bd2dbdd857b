import { expect, test } from 'vitest';
import { circleFeeds, circlePosts, readCircle } from '@pitchside/api/screens/Circle';
import { feedHref } from './circleAddress.ts';

const read = (href: string) => readCircle(new URL(href, 'https://site.test').searchParams);

test('every feed of everything, of a circle and of a topic has an address that leads back to it', () => {
  for (const feed of circleFeeds)
    for (const id of [undefined, '7'])
      for (const topic of [undefined, 'Premier League', '英超#&?'])
        expect(read(feedHref({ id, topic, feed }))).toEqual({ id, topic, feed });
});

test('an address that makes no sense shows what is recommended, of a circle the newest', () => {
  expect(read('/circle?id=x&feed=y')).toEqual({ id: undefined, topic: undefined, feed: 'recommended' });
  expect(circlePosts(read('/circle?id=3'), {})).toEqual({ feed: 'new', circle_id: '3' });
  expect(circlePosts(read(`/circle?topic=${'长'.repeat(30)}`), {})).toEqual({ feed: 'new', topic: '长'.repeat(20) });
});

test('circleFeeds of strangers are asked in the language of the reader, those of chosen people in all', () => {
  const asked = Object.fromEntries(
    circleFeeds.map((feed) => [feed, circlePosts({ id: undefined, topic: undefined, feed }, { lang: 'vi' }).lang]),
  );
  expect(asked).toEqual({ recommended: 'vi', new: 'vi', followed: undefined, own: undefined });
});
