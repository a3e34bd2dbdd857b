import type { FoundTeam } from '@pitchside/api/search';
import { expect, test } from 'vitest';
import { leaguePath, teamPath } from './result.links.ts';

const competition: NonNullable<FoundTeam['competition']> = {
  id: 'epl',
  name: '英格兰超级联赛',
  short_name: '英超',
  country_id: 'england',
  country: '英格兰',
  color: '#639',
  tier: 1,
};

test('a team stands in the table of its season, and where its sport is without a table or a match', () => {
  expect(teamPath({ competition, sport: 'football', season: '2026-27' })).toBe('/base-football?id=epl&season=2026-27');
  expect(teamPath({ competition, sport: 'basketball', season: null })).toBe('/base-basketball?id=epl');
  expect(teamPath({ competition: null, sport: 'basketball', season: null })).toBe('/base-basketball');
  expect(teamPath({ competition, sport: 'esports', season: '2026' })).toBe('/football?sport=3');
  expect(leaguePath({ competition: { ...competition, id: 'a&b' }, sport: 'football' })).toBe('/base-football?id=a%26b');
});
