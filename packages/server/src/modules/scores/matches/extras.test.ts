import {
  oddsMarkets,
  takeExponent,
  unpackOdds,
  type ExponentRow,
  type MatchDetailChange,
  type MatchOdds,
} from '@pitchside/api/scores/matches';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { matches as matchRows, type FeedDetail, type FeedOdds, type FeedEvent, type FeedShot, type MatchUpdate } from '../sport/index.ts';
import { testPlatform, type TestPlatform } from '../../../testing/testPlatform.ts';
import { localize } from '../../../text/local.ts';
import { goal, names, playing, world } from './matches.fixtures.ts';
import { createMatches, type Matches } from './index.ts';
import { historyLimit } from './odds/odds.repository.ts';

const now = Date.UTC(2026, 10, 21, 12);
const caller = { member: undefined, language: 'zh' as const, address: '127.0.0.1', userAgent: '', token: undefined };
let site: TestPlatform;
let matches: Matches;
let made = 0;

beforeAll(async () => {
  site = await testPlatform(now);
  matches = createMatches(site.platform);
  await matches.apply({
    ...world(now - 600_000, 150),
    companies: [
      { id: '1', names: names('皇石'), rank: 1, sports: ['football'] },
      { id: '2', names: names('三六'), rank: 2, sports: ['football'] },
    ],
  });
});
afterAll(() => site.close());
beforeEach(() => {
  site.clock.set(now);
  made += 1;
});

/** A separate match for each case, to isolate them. */
const fresh = () => `m${(made += 1)}`;
const position = async (topic: string) => (await site.platform.events.position(topic)).seq;
const after = async (topic: string, seq: number) => (await site.platform.events.after(topic, seq)) ?? [];
const odds = (matchId: string, version: number, markets: FeedOdds['markets'], companyId = '1'): FeedOdds => ({
  matchId,
  companyId,
  version,
  at: now - 100_000 + version * 100,
  minute: version,
  markets,
});
const table = async (id: string, company = '0') => {
  const { list } = await matches.handlers.oddsTable({ sport: 'football', company_id: company }, caller);
  const row = list.find(([matchId]) => matchId === id);
  return row && unpackOdds(row as never);
};

test('odds are stored with how they opened, and only those who follow the company or the match are told', async () => {
  const id = fresh();
  const [one, two, match] = [await position('odds:football:1'), await position('odds:football:2'), await position(`match:${id}`)];
  await matches.apply({ odds: [odds(id, 1, { asian: [0.9, 0.25, 0.98], european: [2.1, 3.2, 3.4] })] });
  await matches.apply({ odds: [odds(id, 2, { asian: [0.94, 0.25, 0.94] }), odds(id, 3, { european: null })] });
  expect(await table(id)).toEqual({
    asian: { initial: { home: 0.9, middle: 0.25, away: 0.98 }, live: { home: 0.94, middle: 0.25, away: 0.94 } },
    european: { initial: { home: 2.1, middle: 3.2, away: 3.4 }, live: null },
  });
  const published = await after('odds:football:1', one);
  expect(published.map(({ type }) => type)).toEqual(['exponent', 'exponent']);
  expect(await after('odds:football:2', two)).toEqual([]);
  expect((await after(`match:${id}`, match)).map(({ data }) => data)).toEqual(published.map(({ data }) => data));
  const known = published.flatMap(({ data }) => (data as { list: ExponentRow[] }).list).reduce<MatchOdds>(takeExponent, {});
  expect(known).toEqual(await table(id));
});

test('odds that come again tell nobody', async () => {
  const id = fresh();
  const deliveries = [odds(id, 1, { size: [0.9, 2.5, 0.9] }), odds(id, 2, { size: [0.8, 2.5, 1] })];
  await matches.apply({ odds: deliveries });
  const start = await position('odds:football:1');
  await matches.apply({ odds: deliveries });
  await matches.apply({ odds: [deliveries[0] as FeedOdds] });
  expect(await after('odds:football:1', start)).toEqual([]);
  const { list } = await matches.handlers.oddsHistory({ id, company_id: '1', market: 'size', limit: 100 }, caller);
  expect(list.map(({ quote }) => quote?.home)).toEqual([0.8, 0.9]);
});

test('the history names minute and score of the moment, newest first, and is bounded', async () => {
  const id = fresh();
  await matches.apply({
    updates: [playing(id, 2, 5, 1, [goal(`${id}g`, 5, 1, now - 100_000 + 250)])],
    odds: [odds(id, 1, { asian: [0.9, 0.5, 0.9] }), odds(id, 4, { asian: null })],
  });
  const { list } = await matches.handlers.oddsHistory({ id, company_id: '1', market: 'asian', limit: 100 }, caller);
  expect(list).toEqual([
    { at: now - 99_600, minute: 4, home_score: 1, away_score: 0, quote: null },
    { at: now - 99_900, minute: 1, home_score: null, away_score: null, quote: { home: 0.9, middle: 0.5, away: 0.9 } },
  ]);
  await matches.apply({
    odds: Array.from({ length: historyLimit + 40 }, (_, index) => odds(id, index + 5, { asian: [0.8 + (index % 30) / 100, 0.5, 0.9] })),
  });
  const { list: long } = await matches.handlers.oddsHistory({ id, company_id: '1', market: 'asian', limit: 300 }, caller);
  expect(long).toHaveLength(historyLimit);
  const { list: companies } = await matches.handlers.oddsOfMatch({ id }, caller);
  expect(companies[0]?.history.asian).toHaveLength(24);
  expect(companies[0]?.odds.asian?.initial).toEqual({ home: 0.9, middle: 0.5, away: 0.9 });
});

test('odds of unknown matches and companies are passed over, asking for them is refused', async () => {
  const id = fresh();
  await matches.apply({ odds: [odds('nobody', 1, { asian: [1, 0, 1] }), odds(id, 1, { asian: [1, 0, 1] }, '9')] });
  expect((await matches.handlers.oddsOfMatch({ id }, caller)).list).toEqual([]);
  await expect(matches.handlers.oddsOfMatch({ id: 'nobody' }, caller)).rejects.toThrow('没有找到这场比赛');
  await expect(matches.handlers.oddsTable({ sport: 'football', company_id: '9' }, caller)).rejects.toThrow('没有这家公司');
  await expect(matches.handlers.oddsHistory({ id, company_id: '9', market: 'asian', limit: 10 }, caller)).rejects.toThrow('没有这家公司');
});

test('odds of a day that is over are given as they closed, from its first moment to before the next', async () => {
  const id = fresh();
  const [row] = await site.platform.db.select().from(matchRows).where(eq(matchRows.id, id));
  const day = 86_400_000;
  const kickoffAt = (row?.kickoffAt ?? 0) - 5 * day;
  await site.platform.db.update(matchRows).set({ kickoffAt }).where(eq(matchRows.id, id));
  const seq = await position(`match:${id}`);
  await matches.apply({
    isPast: true,
    odds: [1, 9].map((version) => ({ ...odds(id, version, { asian: [0.8 + version / 100, 0.25, 0.9] }), isClosing: true })),
  });
  const ofDay = async (from: number, until: number) =>
    (await matches.handlers.oddsTable({ sport: 'football', company_id: '0', from, until }, caller)).list.find(([of]) => of === id);
  expect(unpackOdds((await ofDay(kickoffAt, kickoffAt + day)) as never)).toMatchObject({
    asian: { initial: { home: 0.81 }, live: { home: 0.89 } },
  });
  expect(await ofDay(kickoffAt - day, kickoffAt)).toBeUndefined();
  expect(await table(id)).toBeUndefined();
  // Followers of the match today are not notified.
  expect(await position(`match:${id}`)).toBe(seq);
});

const detail = (matchId: string, version: number, home: number, plays: FeedDetail['plays'] = []): FeedDetail => ({
  matchId,
  version,
  parts: { statistics: [{ id: 'shots', home, away: 1 }], ...(version % 2 === 0 && { momentum: [0.1 * version] }) },
  plays,
});

test('figures, momentum and commentary reach those who follow the match, once', async () => {
  const id = fresh();
  const start = await position(`match:${id}`);
  const play = {
    id: `${id}p`,
    kind: 'shot_saved' as const,
    side: 'home' as const,
    minute: 3,
    added: 0,
    player: names('周九'),
    at: now - 1_000,
  };
  await matches.apply({ details: [detail(id, 2, 4, [play])] });
  await matches.apply({ details: [detail(id, 2, 4, [play]), detail(id, 1, 3)] });
  const published = await after(`match:${id}`, start);
  expect(published.map(({ type }) => type)).toEqual(['match_detail']);
  expect(published[0]?.data).toMatchObject({
    match_id: id,
    statistics: [{ id: 'shots', home: 4, away: 1 }],
    momentum: [0.2],
    lineups: false,
    commentary: [{ kind: 'shot_saved', minute: 3, is_key: false }],
  });
  const answer = await matches.handlers.matchDetail({ id }, caller);
  expect(answer).toMatchObject({ statistics: [{ home: 4 }], lineups: null, conditions: null });
  for (const language of ['zh', 'en', 'vi'] as const)
    expect(localize<{ text: string }[]>(answer.commentary as never, language)[0]?.text).toContain(
      { zh: '周九', en: '周九 (en)', vi: '周九 (vi)' }[language],
    );
});

test('shots reach those who follow the match once, each alone; a goal that is taken back comes again and stays so', async () => {
  const id = fresh();
  const start = await position(`match:${id}`);
  const shot = (key: string, outcome: FeedShot['outcome'], xg: number | null = 0.31): FeedShot => ({
    ...{ id: `${id}${key}`, side: 'home', minute: 3, added: 0, player: names('周九'), outcome, isPenalty: false },
    ...{ x: 0.9, y: 0.4, xg, points: null, at: now - 2_000 },
  });
  const deliver = (version: number, ...shots: FeedShot[]) =>
    matches.apply({ details: [{ matchId: id, version, parts: {}, plays: [], shots }] });
  await deliver(1, shot('a', 'saved'), shot('b', 'goal'));
  await deliver(2, shot('c', 'wide'), shot('a', 'saved'));
  await matches.apply({
    details: ['cancelled', 'goal'].map((outcome, index) => ({
      ...{ matchId: id, version: 3 + index, parts: {}, plays: [] },
      shots: [shot('b', outcome as FeedShot['outcome'], outcome === 'goal' ? 0.31 : null)],
    })),
  });
  await deliver(5, shot('b', 'goal'));
  const published = (await after(`match:${id}`, start)).map(({ data }) => (data as MatchDetailChange).shots);
  expect(published.map((shots) => shots.map((each) => [each.id.replace(id, ''), each.outcome]))).toEqual([
    [
      ['a', 'saved'],
      ['b', 'goal'],
    ],
    [['c', 'wide']],
    [['b', 'cancelled']],
  ]);
  const { shots } = await matches.handlers.matchDetail({ id }, caller);
  expect(shots).toMatchObject([{ outcome: 'saved', xg: 0.31 }, { outcome: 'cancelled', xg: null }, { outcome: 'wide' }]);
});

test('line-ups bear what the events tell: goals but not those taken back, cards, changes', async () => {
  const id = fresh();
  const player = (name: string, number: number) => ({
    id: `${id}-${number}`,
    names: names(name),
    number,
    position: 'forward' as const,
    isCaptain: false,
  });
  const side = (shift: number) => ({
    formation: '4-3-3',
    coach: null,
    starters: [player(`甲${shift}`, shift + 1), player(`乙${shift}`, shift + 2)],
    bench: [player(`丙${shift}`, shift + 3)],
  });
  const event = (
    key: string,
    kind: FeedEvent['kind'],
    of: 'home' | 'away',
    who: string,
    minute: number,
    other: string | null = null,
  ): FeedEvent => ({
    id: `${id}${key}`,
    kind,
    side: of,
    minute,
    added: 0,
    player: names(who),
    otherPlayer: other === null ? null : names(other),
    homeScore: 0,
    awayScore: 0,
    at: now - 100_000 + minute * 1000,
  });
  const events = [
    event('a', 'goal', 'home', '甲0', 5),
    event('b', 'goal', 'home', '甲0', 9),
    event('c', 'goal_cancelled', 'home', '甲0', 10),
    event('d', 'own_goal', 'home', '乙10', 20),
    event('e', 'yellow', 'away', '甲10', 30),
    event('f', 'second_yellow', 'away', '甲10', 40),
    event('g', 'substitution', 'home', '丙0', 60, '乙0'),
  ];
  await matches.apply({
    updates: [playing(id, 9, 60, 2, events)],
    details: [
      {
        matchId: id,
        version: 1,
        parts: {
          lineups: { isConfirmed: true, home: side(0), away: side(10) },
          ratings: { [`${id}-1`]: 8.1 },
          ratingReasons: { [`${id}-1`]: [{ code: 'goal', count: 1, value: 1 }] },
        },
        plays: [],
      },
    ],
  });
  const { lineups } = await matches.handlers.matchDetail({ id }, caller);
  expect(lineups?.home.starters).toMatchObject([
    { goals: 1, card: null, rating: 8.1, rating_reasons: [{ code: 'goal', count: 1, value: 1 }] },
    { off_at: 60, rating: null, rating_reasons: [] },
  ]);
  expect(lineups?.home.bench).toMatchObject([{ on_at: 60 }]);
  expect(lineups?.away.starters).toMatchObject([
    { card: 'second_yellow', own_goals: 0 },
    { own_goals: 1, goals: 0 },
  ]);
});

test('whatever the order and however often deliveries repeat, a match ends as it would in order', async () => {
  const ofMatch = fc.tuple(
    fc.array(fc.tuple(fc.constantFrom(...oddsMarkets), fc.integer({ min: 50, max: 150 }), fc.boolean()), { minLength: 1, maxLength: 6 }),
    fc.array(fc.nat({ max: 9 }), { minLength: 1, maxLength: 6 }),
  );
  await fc.assert(
    fc.asyncProperty(ofMatch, fc.infiniteStream(fc.nat()), async ([changes, scores], chance) => {
      const story = (id: string) => [
        ...changes.map(([market, water, locked], index) => ({
          odds: [odds(id, index + 1, { [market]: locked ? null : [water / 100, 0.25, 0.9] })],
        })),
        ...scores.map((score, index): { updates: MatchUpdate[] } => ({
          updates: [playing(id, index + 1, index + 1, score, [goal(`${id}-${index}`, index + 1, score, now - 1_000 + index)])],
        })),
        ...scores.map((score, index) => ({
          details: [
            detail(id, index + 1, score, [
              {
                id: `${id}-p${index}`,
                kind: 'foul' as const,
                side: 'away' as const,
                minute: index,
                added: 0,
                player: null,
                at: now - 500 + index,
              },
            ]),
          ],
        })),
      ];
      const [ordered, wild] = [fresh(), fresh()];
      for (const batch of story(ordered)) await matches.apply(batch);
      const deliveries = story(wild);
      const shuffled = [...deliveries, ...deliveries]
        .map((batch) => ({ batch, place: chance.next().value ?? 0 }))
        .toSorted((one, other) => one.place - other.place);
      for (const { batch } of shuffled) await matches.apply(batch);
      const outcome = async (id: string) => {
        const { match, events } = await matches.handlers.matchBattle({ type: 'football', id }, caller);
        const { statistics, momentum, commentary } = await matches.handlers.matchDetail({ id }, caller);
        const history = await Promise.all(
          oddsMarkets.map(async (market) => (await matches.handlers.oddsHistory({ id, company_id: '1', market, limit: 300 }, caller)).list),
        );
        const { home_score, minute, version } = match;
        return JSON.parse(
          JSON.stringify({
            home_score,
            minute,
            version,
            events,
            statistics,
            momentum,
            commentary,
            history,
            odds: await table(id),
          })
            .replaceAll(id, 'match')
            // Each match of these tests has its own teams, and player ids include the team.
            .replaceAll(/"([ah])\d+_/g, '"$1_'),
        ) as Record<string, unknown>;
      };
      const { commentary: one, ...inOrder } = await outcome(ordered);
      const { commentary: other, ...outOfOrder } = await outcome(wild);
      expect(outOfOrder).toEqual(inOrder);
      expect((other as unknown[]).length).toBe((one as unknown[]).length);
    }),
    { numRuns: 12 },
  );
});

test('a source that is silent for a minute is told of once, with the time it was heard last; and again when it speaks', async () => {
  const id = fresh();
  await matches.apply({ updates: [playing(id, 1, 1, 0)] });
  await matches.heard('football');
  const start = await position('matches:football');
  const states = async () => (await after('matches:football', start)).filter(({ type }) => type === 'feed').map(({ data }) => data);
  site.clock.set(now + 59_000);
  await matches.feed.look();
  expect(await states()).toEqual([]);
  site.clock.set(now + 61_000);
  await matches.feed.look();
  await matches.feed.look();
  expect(await states()).toEqual([{ sport: 'football', stale_since: now }]);
  expect((await matches.handlers.initialMatches({ sport: 'football' }, caller)).stale_since).toBe(now);
  await matches.heard('football');
  await matches.heard('football');
  expect(await states()).toEqual([
    { sport: 'football', stale_since: now },
    { sport: 'football', stale_since: null },
  ]);
  expect((await matches.handlers.matchBattle({ type: 'football', id }, caller)).stale_since).toBeNull();
});

test('a match that a speaking source forgets is marked, and is itself again with the next word', async () => {
  const id = fresh();
  await matches.apply({ updates: [playing(id, 1, 1, 0)] });
  site.clock.set(now + 6 * 60_000);
  await matches.heard('football');
  await matches.feed.look();
  const state = async () => (await matches.handlers.matchBattle({ type: 'football', id }, caller)).match;
  expect(await state()).toMatchObject({ stale_since: now });
  await matches.apply({ updates: [playing(id, 2, 7, 0)] });
  expect(await state()).not.toHaveProperty('stale_since');
});

test('a match that disappears is cancelled before it begins, interrupted while it runs, and keeps its result', async () => {
  const [before, on, over] = [fresh(), fresh(), fresh()];
  await matches.apply({ updates: [playing(on, 3, 20, 1), { ...playing(over, 3, 90, 2), status: 'finished', minute: null }] });
  const start = await position('matches:football');
  await matches.apply({ withdrawn: [before, on, over, 'nobody'] });
  await matches.apply({ withdrawn: [before, on, over, 'nobody'] });
  const stateOf = async (id: string) => (await matches.handlers.matchBattle({ type: 'football', id }, caller)).match;
  expect(await stateOf(before)).toMatchObject({ status: 'cancelled' });
  expect(await stateOf(on)).toMatchObject({ status: 'interrupted', minute: null, home_score: 1 });
  expect(await stateOf(over)).toMatchObject({ status: 'finished', home_score: 2 });
  expect((await after('matches:football', start)).filter(({ type }) => type === 'match')).toHaveLength(2);
  await matches.apply({ updates: [playing(on, 4, 21, 1)] });
  expect(await stateOf(on)).toMatchObject({ status: 'first_half', minute: 21 });
});
