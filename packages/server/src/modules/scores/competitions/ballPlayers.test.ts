import { expect, test } from 'vitest';
import { ballPercentiles, rankBallPlayers, type BallTally } from './ballPlayers.ts';

const player = (name: string, games: number, points: number, change: Partial<BallTally> = {}): BallTally => ({
  names: { zh: name, en: name, vi: name },
  teamId: 'bb-lakers',
  number: 7,
  position: 'guard',
  games,
  seconds: games * 1_800,
  points,
  rebounds: 0,
  assists: 0,
  steals: 0,
  blocks: 0,
  made: 0,
  tried: 0,
  madeThrees: 0,
  triedThrees: 0,
  ...change,
});

test('leaders are told per game, and who shone in a few games leads nothing', () => {
  const list = rankBallPlayers(
    [player('Once', 2, 80), player('Steady', 10, 250, { made: 90, tried: 180, madeThrees: 1, triedThrees: 3 }), player('Scorer', 8, 240)],
    'points',
    5,
  );
  expect(list.map(({ names, rank, points }) => [names.en, rank, points])).toEqual([
    ['Scorer', 1, 30],
    ['Steady', 2, 25],
  ]);
  expect(list[1]).toMatchObject({ minutes: 30, field_goals: 0.5, threes: 0.333 });
});

test('equals share their rank, who has nothing of what is counted is not in the list, and the list ends where it should', () => {
  const equal = [player('A', 10, 100), player('B', 10, 100), player('C', 10, 90), player('D', 10, 0)];
  expect(rankBallPlayers(equal, 'points', 9).map(({ rank }) => rank)).toEqual([1, 1, 3]);
  expect(rankBallPlayers(equal, 'points', 2)).toHaveLength(2);
  expect(rankBallPlayers(equal, 'blocks', 9)).toEqual([]);
  expect(rankBallPlayers([], 'points', 9)).toEqual([]);
});

test('a player is compared with who plays in the same place as often, and not at all where few do', () => {
  const peers = Array.from({ length: 9 }, (_, index) => player(`P${index}`, 10, 100 + index * 10));
  const own = player('Own', 10, 165);
  const all = [...peers, own, player('Once', 2, 90), player('Big', 10, 400, { position: 'center' })];
  expect(ballPercentiles(all, own)[0]).toEqual({ figure: 'points', value: 16.5, percentile: 78, among: 10 });
  expect(ballPercentiles(all, player('Big', 10, 400, { position: 'center' }))).toEqual([]);
});
