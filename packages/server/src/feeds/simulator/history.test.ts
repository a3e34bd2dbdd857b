import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { basketballDivisionOf } from '../../demo/basketball/divisions.ts';
import { divisionOf } from '../../demo/football/divisions.ts';
import { createCompetitions } from '../../modules/competitions/index.ts';
import { createMatches } from '../../modules/matches/index.ts';
import { matchEvents, matches, matchSheets } from '../../modules/matches/matches.tables.ts';
import { testPlatform, type TestPlatform } from '../../testing/testPlatform.ts';
import { tellHistory } from './history.ts';
import { createPace } from './pace.ts';
import { createWorld } from './world.ts';

const now = Date.UTC(2026, 10, 21, 12);
const caller = { member: undefined, language: 'en' as const, address: '127.0.0.1', userAgent: '', token: undefined };
const of = [divisionOf('csl')];
let site: TestPlatform;

beforeAll(async () => {
  site = await testPlatform(now);
  await createMatches(site.platform).apply(createWorld(createPace(site.platform.settings.seed, 1)).foundation());
  await tellHistory(site.platform, { of, pause: 0 });
});
afterAll(() => site.close());

const stored = () => site.platform.db.select({ id: matches.id, version: matches.version }).from(matches).where(eq(matches.competitionId, 'csl')).orderBy(matches.id);

test('a fresh world knows its season from the first day: every round before is whole, and no round is told twice', async () => {
  const { rounds, season } = await createCompetitions(site.platform).handlers.seasonRounds({ id: 'csl' }, caller);
  expect(season).toMatchObject({ is_simulated: true, is_current: true });
  const whole = rounds.slice(0, -2);
  expect(whole.length).toBeGreaterThan(0);
  for (const [index, round] of whole.entries()) expect(round).toMatchObject({ id: `round-${index + 1}`, matches: 8, finished: 8 });
});

test('a season of basketball is known from its first day too, with the figures of its players', async () => {
  await tellHistory(site.platform, { of: [basketballDivisionOf('cba')], pause: 0 });
  const { handlers } = createCompetitions(site.platform);
  const { rounds } = await handlers.seasonRounds({ id: 'cba' }, caller);
  const whole = rounds.slice(0, -2);
  expect(whole.length).toBeGreaterThan(0);
  for (const [index, round] of whole.entries()) expect(round).toMatchObject({ id: `round-${index + 1}`, matches: 10, finished: 10 });
  const { list } = await handlers.basketballPlayers({ id: 'cba', by: 'points', limit: 5 }, caller);
  expect(list).toHaveLength(5);
  expect(list.map(({ points }) => points)).toEqual(list.map(({ points }) => points).toSorted((one, other) => other - one));
  const { groups } = await handlers.basketballTable({ id: 'cba' }, caller);
  const games = Math.max(...groups.flatMap(({ overall }) => overall.map(({ played }) => played)));
  for (const leader of list) expect(leader.games >= games / 2 - 1 && leader.games <= games).toBe(true);
});

test('nobody who follows the live scores is told of it', async () => {
  expect((await site.platform.events.position('matches:football')).seq).toBe(0);
  expect((await site.platform.events.position('matches:basketball')).seq).toBe(0);
});

test('told again it writes nothing', async () => {
  const before = await stored();
  const events = await site.platform.db.$count(matchEvents);
  await tellHistory(site.platform, { of, pause: 0 });
  expect(await stored()).toEqual(before);
  expect(await site.platform.db.$count(matchEvents)).toBe(events);
});

test('it ends when it is told to', async () => {
  await site.platform.db.delete(matchEvents);
  await site.platform.db.delete(matchSheets);
  await site.platform.db.delete(matches);
  let days = 3;
  await tellHistory(site.platform, { of, pause: 0, goesOn: () => (days -= 1) >= 0 });
  const left = await stored();
  expect(left.length).toBeLessThan(17);
});
