import type { Match } from '@pitchside/api/scores/matches';
import { expect, test } from 'vitest';
import { isChosen, isNamed, itemsOf, type ScoreChoice } from './scoresFilter.ts';

const team = (name: string) => ({ name, short_name: name });
const match = (change: Partial<Match> = {}) =>
  ({
    id: 'm1',
    is_hot: false,
    room_count: 0,
    home: team('Atlético'),
    away: team('曼城'),
    competition: { id: 'v1', tier: 3, name: 'V.League', short_name: 'V', country_id: 'vietnam', country: '越南', color: '#111' },
    ...change,
  }) as Match;
const league = (id: string, name: string, country: string, tier: number) => ({
  id,
  tier,
  name,
  short_name: name,
  country_id: country,
  country: countries[country] ?? '',
  color: '#111',
});
const countries: Record<string, string> = { england: '英格兰', vietnam: '越南', algeria: '阿尔及利亚' };
const choice = (change: Partial<ScoreChoice> = {}): ScoreChoice => ({ preset: 'all', event: [], country: [], ...change });

test('presets tell hot, first-class and shown matches', () => {
  expect([
    isChosen(match(), choice()),
    isChosen(match(), choice({ preset: 'hot' })),
    isChosen(match(), choice({ preset: 'simple' })),
    isChosen(match(), choice({ preset: 'live' })),
  ]).toEqual([true, false, false, false]);
  expect(isChosen(match({ is_hot: true }), choice({ preset: 'hot' }))).toBe(true);
  expect(isChosen(match({ competition: league('epl', '英超', 'england', 1) }), choice({ preset: 'simple' }))).toBe(true);
  expect(isChosen(match({ room_count: 1 }), choice({ preset: 'live' }))).toBe(true);
  expect(isChosen(match({ room_count: 1 }), choice({ preset: 'hot' }))).toBe(true);
});

test('an event or a country that was left out stays away, one that nobody has seen yet stays in', () => {
  expect(isChosen(match(), choice({ event: ['v1'] }))).toBe(false);
  expect(isChosen(match(), choice({ country: ['vietnam'] }))).toBe(false);
  expect(isChosen(match(), choice({ event: ['epl'], country: ['england'] }))).toBe(true);
});

test.each([
  ['atletico', true],
  [' 曼 ', true],
  ['v.league', true],
  ['arsenal', false],
])('a search for "%s" finds it: %s', (name, found) => {
  expect(isNamed(match(), name)).toBe(found);
});

test('events and countries are counted, those of the first class are hot', () => {
  const list = [
    match(),
    match({ competition: league('epl', '英超', 'england', 1) }),
    match({ competition: league('elc', '英冠', 'england', 2) }),
  ];
  const { event, country } = itemsOf(list, 'zh');
  expect(event.map(({ id, count, isHot }) => [id, count, isHot])).toEqual(
    expect.arrayContaining([
      ['epl', 1, true],
      ['elc', 1, false],
      ['v1', 1, false],
    ]),
  );
  expect(country.map(({ id, count, isHot }) => [id, count, isHot])).toEqual(
    expect.arrayContaining([
      ['england', 2, true],
      ['vietnam', 1, false],
    ]),
  );
});

test('names stand in the order of the reader, ids are the same in every language', () => {
  const named = (words: Record<string, string>) =>
    Object.entries(words).map(([id, country]) => match({ competition: { ...league(id, id, id, 3), country } }));
  const order = (words: Record<string, string>, language: string) =>
    itemsOf(named(words), language).country.map(({ id, letter }) => `${letter} ${id}`);
  expect(order({ vietnam: '越南', england: '英格兰', germany: '德国', algeria: '阿尔及利亚' }, 'zh')).toEqual([
    'A algeria',
    'D germany',
    'Y england',
    'Y vietnam',
  ]);
  expect(order({ vietnam: 'Việt Nam', england: 'Anh', germany: 'Đức', denmark: 'Đan Mạch', italy: 'Ý' }, 'vi')).toEqual([
    'A england',
    'D denmark',
    'D germany',
    'V vietnam',
    'Y italy',
  ]);
});
