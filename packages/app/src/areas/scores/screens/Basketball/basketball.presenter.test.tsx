import type { Match } from '@pitchside/api/scores/matches';
import { expect, test, vi } from 'vitest';
import { matchOf, teamOf } from '../../../../platform/guard/match.fixtures.ts';
import { clockView } from '../../matches/gameClock.ts';
import { gamePatch, gameRow } from './basketball.presenter.ts';

// The guard against spoilers keeps the server's time; here both clocks agree.
vi.mock('../../../../platform/guard/spoiler.store.ts', () => ({ serverNow: () => Date.now() }));

const columns = { value1: true, value2: true, value3: false, value4: false };
const state = {
  periods: [
    [31, 28],
    [10, 12],
  ] as [number, number][],
  clock: { left: 300, runs: true, at: 1_000 },
  leads: [2, 3],
  fouls: [1, 2] as [number, number],
  timeouts: [5, 6] as [number, number],
};
const match = (change: Partial<Match> = {}) =>
  matchOf('g1', {
    sport: 'basketball',
    competition: { id: 'nba', name: 'NBA', short_name: 'NBA', country_id: 'usa', country: '美国', color: '#1d428a', tier: 1 },
    home: teamOf('湖人'),
    away: teamOf('勇士'),
    status: 'q2',
    kickoff_at: 0,
    home_score: 41,
    away_score: 40,
    basketball: state,
    ...change,
  });

test('a row has the points of each period and the way of the lead', () => {
  expect(gameRow(match(), columns)).toMatchObject({
    periods: [
      { home: 31, away: 28 },
      { home: 10, away: 12 },
    ],
    leads: [2, 3],
    score: { home: 41, away: 40 },
  });
});

test('before the tip-off there are no periods, no clock and no lead', () => {
  const row = gameRow(match({ status: 'scheduled', home_score: null, away_score: null, basketball: undefined }), columns);
  expect(row.periods).toEqual([]);
  expect(row).not.toHaveProperty('clock');
  expect(row).not.toHaveProperty('leads');
});

test('a basket changes score, period and clock, and nothing else', () => {
  const next = match({
    version: 2,
    home_score: 43,
    basketball: {
      ...state,
      periods: [
        [31, 28],
        [12, 12],
      ],
      clock: { left: 280, runs: true, at: 21_000 },
    },
  });
  const patch = gamePatch(next, match(), columns);
  expect(Object.keys(patch).sort()).toEqual(['clock', 'periods', 'score']);
  expect(patch.clock).toMatchObject({ left: 280, runs: true });
});

test('the end of a period takes the clock away', () => {
  const patch = gamePatch(match({ version: 2, status: 'half_time', basketball: { ...state, clock: null } }), match(), columns);
  expect(patch.clock).toBeNull();
  expect(patch.status?.kind).toBe('halftime');
});

test('the clock is told in the time of the viewer, whose own may be behind the server’s', () => {
  expect(clockView({ left: 10, runs: true, at: 5_000 }, 2_000)).toEqual({ left: 10, runs: true, at: 3_000 });
  expect(clockView(null)).toBeNull();
});
