import type { Match } from '@pitchside/api/scores/matches';
import { expect, test } from 'vitest';
import { pickAgenda, pickMine, pickResults, pickUpcoming } from './matchesRules.ts';

const now = Date.UTC(2026, 10, 21, 12);
const hour = 3_600_000;
const match = (id: string, status: Match['status'], hours = 0, tier = 1) =>
  ({ id, status, kickoff_at: now + hours * hour, is_hot: false, competition: { tier } }) as Match;
const many = (letter: string, status: Match['status'], count: number) =>
  Array.from({ length: count }, (_, index) => match(`${letter}${index}`, status));
const ids = (list: readonly Match[]) => list.map(({ id }) => id);
const nothing = new Set<string>();

test('the agenda is a mix of what is on, what comes and what is over', () => {
  const list = [...many('on', 'first_half', 12), ...many('next', 'scheduled', 12), ...many('past', 'finished', 4)];
  expect(ids(pickAgenda(list, 'on1'))).toEqual(['on0', 'on2', 'on3', 'on4', 'next0', 'next1', 'next2', 'past0']);
});

test('lines that a phase leaves over go to the others', () => {
  expect(ids(pickAgenda([...many('on', 'first_half', 7), ...many('past', 'finished', 3)]))).toEqual([
    'on0',
    'on1',
    'on2',
    'on3',
    'on4',
    'on5',
    'on6',
    'past0',
  ]);
  expect(ids(pickAgenda(many('next', 'scheduled', 2)))).toEqual(['next0', 'next1']);
  expect(pickAgenda([match('1', 'postponed')])).toEqual([]);
});

test('my match is a collected one that is on, else the most important one', () => {
  const on = match('on', 'second_half');
  const hotter = match('hotter', 'first_half');
  const next = match('next', 'scheduled', 1);
  expect(pickMine([on, hotter, next], [hotter, on, next], new Set(['on', 'next']))).toEqual({ match: on, isMine: true });
  expect(pickMine([on, hotter, next], [hotter, on, next], new Set(['next']))).toEqual({ match: hotter, isMine: false });
  expect(pickMine([next], [next], nothing)).toEqual({ match: next, isMine: false });
  expect(pickMine([], [match('over', 'finished')], nothing)).toBeUndefined();
});

test('rows prefer the important, and stand in the order of time', () => {
  const next = [
    match('small', 'scheduled', 1, 3),
    match('d', 'scheduled', 5),
    match('a', 'scheduled', 2),
    match('c', 'scheduled', 4),
    match('b', 'scheduled', 3),
    match('far', 'scheduled', 20),
    match('begun', 'scheduled', -1),
  ];
  expect(ids(pickUpcoming(next, now, nothing))).toEqual(['a', 'b', 'c', 'd']);
  expect(ids(pickUpcoming(next, now, new Set(['a'])))).toEqual(['small', 'b', 'c', 'd']);
  expect(
    ids(
      pickResults(
        [match('old', 'finished', -13), match('x', 'finished', -5), match('y', 'finished', -2), match('on', 'second_half', -1)],
        now,
        nothing,
      ),
    ),
  ).toEqual(['y', 'x']);
});
