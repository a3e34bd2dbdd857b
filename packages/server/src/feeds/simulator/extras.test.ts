// @module-tag full
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { matchParts, matchPlays, createMatches, type Matches, matchOdds, oddsChanges } from '../../modules/scores/matches/index.ts';
import { matches as matchTable, type FeedBatch } from '../../modules/scores/sport/index.ts';
import { testPlatform, type TestPlatform } from '../../testing/testPlatform.ts';
import { createExtras } from './extras.ts';
import { bookmakers } from './odds/companies.data.ts';
import { dayOf } from './football/calendar.ts';
import { createPace } from './pace.ts';
import { planDay } from './sports.ts';
import { storedExtras } from './stored.ts';
import { createWorld } from './world.ts';

const now = Date.UTC(2026, 10, 20, 12, 7);
const caller = { member: undefined, language: 'zh' as const, address: '127.0.0.1', userAgent: '', token: undefined };
const pace = createPace(2026, 1);
/** Number of deliveries during a start, catching up included. */
const beats = 12;

let made: TestPlatform;
let matches: Matches;
beforeAll(async () => {
  made = await testPlatform(now);
  matches = createMatches(made.platform);
  const world = createWorld(pace);
  await matches.apply({ ...world.foundation(), companies: bookmakers });
  await matches.apply(world.news(now).batch);
});
afterAll(() => made.close());

test('what a start tells is stored: odds of all companies, stories of matches that are on first, and a restart goes on from there', async () => {
  const extras = createExtras(pace, 1);
  for (let beat = 0; beat < beats; beat += 1) {
    const { batch, taken } = extras.news(now, 600);
    await matches.apply(batch);
    taken();
  }
  const odds = await made.platform.db.select().from(matchOdds).innerJoin(matchTable, eq(matchTable.id, matchOdds.matchId));
  expect(new Set(odds.map(({ match_odds: { companyId } }) => companyId)).size).toBe(bookmakers.length);
  const on =
    odds.find(({ match: { status } }) => status === 'second_half') ?? odds.find(({ match: { status } }) => status === 'first_half');
  const id = on?.match.id ?? '';
  const { statistics, lineups, momentum, conditions, commentary } = await matches.handlers.matchDetail({ id }, caller);
  expect(statistics?.length).toBeGreaterThan(10);
  expect(momentum?.length).toBeGreaterThan(0);
  expect(lineups?.home.starters).toHaveLength(11);
  expect(conditions?.capacity).toBeGreaterThan(1_000);
  expect(commentary.length).toBeGreaterThan(3);
  const { list } = await matches.handlers.oddsOfMatch({ id }, caller);
  expect(list).toHaveLength(bookmakers.length);
  expect(list.every(({ odds: { european }, history }) => european !== undefined && history.european.length > 3)).toBe(true);
  for (const rows of [
    await made.platform.db.$count(oddsChanges),
    await made.platform.db.$count(matchPlays),
    await made.platform.db.$count(matchParts),
  ])
    expect(rows).toBeGreaterThan(50);

  const versions = new Map(odds.map(({ match_odds: { matchId, companyId } }) => [`${matchId} ${companyId}`, 0]));
  for (const {
    match_odds: { matchId, companyId, version },
  } of odds)
    versions.set(`${matchId} ${companyId}`, Math.max(versions.get(`${matchId} ${companyId}`) ?? 0, version));
  const again: FeedBatch = createExtras(pace, 1, await storedExtras(made.platform.db, now - 48 * 3_600_000)).news(now, 600).batch;
  for (const { matchId, companyId, version } of again.odds ?? [])
    expect(version).toBeGreaterThan(versions.get(`${matchId} ${companyId}`) ?? 0);
}, 120_000);

test('a start can have all of what is on and of the next hours at once, and nothing else', () => {
  const extras = createExtras(pace, 1);
  const ahead = 3 * 3_600_000;
  const matchIds = new Set<string>();
  for (let round = 0; round < 40; round += 1) {
    const { batch, taken } = extras.newsOf(ahead, now, 3_000);
    for (const { matchId } of batch.odds ?? []) matchIds.add(matchId);
    taken();
    if (!batch.odds && !batch.details) break;
  }
  const fixtures = [-1, 0, 1].flatMap((day) => planDay(pace.seed, dayOf(now) + day));
  const next = fixtures.filter(({ kickoffAt }) => kickoffAt > now && kickoffAt <= now + ahead);
  const on = fixtures.filter(({ kickoffAt }) => kickoffAt <= now && kickoffAt > now - 3_600_000);
  expect(next.length).toBeGreaterThan(10);
  expect([...next, ...on].filter(({ id }) => !matchIds.has(id))).toEqual([]);
  expect(fixtures.filter(({ id, kickoffAt }) => matchIds.has(id) && kickoffAt > now + ahead)).toEqual([]);
});

test('matches that are over have their prices at once, as they opened and closed, and nothing else has', () => {
  const hour = 3_600_000;
  const { odds = [] } = createExtras(pace, 1).closings(12 * hour, now);
  const priced = new Map(odds.map(({ matchId, isClosing }) => [matchId, isClosing]));
  const fixtures = [-1, 0].flatMap((day) => planDay(pace.seed, dayOf(now) + day));
  const over = fixtures.filter(({ sport, kickoffAt }) => sport !== 'esports' && kickoffAt < now - 4 * hour && kickoffAt > now - 12 * hour);
  expect(over.length).toBeGreaterThan(10);
  expect(over.filter(({ id }) => !priced.get(id))).toEqual([]);
  expect(fixtures.filter(({ id, kickoffAt }) => priced.has(id) && (kickoffAt > now - 2 * hour || kickoffAt <= now - 12 * hour))).toEqual(
    [],
  );
});

test('news that were not taken are told again', () => {
  const extras = createExtras(pace, 1);
  const first = extras.news(now, 200).batch;
  const second = extras.news(now, 200);
  // Plans that were made for the first are there for the second, which may go further.
  expect(first.odds?.length).toBeGreaterThan(0);
  expect(second.batch.odds?.slice(0, first.odds?.length)).toEqual(first.odds);
  expect((second.batch.details ?? []).slice(0, first.details?.length ?? 0)).toEqual(first.details ?? []);
  second.taken();
  const ids = new Set(second.batch.odds?.map(({ matchId }) => matchId));
  expect(extras.news(now, 200).batch.odds?.some(({ matchId }) => ids.has(matchId))).toBe(false);
});
