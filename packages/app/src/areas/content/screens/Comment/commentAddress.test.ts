import { expect, test } from 'vitest';
import { commentsHref } from '../../contentLinks.ts';
import { readComment } from './commentAddress.ts';

const read = (href: string) => readComment(new URL(href, 'https://site.test').searchParams);

test('an address of a discussion leads back to it, with the comment in focus', () => {
  expect(read(commentsHref('article', '7', '12'))).toEqual({ of: { kind: 'article', id: '7' }, focus: '12' });
  expect(read(commentsHref('plan', '7'))).toEqual({ of: { kind: 'plan', id: '7' }, focus: undefined });
  expect(read(commentsHref('post', '7'))).toEqual({ of: { kind: 'post', id: '7' }, focus: undefined });
});

test('a comment alone is enough, and nonsense is nothing', () => {
  expect(read('/comment?focus=12')).toEqual({ of: undefined, focus: '12' });
  expect(read('/comment?kind=room&id=1&focus=x')).toEqual({ of: undefined, focus: undefined });
});
