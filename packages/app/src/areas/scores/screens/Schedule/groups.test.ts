import { matchStatuses, type Match, type MatchStatus } from '@pitchside/api/scores/matches';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { startOf } from '../../../../platform/days/days.ts';
import { groupDay, leaguesOf, stays, type ScheduleFilter } from './groups.ts';

const team = (id: string, name: string): Match['home'] => ({
  id,
  name,
  short_name: name.slice(0, 3),
  short_name_zh: name,
  colors: ['#000', '#fff'],
  logo: null,
});
const league = (id: string, tier = 1): Match['competition'] => ({
  id,
  name: `League ${id}`,
  short_name: id.toUpperCase(),
  country_id: 'vietnam',
  country: 'VN',
  color: '#111',
  tier,
});
const match = (id: string, change: Partial<Match> = {}): Match =>
  ({
    id,
    sport: 'football',
    competition: league('epl'),
    home: team('h', 'Atlético'),
    away: team('a', 'Hà Nội'),
    status: 'scheduled',
    kickoff_at: startOf('2026-11-21'),
    is_hot: false,
    ...change,
  }) as Match;
const all: ScheduleFilter = { sports: ['football', 'basketball', 'esports'], leagues: new Set(), shownOnly: false, search: '' };

test('every match of the day is in one group and no other, groups are in order', () => {
  const midnight = startOf('2026-11-21');
  const at = fc.integer({ min: -30, max: 60 }).map((hours) => midnight + hours * 3_600_000);
  const status = fc.constantFrom<MatchStatus>(...matchStatuses.football);
  fc.assert(
    fc.property(fc.array(fc.record({ at, status }), { maxLength: 40 }), (given) => {
      const list = given.map((entry, index) => match(`m${index}`, { kickoff_at: entry.at, status: entry.status }));
      const { over, rest } = groupDay(list, midnight, startOf('2026-11-22'));
      const ids = [...over, ...rest].flatMap(({ matches }) => matches.map(({ id }) => id));
      expect(ids.toSorted()).toEqual(
        list
          .filter((one) => one.kickoff_at >= midnight && one.kickoff_at < startOf('2026-11-22'))
          .map(({ id }) => id)
          .toSorted(),
      );
      for (const groups of [over, rest])
        expect(groups.map((group) => group.at)).toEqual(
          [...new Set(groups.map((group) => group.at))].toSorted((one, other) => one - other),
        );
      expect(over.flatMap(({ matches }) => matches).every((one) => one.status === 'finished')).toBe(true);
    }),
    { seed: 7 },
  );
});

test('search knows names without their accents', () => {
  expect(stays(match('m'), { ...all, search: ' atletico ' }, () => false)).toBe(true);
  expect(stays(match('m'), { ...all, search: 'ha noi' }, () => false)).toBe(true);
  expect(stays(match('m'), { ...all, search: 'epl' }, () => false)).toBe(true);
  expect(stays(match('m'), { ...all, search: 'xyz' }, () => false)).toBe(false);
});

test('sport, league and who shows it limit the list', () => {
  expect(stays(match('m'), { ...all, sports: ['basketball'] }, () => true)).toBe(false);
  expect(stays(match('m'), { ...all, leagues: new Set(['liga']) }, () => true)).toBe(false);
  expect(stays(match('m'), { ...all, leagues: new Set(['epl']) }, () => true)).toBe(true);
  expect(stays(match('m'), { ...all, shownOnly: true }, () => false)).toBe(false);
});

test('known leagues come first, then larger ones', () => {
  const list = [
    match('1', { competition: league('c', 3) }),
    match('2', { competition: league('b', 1) }),
    match('3', { competition: league('a', 1) }),
    match('4', { competition: league('a', 1) }),
  ];
  expect(leaguesOf(list).map(({ id, count }) => [id, count])).toEqual([
    ['a', 2],
    ['b', 1],
    ['c', 1],
  ]);
});
