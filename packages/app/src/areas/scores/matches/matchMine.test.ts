import type { Match } from '@pitchside/api/scores/matches';
import { expect, test } from 'vitest';
import { matchOf, teamOf } from '../../../platform/guard/match.fixtures.ts';
import { isMine, mineFirst } from './matchMine.ts';

const match = (id: string, change: Partial<Match> = {}) =>
  matchOf(id, {
    home: teamOf(`${id} home`),
    away: teamOf(`${id} away`),
    status: 'first_half',
    kickoff_at: 1_000,
    minute: 12,
    home_score: 0,
    away_score: 0,
    ...change,
  });

test('what is collected and what a favourite team plays stand before the hot ones', () => {
  const list = [match('hot', { is_hot: true, room_count: 9 }), match('starred', { status: 'finished' }), match('club')];
  const [stars, teams] = [new Set(['starred']), new Set(['club away'])];
  expect(mineFirst(list, stars, teams).map(({ id }) => id)).toEqual(['club', 'starred', 'hot']);
  expect(mineFirst(list, stars).map(({ id }) => id)).toEqual(['starred', 'hot', 'club']);
  expect(list.map((one) => isMine(one, stars, teams))).toEqual([false, true, true]);
});
