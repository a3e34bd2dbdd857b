import type { Match } from '@pitchside/api/matches';
import { expect, test } from 'vitest';
import { isMine, mineFirst } from './match.mine.ts';

const team = (id: string) => ({
  id,
  name: id,
  short_name: id,
  short_name_zh: id,
  colors: ['#111111', '#eeeeee'] as [string, string],
  logo: null,
});
const match = (id: string, change: Partial<Match> = {}): Match => ({
  id,
  sport: 'football',
  competition: { id: 'l', name: 'L', short_name: 'L', country_id: 'c', country: 'C', color: '#123456', tier: 1 },
  round: '',
  home: team(`${id} home`),
  away: team(`${id} away`),
  status: 'first_half',
  kickoff_at: 1_000,
  minute: 12,
  added: 0,
  home_score: 0,
  away_score: 0,
  half: null,
  penalties: null,
  counts: null,
  is_hot: false,
  is_simulated: true,
  room_count: 0,
  version: 1,
  ...change,
});

test('what is collected and what a favourite team plays stand before the hot ones', () => {
  const list = [match('hot', { is_hot: true, room_count: 9 }), match('starred', { status: 'finished' }), match('club')];
  const [stars, teams] = [new Set(['starred']), new Set(['club away'])];
  expect(mineFirst(list, stars, teams).map(({ id }) => id)).toEqual(['club', 'starred', 'hot']);
  expect(mineFirst(list, stars).map(({ id }) => id)).toEqual(['starred', 'hot', 'club']);
  expect(list.map((one) => isMine(one, stars, teams))).toEqual([false, true, true]);
});
