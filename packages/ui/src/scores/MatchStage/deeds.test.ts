import { expect, test } from 'vitest';
import type { MatchEventItem } from '../MatchEvents/events.ts';
import { deedsOf } from './deeds.ts';

const goal = (id: string, minute: number, player: string | undefined, more: Partial<MatchEventItem> = {}): MatchEventItem => ({
  id,
  kind: 'goal',
  side: 'home',
  minute,
  ...(player && { player }),
  ...more,
});

test('goals of one player stand together in the order of the match, other kinds and sides apart', () => {
  const events = [
    goal('4', 90, 'A', { added: 3 }),
    goal('3', 60, 'B', { kind: 'red' }),
    goal('2', 50, 'A', { kind: 'penalty_goal' }),
    goal('1', 12, 'A'),
    goal('5', 70, 'C', { side: 'away' }),
    goal('6', 5, 'D', { kind: 'yellow' }),
  ];
  expect(deedsOf(events, 'home').map(({ kind, player, minutes }) => [kind, player, minutes.join(' ')])).toEqual([
    ['goal', 'A', "12' 90+3'"],
    ['penalty_goal', 'A', "50'"],
    ['red', 'B', "60'"],
  ]);
});

test('goals without a name are not joined', () => {
  expect(deedsOf([goal('1', 1, undefined), goal('2', 2, undefined)], 'home')).toHaveLength(2);
});
