import { expect, test } from 'vitest';
import { byRating } from './ratings.ts';

test('the best come first, and equal ones by id, whatever order a language gives their names', () => {
  const player = (id: string, name: string, rating: number) => ({ id, name, side: 'home' as const, rating, reasons: [] });
  const players = [player('c', '阿德里安', 6.5), player('a', '哈桑', 6.5), player('b', '巴伦西亚', 6.5), player('d', 'Zico', 9)];
  expect(byRating(players).map(({ id }) => id)).toEqual(['d', 'a', 'b', 'c']);
});
