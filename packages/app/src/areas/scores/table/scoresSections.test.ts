import type { Match } from '@pitchside/api/scores/matches';
import { expect, test } from 'vitest';
import { blocksOf, isOnTab } from './scoresSections.ts';

const now = Date.UTC(2026, 10, 21, 12);
const hour = 3_600_000;
const match = (id: string, status: Match['status'], at: number) =>
  ({ id, status, kickoff_at: now + at * hour, competition: { tier: 1 } }) as Match;
const evening = [
  match('on', 'second_half', -1),
  match('soon', 'scheduled', 1),
  match('over', 'finished', -3),
  match('off', 'postponed', 2),
  match('late', 'scheduled', 5),
];
const filled = (list: readonly Match[], tab: Parameters<typeof blocksOf>[1], pins: string[] = []) =>
  blocksOf(list, tab, new Set(pins), now).filter(({ ids }) => ids.length > 0);

test('what is pinned stands on top, and nowhere else', () => {
  expect(filled(evening, 'immediate', ['late', 'on'])).toEqual([
    { group: 'pinned', ids: ['on', 'late'] },
    { group: 'later', ids: ['soon'] },
    { group: 'finished', ids: ['off', 'over'] },
  ]);
});

test('results hold what is over or off with the last first, the schedule what comes in order', () => {
  const of = (tab: 'results' | 'schedule') =>
    filled(
      evening.filter((one) => isOnTab(one, tab, now)),
      tab,
    );
  expect(of('results')).toEqual([{ group: 'finished', ids: ['off', 'over'] }]);
  expect(of('schedule')).toEqual([{ group: 'later', ids: ['soon', 'off', 'late'] }]);
});

test('collected matches stay however far away they are', () => {
  const far = [...evening, match('week', 'scheduled', 24 * 7), match('last', 'finished', -24 * 7)];
  expect(filled(far, 'collected')).toEqual([
    { group: 'live', ids: ['on'] },
    { group: 'later', ids: ['soon', 'late', 'week'] },
    { group: 'finished', ids: ['off', 'over', 'last'] },
  ]);
});
