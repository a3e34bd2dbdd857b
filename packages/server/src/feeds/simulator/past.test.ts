// @module-tag full
import { cups } from '../../catalogue/football/divisions.ts';
import { and, eq, lt } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createCompetitions } from '../../modules/scores/competitions/index.ts';
import { createMatches, type Matches } from '../../modules/scores/matches/index.ts';
import { matches as matchTable, type FeedBatch, type FeedFixture } from '../../modules/scores/sport/index.ts';
import { testPlatform, type TestPlatform } from '../../testing/testPlatform.ts';
import { dayLength } from './football/calendar.ts';
import { createPace } from './pace.ts';
import { pastOf, resultOf, runPast } from './past.ts';
import { createWorld } from './world.ts';

const now = Date.UTC(2026, 10, 20, 12, 7);
const caller = { member: undefined, language: 'en' as const, address: '127.0.0.1', userAgent: '', token: undefined };
const pace = createPace(2026, 1);
let made: TestPlatform;
let matches: Matches;
beforeAll(async () => {
  made = await testPlatform(now);
  matches = createMatches(made.platform);
  await matches.apply(createWorld(pace).foundation());
});
afterAll(() => made.close());

const stored = () =>
  made.platform.db
    .select()
    .from(matchTable)
    .where(and(eq(matchTable.status, 'finished'), lt(matchTable.kickoffAt, now - dayLength)));
const rest = { least: 0, times: 0 };
const isOf =
  (...ids: string[]) =>
  ({ competitionId }: FeedFixture) =>
    ids.includes(competitionId);

test('the past ends where the world of today begins, holds each match once, and is over', { timeout: 60_000 }, () => {
  const { days, fixturesOf } = pastOf(pace.seed, now);
  const fixtures = days.flatMap(fixturesOf);
  expect(new Set(fixtures.map(({ id }) => id)).size).toBe(fixtures.length);
  const world = createWorld(pace);
  const today = new Set(world.news(now).batch.fixtures?.map(({ id }) => id));
  expect(fixtures.filter(({ id }) => today.has(id))).toEqual([]);
  const yesterday = Math.floor(now / dayLength) - 1;
  expect(Math.max(...fixtures.map(({ kickoffAt }) => kickoffAt))).toBeLessThan(yesterday * dayLength);
  expect(new Set(fixtures.filter(({ kickoffAt }) => kickoffAt >= (yesterday - 1) * dayLength).map(({ sport }) => sport)).size).toBe(3);
  for (const sport of ['football', 'basketball', 'esports'] as const) {
    const some = fixtures
      .filter((fixture) => fixture.sport === sport)
      .slice(0, 150)
      .map((fixture) => resultOf(pace, fixture));
    expect(some.every(({ status, events }) => status === 'finished' && events.every(({ at }) => at < now - dayLength))).toBe(true);
    if (sport !== 'football') continue;
    const goals = some.map(
      ({ events }) =>
        events.filter(({ kind }) => kind === 'goal' || kind === 'penalty_goal' || kind === 'own_goal').length -
        events.filter(({ kind }) => kind === 'goal_cancelled').length,
    );
    expect(some.map(({ score }) => (score?.home ?? 0) + (score?.away ?? 0))).toEqual(goals);
  }
});

test('every league has weeks behind it and the whole season that is on, round by round', () => {
  const { days, fixturesOf } = pastOf(pace.seed, now);
  expect(days.length).toBeGreaterThan(60);
  const all = days.flatMap(fixturesOf);
  const old = all.filter(({ kickoffAt }) => kickoffAt < now - 70 * dayLength);
  expect(old.length).toBeGreaterThan(1_000);
  const rounds = Map.groupBy(all, ({ competitionId, season }) => `${competitionId} ${season}`);
  for (const { competitionId, season } of old) {
    const names = rounds.get(`${competitionId} ${season}`)?.map(({ roundNames }) => roundNames.en);
    expect(
      names?.some((name) => ['Round 1', 'Week 1', 'First round', 'Round of 16'].includes(name)),
      competitionId,
    ).toBe(true);
  }
  const weeks = new Set(all.filter(({ kickoffAt }) => kickoffAt > now - 20 * dayLength).map(({ competitionId }) => competitionId));
  const resting = (createWorld(pace).foundation().competitions ?? []).filter(({ id }) => !weeks.has(id)).map(({ id }) => id);
  // Late in November these have had their season.
  expect(resting.filter((id) => !cups.some(({ competition }) => competition.id === id))).toEqual(['brasileirao-women', 'wnba']);
});

test('a season is told from its first day, its table is whole, and told again it writes nothing', { timeout: 120_000 }, async () => {
  const of = isOf('csl', 'kbl');
  const running = runPast(made.platform, matches, { rest, of });
  await running.done;
  expect(running.progress()).toMatchObject({ days: running.progress().of, matches: (await stored()).length });
  const { handlers } = createCompetitions(made.platform);
  const { rounds, season } = await handlers.seasonRounds({ id: 'csl' }, caller);
  expect(season).toMatchObject({ is_simulated: true, is_current: true });
  const whole = rounds.slice(0, -2);
  expect(whole.length).toBeGreaterThan(0);
  for (const [index, round] of whole.entries()) expect(round).toMatchObject({ id: `round-${index + 1}`, matches: 8, finished: 8 });
  expect((await handlers.basketballTable({ id: 'kbl' }, caller)).groups[0]?.overall.every(({ played }) => played > 0)).toBe(true);
  // The season before is delivered too, with its champion; the running one has no champion yet.
  const { seasons } = await handlers.seasonList({ id: 'csl' }, caller);
  expect(seasons.map(({ id, matches: all, finished, champion }) => [id, all, finished, champion !== null])).toEqual([
    ['2026-sim', season.matches, season.finished, season.matches === season.finished],
    ['2025-sim', 240, 240, true],
  ]);
  for (const sport of ['football', 'basketball']) expect((await made.platform.events.position(`matches:${sport}`)).seq).toBe(0);

  const before = await stored();
  const again = vi.fn(async () => undefined);
  await runPast(made.platform, { apply: again }, { rest, of }).done;
  expect(again).not.toHaveBeenCalled();
  expect(await stored()).toEqual(before);
});

test('a cup has its bracket and its winner; between two rounds of the one that is on nobody has won', { timeout: 120_000 }, async () => {
  const of = isOf('efl-cup');
  await runPast(made.platform, matches, { rest, of }).done;
  const { handlers } = createCompetitions(made.platform);
  const { kind, seasons } = await handlers.seasonList({ id: 'efl-cup' }, caller);
  expect([kind, ...seasons.map(({ id, champion, matches: all, finished }) => [id, champion !== null, all, finished])]).toEqual([
    'cup',
    ['2026-27-sim', false, 36, 36],
    ['2025-26-sim', true, 43, 43],
  ]);
  const { rounds } = await handlers.seasonBracket({ id: 'efl-cup', season: '2025-26-sim' }, caller);
  expect(rounds.map(({ ties }) => ties.length)).toEqual([12, 16, 8, 4, 2, 1]);
  for (const [index, { ties }] of rounds.entries())
    for (const { winner, next, decided } of ties) {
      expect([winner !== null, decided !== null]).toEqual([true, true]);
      expect(next !== null).toBe(index < rounds.length - 1);
    }
});

test('of a season before that was played out the league is told, then its play-offs, once', { timeout: 120_000 }, async () => {
  const of = ({ competitionId, season }: FeedFixture) => competitionId === 'nba' && season === '2025-26-sim';
  await runPast(made.platform, matches, { rest, of }).done;
  const { handlers } = createCompetitions(made.platform);
  const { seasons } = await handlers.seasonList({ id: 'nba' }, caller);
  const { rounds } = await handlers.seasonBracket({ id: 'nba', season: '2025-26-sim' }, caller);
  const [final] = rounds.at(-1)?.ties ?? [];
  expect(seasons).toMatchObject([{ id: '2025-26-sim', champion: { id: (final?.winner === 'home' ? final.home : final?.away)?.id } }]);
  expect(rounds.map(({ ties }) => ties.filter(({ winner }) => winner !== null).length)).toEqual([8, 4, 2, 1]);
  const again = vi.fn(async () => undefined);
  await runPast(made.platform, { apply: again }, { rest, of }).done;
  expect(again).not.toHaveBeenCalled();
});

test('matches of the last days bring how prices opened and closed', async () => {
  const batches: FeedBatch[] = [];
  const of = isOf('epl', 'nba');
  const recent = pastOf(pace.seed, now).days.slice(0, 12);
  await runPast(
    made.platform,
    { apply: async (batch) => void batches.push(batch) },
    { rest, of: (fixture) => of(fixture) && recent.includes(Math.floor(fixture.kickoffAt / dayLength)) },
  ).done;
  const ages = new Map(batches.flatMap(({ fixtures = [] }) => fixtures.map(({ id, kickoffAt }) => [id, (now - kickoffAt) / dayLength])));
  const priced = Map.groupBy(
    batches.flatMap(({ odds = [] }) => odds),
    ({ matchId }) => matchId,
  );
  expect([...ages].filter(([, age]) => age < 8).every(([id]) => (priced.get(id)?.length ?? 0) > 0)).toBe(true);
  expect([...ages].filter(([, age]) => age > 10).every(([id]) => !priced.has(id))).toBe(true);
  expect(priced.size).toBeGreaterThan(10);
  for (const changes of priced.values())
    for (const [, own] of Map.groupBy(changes, ({ companyId }) => companyId)) {
      expect(own.map(({ isClosing }) => isClosing)).toEqual([true, true]);
      expect(own.every(({ at, markets }) => at < now && Object.keys(markets).length > 0)).toBe(true);
    }
});

test('a failure is made good, stopping waits for the delivery in hand, and a restart goes on from there', async () => {
  const of = isOf('epl', 'epl-women', 'laliga', 'bundesliga', 'serie-a', 'ligue-1');
  let refusals = 2;
  const first: FeedBatch[] = [];
  const refused: FeedBatch[] = [];
  const running = runPast(
    made.platform,
    {
      apply: async (batch) => {
        if (refusals > 0) {
          refusals -= 1;
          refused.push(batch);
          throw Object.assign(new Error('no connection'), { code: 'ECONNREFUSED' });
        }
        await matches.apply(batch);
        first.push(batch);
      },
    },
    { rest, of },
  );
  await vi.waitFor(() => expect(first.length).toBeGreaterThanOrEqual(3), { timeout: 20_000, interval: 5 });
  await running.stop();
  expect(refused).toEqual([first[0], first[0]]);
  const knownIds = new Set(first.flatMap(({ fixtures = [] }) => fixtures.map(({ id }) => id)));
  const known = new Set((await stored()).map(({ id }) => id));
  expect([...knownIds].every((id) => known.has(id))).toBe(true);
  expect(running.progress().matches).toBe(knownIds.size);

  const later: FeedBatch[] = [];
  const again = runPast(made.platform, { apply: async (batch) => void later.push(batch) }, { rest, of });
  await vi.waitFor(() => expect(later.length).toBeGreaterThan(0), { timeout: 20_000, interval: 5 });
  await again.stop();
  expect(later.flatMap(({ fixtures = [] }) => fixtures).filter(({ id }) => knownIds.has(id))).toEqual([]);
});
