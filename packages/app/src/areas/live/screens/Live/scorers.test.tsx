import type { MatchEvent } from '@pitchside/api/scores/matches';
import { expect, test } from 'vitest';
import { scorersOf } from './scorers.ts';

const event = (kind: MatchEvent['kind'], side: 'home' | 'away', minute: number, player: string, added = 0) =>
  ({ id: `${kind}${minute}`, kind, side, minute, added, player }) as MatchEvent;

const pageOf = (id: string) => `#${id}`;

test('each scorer stands once with all minutes; own goals count for the side, cards and goals taken back do not', () => {
  const events = [
    event('goal', 'home', 12, 'Thuram'),
    event('yellow', 'home', 20, 'Barella'),
    event('goal', 'away', 38, 'Mbappé'),
    event('own_goal', 'home', 45, 'Militão', 2),
    event('goal', 'home', 52, 'Dimarco'),
    event('goal_cancelled', 'home', 52, 'Dimarco'),
    event('penalty_goal', 'home', 61, 'Thuram'),
  ];
  expect(scorersOf(events, 'home', pageOf)).toEqual([
    { name: 'Thuram', minutes: "12', 61'" },
    { name: 'Militão', minutes: "45+2'" },
  ]);
  expect(scorersOf(events, 'away', pageOf)).toEqual([{ name: 'Mbappé', minutes: "38'" }]);
  expect(scorersOf([{ ...event('goal', 'home', 3, 'Thuram'), player_id: 'inter_thuram' }], 'home', pageOf)).toEqual([
    { name: 'Thuram', minutes: "3'", href: '#inter_thuram' },
  ]);
});

test('a review may come minutes after the goal that it takes back, in a list whose newest stands first', () => {
  const events = [
    event('goal', 'away', 84, 'Hong'),
    event('goal', 'away', 49, 'Lim'),
    event('goal_cancelled', 'away', 39, 'Park'),
    event('goal', 'away', 37, 'Park'),
    event('goal_cancelled', 'home', 90, '', 3),
    event('goal', 'home', 90, 'Toure', 1),
    event('goal', 'home', 10, 'Toure'),
  ];
  expect(scorersOf(events, 'away', pageOf)).toEqual([
    { name: 'Lim', minutes: "49'" },
    { name: 'Hong', minutes: "84'" },
  ]);
  expect(scorersOf(events, 'home', pageOf)).toEqual([{ name: 'Toure', minutes: "10'" }]);
});
