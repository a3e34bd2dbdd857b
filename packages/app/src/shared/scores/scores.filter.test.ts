import type { Match } from '@pitchside/api/matches';
import { expect, test } from 'vitest';
import { isChosen, isNamed, itemsOf, letterOf, type ScoreChoice } from './scores.filter.ts';

const team = (name: string) => ({ name, short_name: name });
const match = (change: Partial<Match> = {}) => ({ id: 'm1', is_hot: false, room_count: 0, home: team('Atlético'), away: team('曼城'), competition: { id: 'v1', tier: 3, name: 'V.League', short_name: 'V', country: '越南', color: '#111' }, ...change }) as Match;
const league = (id: string, name: string, country: string, tier: number) => ({ id, tier, name, short_name: name, country, color: '#111' });
const choice = (change: Partial<ScoreChoice> = {}): ScoreChoice => ({ preset: 'all', event: [], country: [], ...change });

test('presets tell hot, first-class and shown matches', () => {
  expect([isChosen(match(), choice()), isChosen(match(), choice({ preset: 'hot' })), isChosen(match(), choice({ preset: 'simple' })), isChosen(match(), choice({ preset: 'live' }))]).toEqual([true, false, false, false]);
  expect(isChosen(match({ is_hot: true }), choice({ preset: 'hot' }))).toBe(true);
  expect(isChosen(match({ competition: league('epl', '英超', '英格兰', 1) }), choice({ preset: 'simple' }))).toBe(true);
  expect(isChosen(match({ room_count: 1 }), choice({ preset: 'live' }))).toBe(true);
});

test('an event or a country that was left out stays away, one that nobody has seen yet stays in', () => {
  expect(isChosen(match(), choice({ event: ['v1'] }))).toBe(false);
  expect(isChosen(match(), choice({ country: ['越南'] }))).toBe(false);
  expect(isChosen(match(), choice({ event: ['epl'], country: ['英格兰'] }))).toBe(true);
});

test.each([
  ['atletico', true],
  [' 曼 ', true],
  ['v.league', true],
  ['arsenal', false],
])('a search for "%s" finds it: %s', (name, found) => {
  expect(isNamed(match(), name)).toBe(found);
});

test.each([
  ['英超', 'Y'],
  ['阿甲', 'A'],
  ['中超', 'Z'],
  ['韩K联', 'H'],
  ['V联赛', 'V'],
  ['Đức', 'D'],
  ['Úc', 'U'],
  ['2. Bundesliga', '#'],
])('%s stands under %s', (name, letter) => {
  expect(letterOf(name)).toBe(letter);
});

test('events and countries are counted, those of the first class are hot', () => {
  const list = [match(), match({ competition: league('epl', '英超', '英格兰', 1) }), match({ competition: league('elc', '英冠', '英格兰', 2) })];
  const { event, country } = itemsOf(list);
  expect(event.map(({ id, count, isHot }) => [id, count, isHot])).toEqual(expect.arrayContaining([['epl', 1, true], ['elc', 1, false], ['v1', 1, false]]));
  expect(country.map(({ id, count, isHot }) => [id, count, isHot])).toEqual(expect.arrayContaining([['英格兰', 2, true], ['越南', 1, false]]));
});
