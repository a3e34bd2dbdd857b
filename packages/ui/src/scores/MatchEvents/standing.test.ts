import { expect, test } from 'vitest';
import type { MatchEventItem } from './events.ts';
import { standingGoals } from './standing.ts';

const event = (kind: MatchEventItem['kind'], side: 'home' | 'away', minute: number, player: string, added = 0): MatchEventItem => ({
  id: `${kind} ${minute}`,
  kind,
  side,
  minute,
  added,
  player,
});
const minutes = (events: readonly MatchEventItem[], side: 'home' | 'away') => standingGoals(events, side).map(({ minute }) => minute);

test('a review takes back a goal minutes after it, in a list whose newest stands first', () => {
  const events = [
    event('goal', 'away', 84, 'Hong'),
    event('own_goal', 'away', 49, 'Lim'),
    event('goal_cancelled', 'away', 39, 'Park'),
    event('goal', 'away', 37, 'Park'),
    event('goal', 'home', 36, 'Hill'),
  ];
  expect(minutes(events, 'away')).toEqual([49, 84]);
  expect(minutes(events, 'home')).toEqual([36]);
});

test('it takes that of the player whom it names, else the last before it, and none that came later', () => {
  const goals = [event('goal', 'home', 10, 'Hill'), event('penalty_goal', 'home', 12, 'Moss'), event('goal', 'home', 90, 'Hill', 4)];
  expect(minutes([...goals, event('goal_cancelled', 'home', 13, 'Hill')], 'home')).toEqual([12, 90]);
  expect(minutes([...goals, event('goal_cancelled', 'home', 90, '', 2)], 'home')).toEqual([10, 90]);
  expect(minutes([...goals, event('goal_cancelled', 'home', 5, 'Hill')], 'home')).toEqual([10, 12, 90]);
});
