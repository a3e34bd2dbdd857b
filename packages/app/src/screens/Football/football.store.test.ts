import type { Match } from '@pitchside/api/matches';
import { expect, test } from 'vitest';
import { isShown } from './football.store.ts';

const team = (name: string) => ({ name, short_name: name });
const match = (change: Partial<Match> = {}) => ({ id: 'm1', is_hot: false, room_count: 0, home: team('Atlético'), away: team('曼城'), competition: { tier: 2, name: 'V.League', short_name: 'V' }, ...change }) as Match;
const none = new Set<string>();

test('the collected preset follows the stars it is given', () => {
  expect(isShown(match(), 'collected', '', none)).toBe(false);
  expect(isShown(match(), 'collected', '', new Set(['m1']))).toBe(true);
  expect(isShown(match(), 'all', '', none)).toBe(true);
});

test('hot and shown matches are told by their mark and their rooms', () => {
  expect(isShown(match(), 'hot', '', none)).toBe(false);
  expect(isShown(match({ is_hot: true }), 'hot', '', none)).toBe(true);
  expect(isShown(match(), 'shown', '', none)).toBe(false);
  expect(isShown(match({ room_count: 1 }), 'shown', '', none)).toBe(true);
});

test.each([
  ['atletico', true],
  [' 曼 ', true],
  ['v.league', true],
  ['arsenal', false],
])('a search for "%s" finds it: %s', (name, found) => {
  expect(isShown(match(), 'all', name, none)).toBe(found);
});
