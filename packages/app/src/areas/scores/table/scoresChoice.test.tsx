import type { Match } from '@pitchside/api/scores/matches';
import { beforeEach, expect, test } from 'vitest';
import { choiceOf, chooseOrder, clearChoice, foldSection, scoreChoices, setChoice } from './scoresChoice.store.ts';

const match = (tier: number) =>
  ({ id: `m${tier}`, is_hot: false, room_count: 0, competition: { id: 'c', tier, country_id: 'x' } }) as Match;
const presetOn = (tab: Parameters<typeof choiceOf>[2], list: readonly Match[]) =>
  choiceOf(scoreChoices.choices, 'football', tab, list).preset;

beforeEach(() => {
  localStorage.clear();
  Object.assign(scoreChoices, { choices: {}, folded: [] });
});

test('who has chosen nothing begins with the hot matches, with all of them where none is hot, and finds all that is collected', () => {
  expect(presetOn('immediate', [match(1), match(3)])).toBe('hot');
  expect(presetOn('immediate', [match(3)])).toBe('all');
  expect(presetOn('immediate', [])).toBe('hot');
  expect(presetOn('collected', [match(1)])).toBe('all');
});

test('what was chosen stays, and all matches are a choice as well', () => {
  setChoice('football', 'immediate', { preset: 'live' });
  expect(presetOn('immediate', [match(1)])).toBe('live');
  expect(presetOn('results', [match(1)])).toBe('hot');
  clearChoice('football', 'immediate');
  expect(presetOn('immediate', [match(1)])).toBe('all');
});

test('the order and folded leagues are kept in the browser', () => {
  chooseOrder('time');
  foldSection('league:epl', true);
  foldSection('live', true);
  foldSection('league:epl', false);
  expect(JSON.parse(localStorage.getItem('scores') ?? '{}')).toMatchObject({ order: 'time', folded: ['live'] });
});
