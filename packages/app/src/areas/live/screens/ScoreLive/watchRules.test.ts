import type { Match } from '@pitchside/api/scores/matches';
import { expect, test } from 'vitest';
import { comingUp, watchable } from './watchRules.ts';

const now = Date.UTC(2026, 10, 21, 12);
const minute = 60_000;
const match = (id: string, change: Partial<Match> = {}) =>
  ({
    id,
    sport: 'football',
    status: 'first_half',
    room_count: 1,
    is_hot: false,
    kickoff_at: now - 30 * minute,
    competition: { tier: 2 },
    ...change,
  }) as Match;
const ids = (list: readonly Match[]) => list.map(({ id }) => id);

test('only what is on and has a room is listed; the chosen match stays when it ends', () => {
  const list = [
    match('on'),
    match('silent', { room_count: 0 }),
    match('over', { status: 'finished' }),
    match('later', { status: 'scheduled' }),
  ];
  expect(ids(watchable(list, 'all', null))).toEqual(['on']);
  expect(ids(watchable(list, 'all', 'over'))).toEqual(['on', 'over']);
});

test('a sport leaves the others out', () => {
  const list = [match('f'), match('b', { sport: 'basketball', status: 'q1' })];
  expect(ids(watchable(list, 'basketball', null))).toEqual(['b']);
});

test('hot ones lead, and rooms that come and go move nothing', () => {
  const list = [match('b'), match('a'), match('hot', { is_hot: true, competition: { tier: 3 } as Match['competition'] })];
  expect(ids(watchable(list, 'all', null))).toEqual(['hot', 'a', 'b']);
  expect(ids(watchable([match('b', { room_count: 9 }), ...list.slice(1)], 'all', null))).toEqual(['hot', 'a', 'b']);
});

test('what begins within three hours is announced, the next first', () => {
  const later = (id: string, minutes: number) => match(id, { status: 'scheduled', kickoff_at: now + minutes * minute });
  expect(
    ids(comingUp([later('third', 170), later('far', 181), later('first', 5), later('second', 60), later('late', -1)], 'all', now, 9)),
  ).toEqual(['first', 'second', 'third']);
  expect(ids(comingUp([later('first', 5), later('second', 60)], 'all', now, 1))).toEqual(['first']);
});
