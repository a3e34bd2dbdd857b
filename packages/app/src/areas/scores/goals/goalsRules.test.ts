import { expect, test } from 'vitest';
import { createOnce, popsUp, sounds, type GoalInterest } from './goalsRules.ts';

const interest = (change: Partial<GoalInterest> = {}): GoalInterest => ({
  collected: new Set(),
  muted: new Set(),
  settings: { red: true, voice: false, yellow: true },
  ...change,
});
const goal = (change = {}) => ({ kind: 'goal' as const, match_id: '1', is_hot: false, ...change });

test('nothing collected: hot matches pop up, others do not', () => {
  expect(popsUp(goal({ is_hot: true }), interest())).toBe(true);
  expect(popsUp(goal(), interest())).toBe(false);
});

test('something collected: only that pops up', () => {
  const collected = new Set(['1']);
  expect(popsUp(goal(), interest({ collected }))).toBe(true);
  expect(popsUp(goal({ match_id: '2', is_hot: true }), interest({ collected }))).toBe(false);
});

test('a goal in a match of a favourite team pops up, whatever is collected', () => {
  const team = (id: string) => ({
    id,
    name: id,
    short_name: id,
    short_name_zh: id,
    colors: ['#111111', '#eeeeee'] as [string, string],
    logo: null,
  });
  const item = goal({ match_id: '5', home: team('one'), away: team('other') });
  const collected = new Set(['1']);
  expect(popsUp(item, interest({ collected }))).toBe(false);
  expect(popsUp(item, interest({ collected, teams: new Set(['other']) }))).toBe(true);
  expect(popsUp(item, interest({ teams: new Set(['other']), muted: new Set(['5']) }))).toBe(false);
});

test('cards follow their settings, a muted match is silent', () => {
  const collected = new Set(['1']);
  expect(popsUp(goal({ kind: 'yellow' }), interest({ collected }))).toBe(true);
  expect(popsUp(goal({ kind: 'yellow' }), interest({ collected, settings: { red: true, voice: false, yellow: false } }))).toBe(false);
  expect(popsUp(goal({ kind: 'second_yellow' }), interest({ collected, settings: { red: false, voice: false, yellow: true } }))).toBe(
    false,
  );
  expect(popsUp(goal(), interest({ collected, muted: collected }))).toBe(false);
  expect(popsUp(goal({ kind: 'substitution' }), interest({ collected }))).toBe(false);
});

test('the scope may be the list that was seen last, or everything; what is collected always counts', () => {
  const listed = new Set(['2']);
  const collected = new Set(['1']);
  expect(popsUp(goal({ match_id: '2' }), interest({ scope: 'list', listed }))).toBe(true);
  expect(popsUp(goal({ match_id: '3', is_hot: true }), interest({ scope: 'list', listed }))).toBe(false);
  expect(popsUp(goal(), interest({ scope: 'list', listed, collected }))).toBe(true);
  expect(popsUp(goal({ match_id: '9' }), interest({ scope: 'all', collected }))).toBe(true);
  expect(popsUp(goal({ match_id: '9' }), interest({ scope: 'all', muted: new Set(['9']) }))).toBe(false);
});

test('an event is new once, until so many others came that it is forgotten', () => {
  const isNew = createOnce(3);
  expect(['a', 'a', 'b', 'c', 'b', 'd', 'a'].map(isNew)).toEqual([true, false, true, true, false, true, true]);
});

test('goals sound, cards and goals taken back do not', () => {
  expect(
    (['goal', 'own_goal', 'penalty_goal', 'goal_cancelled', 'red', 'yellow', 'corner'] as const).map((kind) => sounds({ kind })),
  ).toEqual([true, true, true, false, false, false, false]);
});
