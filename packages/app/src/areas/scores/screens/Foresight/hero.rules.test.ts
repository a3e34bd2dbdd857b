import { expect, test } from 'vitest';
import { coming } from './foresight.fixtures.ts';
import { pickHero } from './hero.rules.ts';

const one = (id: string, total: number, change: object = {}) => ({
  match: { ...coming(id), is_hot: true, ...change },
  votes: { total, share: null, mine: null },
});

test('the match of the day is the hot one to come on which most have voted', () => {
  expect(pickHero([one('a', 4), one('b', 9), one('c', 99, { is_hot: false }), one('d', 99, { status: 'first_half' })], null)).toBe('b');
});

test('as many votes leave the order as it is', () => expect(pickHero([one('a', 0), one('b', 0)], null)).toBe('a'));

test('where nothing hot is to come it is the first, and without matches none', () => {
  expect(pickHero([one('a', 1, { status: 'finished' }), one('b', 2, { status: 'finished' })], null)).toBe('a');
  expect(pickHero([], 'a')).toBe(null);
});

test('once chosen it stays as long as it is in the list', () => {
  expect(pickHero([one('a', 4), one('b', 9)], 'a')).toBe('a');
  expect(pickHero([one('b', 9)], 'a')).toBe('b');
});
