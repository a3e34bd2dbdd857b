import type { Lineup, LineupPlayer, MatchEvent, Shot } from '@pitchside/api/scores/matches';
import { expect, test } from 'vitest';
import { runningMatch } from '../../../platform/guard/match.fixtures.ts';
import { duelViews, ratedViews } from './players.presenter.ts';

const player = (id: string, change: Partial<LineupPlayer> = {}): LineupPlayer => ({
  ...{ id, name: `name ${id}`, number: 9, position: 'forward', is_captain: false, goals: 0, own_goals: 0, card: null },
  ...{ on_at: null, off_at: null, rating: 6.5, rating_reasons: [{ code: 'play', count: 0, value: 6.5 }] },
  ...change,
});
const lineup = (starters: LineupPlayer[], bench: LineupPlayer[] = []): Lineup => ({ formation: '4-3-3', coach: null, starters, bench });
const shot = (id: string, by: string, outcome: Shot['outcome'], xg: number | null): Shot => ({
  ...{ id, at: 1, minute: 1, added: 0, side: 'home', is_penalty: false, x: 0.9, y: 0.5, points: null, outcome, xg },
  player: { id: by, name: by },
});

test('figures of a player are those of his shots and minutes; who has not played is not compared', () => {
  const lineups = {
    home: lineup(
      [player('a', { off_at: 60, goals: 1, rating: 8 }), player('b', { rating: 7 })],
      [player('c', { on_at: 60 }), player('d', { rating: null })],
    ),
    away: lineup([]),
  };
  const shots = [shot('1', 'a', 'goal', 0.4), shot('2', 'a', 'wide', 0.1), shot('3', 'a', 'cancelled', null), shot('4', 'b', 'saved', 0.2)];
  const red = { kind: 'red', player: 'name b', minute: 70 } as MatchEvent;
  const views = duelViews(runningMatch('m', 1, 0), lineups, shots, [red], 80);
  expect(views.map(({ id, figures }) => [id, figures.minutes])).toEqual([
    ['a', 60],
    ['b', 70],
    ['c', 20],
  ]);
  expect(views[0]?.figures).toMatchObject({ shots: 2, on_target: 1, xg: 0.5, goals: 1, rating: 8 });
});

test('a rating without reasons is left out of those that are explained', () => {
  const lineups = { home: lineup([player('a'), player('b', { rating_reasons: [] })]), away: lineup([player('c', { rating: null })]) };
  expect(ratedViews(lineups).map(({ id }) => id)).toEqual(['a']);
});
