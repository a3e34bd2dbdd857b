import type { FoundTeam } from '@pitchside/api/content/search';
import { expect, test } from 'vitest';
import { leaguePath, teamPath } from './resultLinks.ts';

const competition: NonNullable<FoundTeam['competition']> = {
  id: 'epl',
  name: '英格兰超级联赛',
  short_name: '英超',
  country_id: 'england',
  country: '英格兰',
  color: '#639',
  tier: 1,
};

test('a team leads to its page, a competition to its table, and esports to the live scores', () => {
  expect(teamPath({ team: { id: 'arsenal' }, sport: 'football' })).toBe('/base-football?team=arsenal');
  expect(teamPath({ team: { id: 'bb-lakers' }, sport: 'basketball' })).toBe('/base-basketball?team=bb-lakers');
  expect(teamPath({ team: { id: 'lol-blg' }, sport: 'esports' })).toBe('/football?sport=3');
  expect(leaguePath({ competition, sport: 'football' }, '2026-27')).toBe('/base-football?id=epl&season=2026-27');
  expect(leaguePath({ competition: { ...competition, id: 'a&b' }, sport: 'football' })).toBe('/base-football?id=a%26b');
});
