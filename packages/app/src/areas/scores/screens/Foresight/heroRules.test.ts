import { expect, test } from 'vitest';
import { matchOf } from '../../../../platform/guard/match.fixtures.ts';
import { pickHero } from './heroRules.ts';

const one = (id: string, total: number, change: object = {}) => ({
  match: { ...matchOf(id), ...change },
  votes: { total, share: null, mine: null },
  form: { home: ['W' as const], away: ['L' as const] },
});

test('the match of the day is the one to come on which most have voted, if both sides have played before', () => {
  const unknown = { ...one('c', 99), form: { home: ['W' as const], away: [] } };
  expect(pickHero([one('a', 4), one('b', 9), unknown, one('d', 99, { status: 'first_half' })], null)).toBe('b');
});

test('as many votes leave the order as it is', () => expect(pickHero([one('a', 0), one('b', 0)], null)).toBe('a'));

test('where nothing is to come it is the first, and without matches none', () => {
  expect(pickHero([one('a', 1, { status: 'finished' }), one('b', 2, { status: 'finished' })], null)).toBe('a');
  expect(pickHero([], 'a')).toBe(null);
});

test('once chosen it stays as long as it is in the list', () => {
  expect(pickHero([one('a', 4), one('b', 9)], 'a')).toBe('a');
  expect(pickHero([one('b', 9)], 'a')).toBe('b');
});
