import type { Match } from '@pitchside/api/scores/matches';
import { expect, test } from 'vitest';
import { matchOf, teamOf } from '../../../platform/guard/match.fixtures.ts';
import { groupSeries, rosterOf, seriesView } from './esports.presenter.ts';

const match = (id: string, change: Partial<Match> = {}) =>
  matchOf(id, {
    sport: 'esports',
    competition: { id: 'lpl', name: 'LPL', short_name: 'LPL', country_id: 'china', country: '中国', color: '#c8102e', tier: 1 },
    round: '第3轮',
    home: teamOf('BLG'),
    away: teamOf('TES'),
    status: 'playing',
    kickoff_at: 1_000,
    home_score: 1,
    away_score: 0,
    esports: {
      game: 'lol',
      best_of: 3,
      maps: [
        { score: [14, 9], winner: 'home', began_at: 10_000, seconds: 1_800, gold: 9_000 },
        { score: [2, 1], winner: null, began_at: 4_000_000, seconds: null, gold: -300 },
      ],
    },
    ...change,
  });

test('a series has its maps, the running one without winner and length, in the viewer’s own time', () => {
  const series = seriesView(match('a'), 4_000);
  expect(series).toMatchObject({ league: 'LPL 第3轮', bestOf: 3, kind: 'live', score: { home: 1, away: 0 } });
  expect(series?.maps[0]).toEqual({ score: { home: 14, away: 9 }, winner: 'home', beganAt: 6_000, seconds: 1_800, gold: 9_000 });
  expect(series?.maps[1]).toEqual({ score: { home: 2, away: 1 }, beganAt: 3_996_000, gold: -300 });
});

test('a match of another sport is no series', () => {
  expect(seriesView(match('a', { esports: undefined }), 0)).toBeNull();
});

test('what is on stands by weight, what comes by its start, what is over with the last first', () => {
  const groups = groupSeries([
    match('quiet', { competition: { ...match('x').competition, tier: 3 } }),
    match('hot', { is_hot: true }),
    match('late', { status: 'scheduled', kickoff_at: 9_000 }),
    match('soon', { status: 'scheduled', kickoff_at: 5_000 }),
    match('old', { status: 'finished', kickoff_at: 100 }),
    match('new', { status: 'finished', kickoff_at: 900 }),
  ]);
  expect(groups.live.map(({ id }) => id)).toEqual(['hot', 'quiet']);
  expect(groups.later.map(({ id }) => id)).toEqual(['soon', 'late']);
  expect(groups.finished.map(({ id }) => id)).toEqual(['new', 'old']);
});

test('a player of a series has the heroes of every map and the kills, deaths and assists of all', () => {
  const line = (player: string, hero: string | null, kda: [number, number, number]) => ({ player, hero, kda, gold: null });
  const sheet = (...home: ReturnType<typeof line>[]) => ({
    map: null,
    bans: { home: [], away: [] },
    home,
    away: [],
    gold: [],
    rounds: [],
    objectives: [],
  });
  expect(
    rosterOf(
      [
        sheet(line('Onyx', 'Ahri', [3, 1, 5]), line('Wisp', null, [0, 0, 1])),
        sheet(line('Jolt', 'Vi', [1, 1, 1]), line('Onyx', 'Lux', [2, 0, 4])),
      ],
      'home',
    ),
  ).toEqual([
    { name: 'Onyx', heroes: ['Ahri', 'Lux'], kda: [5, 1, 9], maps: 2 },
    { name: 'Wisp', heroes: [], kda: [0, 0, 1], maps: 1 },
    { name: 'Jolt', heroes: ['Vi'], kda: [1, 1, 1], maps: 1 },
  ]);
});
