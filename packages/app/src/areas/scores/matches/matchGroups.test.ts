import type { Match } from '@pitchside/api/scores/matches';
import { expect, test } from 'vitest';
import { groupMatches, groupOf } from './matchGroups.ts';

const now = Date.UTC(2026, 10, 21, 12);
const hour = 3_600_000;
const match = (id: string, status: Match['status'], hours: number) =>
  ({ id, status, kickoff_at: now + hours * hour, competition: { tier: 1 } }) as Match;

test('a break and an interruption count as playing, far days do not show', () => {
  expect(groupOf(match('1', 'half_time', -1), now)).toBe('live');
  expect(groupOf(match('1', 'interrupted', -1), now)).toBe('live');
  expect(groupOf(match('1', 'scheduled', 20), now)).toBeUndefined();
  expect(groupOf(match('1', 'postponed', -1), now)).toBe('finished');
  expect(groupOf(match('1', 'finished', -9), now)).toBeUndefined();
});

test('what is over stands with the last first, everything else by kick-off', () => {
  const list = [
    match('late', 'finished', -2),
    match('early', 'finished', -6),
    match('b', 'scheduled', 3),
    match('a', 'scheduled', 1),
    match('on', 'second_half', -1),
  ];
  expect(groupMatches(list, now)).toEqual({ live: ['on'], later: ['a', 'b'], finished: ['late', 'early'] });
});
