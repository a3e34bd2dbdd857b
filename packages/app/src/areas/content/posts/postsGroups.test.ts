import { expect, test } from 'vitest';
import { grouped } from './postsGroups.ts';

const posts = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => ({ id: String(from + index) }));
const sizes = (of: { id: string }[][]) => of.map((group) => group.length);

test('posts stand in groups of a page, and nothing is left out', () => {
  expect(sizes(grouped(posts(0, 37), '0', 10))).toEqual([10, 10, 10, 7]);
  expect(grouped(posts(0, 37), '0', 10).flat()).toEqual(posts(0, 37));
  expect(grouped([], undefined, 10)).toEqual([]);
});

test('what comes in front is a group of its own: every other post stays where it is', () => {
  const before = grouped(posts(5, 25), '5', 10);
  expect(grouped(posts(3, 25), '5', 10).slice(1)).toEqual(before);
  expect(sizes(grouped(posts(3, 25), '5', 10))).toEqual([2, 10, 10]);
  // The post with which the page began was deleted.
  expect(sizes(grouped(posts(6, 25), '5', 10))).toEqual([10, 9]);
});
