import { takeExponent, type ExponentRow, type GoalItem, type MatchEvent, type MatchOdds } from '@pitchside/api/scores/matches';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { FeedBatch, FeedEvent, FeedFixture } from '../sport/index.ts';
import { testPlatform, type TestPlatform } from '../../../testing/testPlatform.ts';
import { goal, names, playing, world } from './matches.fixtures.ts';
import { createMatches, type Matches } from './index.ts';

const now = Date.UTC(2026, 10, 21, 12);
const caller = { member: undefined, language: 'zh' as const, address: '127.0.0.1', userAgent: '', token: undefined };
let site: TestPlatform;
let matches: Matches;
let made = 0;

beforeAll(async () => {
  site = await testPlatform(now);
  matches = createMatches(site.platform);
  await matches.apply({ ...world(now - 600_000, 80), companies: [{ id: '1', names: names('皇石'), rank: 1, sports: ['football'] }] });
});
afterAll(() => site.close());
beforeEach(() => site.clock.set(now));

/** A separate match for each case, to isolate them. */
const fresh = () => `m${(made += 1)}`;
const positionOf = async (topic: string) => (await site.platform.events.position(topic)).seq;
const eventsAfter = async (topic: string, seq: number) => (await site.platform.events.after(topic, seq)) ?? [];
const state = (id: string) => matches.handlers.matchBattle({ type: 'football', id }, caller);
const takenBack = (id: string, minute: number, homeScore: number, at: number): FeedEvent => ({
  ...goal(id, minute, homeScore, at),
  kind: 'goal_cancelled',
});

test('a goal that the referee takes back: the score goes down, the event says so, and its popup bears the score that is left', async () => {
  const id = fresh();
  await matches.apply({ updates: [playing(id, 1, 10, 1, [goal(`${id}a`, 10, 1, now - 30_000)])] });
  const [table, match] = [await positionOf('matches:football'), await positionOf(`match:${id}`)];
  await matches.apply({ updates: [playing(id, 2, 11, 0, [takenBack(`${id}b`, 11, 0, now - 1_000)])] });
  const { match: row, events } = await state(id);
  expect(row).toMatchObject({ home_score: 0, away_score: 0, version: 2 });
  expect(events.map(({ kind, home_score }) => [kind, home_score])).toEqual([
    ['goal', 1],
    ['goal_cancelled', 0],
  ]);
  const rows = await eventsAfter('matches:football', table);
  expect(rows.find(({ type }) => type === 'match')?.data).toMatchObject({ id, home_score: 0 });
  const popups = rows.filter(({ type }) => type === 'goal').map(({ data }) => data as GoalItem);
  expect(popups).toMatchObject([{ kind: 'goal_cancelled', home_score: 0, match_id: id, event_id: `${id}b`, iszhu: 1 }]);
  expect(
    (await eventsAfter(`match:${id}`, match)).filter(({ type }) => type === 'match_event').map(({ data }) => data as MatchEvent),
  ).toMatchObject([{ kind: 'goal_cancelled', home_score: 0 }]);
});

test('a goal that is taken back and the goal itself, told in one delivery and in the wrong order, end at the newest', async () => {
  const id = fresh();
  const scored = playing(id, 4, 20, 1, [goal(`${id}a`, 20, 1, now - 20_000)]);
  const left = playing(id, 5, 21, 0, [takenBack(`${id}b`, 21, 0, now - 5_000)]);
  await matches.apply({ updates: [left, scored] });
  const { match, events } = await state(id);
  expect(match).toMatchObject({ home_score: 0, version: 5, minute: 21 });
  expect(events.map(({ kind }) => kind)).toEqual(['goal', 'goal_cancelled']);
});

test('one delivery may say the same twice, of whatever it says: nothing fails, and the newest stands', async () => {
  const [fixture] = world(now, 1).fixtures ?? [];
  if (!fixture) throw new Error('no fixture');
  const twice: FeedBatch = {
    ...world(now, 1),
    fixtures: [
      { ...fixture, id: 'twice', roundNames: names('一') },
      { ...fixture, id: 'twice', roundNames: names('二') },
    ],
  };
  await matches.apply({
    ...twice,
    competitions: [...(twice.competitions ?? []), ...(twice.competitions ?? [])],
    teams: [...(twice.teams ?? []), ...(twice.teams ?? [])],
  });
  const sheet = { box: { home: [], away: [] } };
  await matches.apply({
    updates: [
      { ...playing('twice', 3, 5, 1), sheet },
      { ...playing('twice', 2, 4, 0), sheet },
      { ...playing('twice', 3, 5, 1), sheet },
    ],
  });
  expect((await state('twice')).match).toMatchObject({ version: 3, home_score: 1, minute: 5 });
});

test('what names an unknown competition, team or match is passed over; the rest of the delivery counts', async () => {
  const id = fresh();
  const [fixture] = world(now, 1).fixtures ?? [];
  if (!fixture) throw new Error('no fixture');
  const strange: FeedFixture[] = [
    { ...fixture, id: 'lost-1', competitionId: 'nowhere' },
    { ...fixture, id: 'lost-2', homeId: 'nobody' },
    { ...fixture, id: 'found' },
  ];
  await matches.apply({
    fixtures: strange,
    updates: [playing('lost-1', 1, 1, 0), playing('nobody', 1, 1, 3, [goal('x1', 1, 3, now)]), playing(id, 1, 2, 1)],
    odds: [
      { matchId: 'nobody', companyId: '1', version: 1, at: now, minute: null, markets: { asian: [0.9, 0, 0.9] } },
      { matchId: id, companyId: 'none', version: 1, at: now, minute: null, markets: { asian: [0.9, 0, 0.9] } },
    ],
    details: [{ matchId: 'nobody', version: 1, parts: { momentum: [0.1] }, plays: [] }],
    withdrawn: ['nobody'],
  });
  for (const gone of ['lost-1', 'lost-2', 'nobody']) await expect(state(gone)).rejects.toThrow('没有找到这场比赛');
  expect((await state('found')).match).toMatchObject({ status: 'scheduled' });
  expect((await state(id)).match).toMatchObject({ home_score: 1 });
});

test('a feed that goes backwards tells nobody, neither on the table nor to those who follow the match', async () => {
  const id = fresh();
  await matches.apply({
    updates: [playing(id, 9, 40, 2)],
    odds: [{ matchId: id, companyId: '1', version: 9, at: now - 1_000, minute: 40, markets: { asian: [0.8, 0.5, 1] } }],
    details: [{ matchId: id, version: 9, parts: { momentum: [0.4] }, plays: [] }],
  });
  const topics = ['matches:football', `match:${id}`, 'odds:football:1'];
  const before = await Promise.all(topics.map(positionOf));
  await matches.apply({
    updates: [playing(id, 8, 39, 1)],
    odds: [{ matchId: id, companyId: '1', version: 8, at: now - 2_000, minute: 39, markets: { asian: [0.99, 0.5, 0.8] } }],
    details: [{ matchId: id, version: 8, parts: { momentum: [0.3] }, plays: [] }],
  });
  const after = await Promise.all(topics.map(positionOf));
  // The first price of a company may arrive late: then only the opening odds are published.
  expect(after.map((seq, index) => seq - (before[index] ?? 0))).toEqual([0, 1, 1]);
  const late = (await eventsAfter('odds:football:1', before[2] ?? 0))
    .flatMap(({ data }) => (data as { list: ExponentRow[] }).list)
    .reduce<MatchOdds>(takeExponent, {});
  expect(late.asian).toEqual({ initial: { home: 0.99, middle: 0.5, away: 0.8 }, live: { home: 0.8, middle: 0.5, away: 1 } });
  expect((await state(id)).match).toMatchObject({ version: 9, home_score: 2, minute: 40 });
});

test('whatever the feed repeats or mixes up, the topics lead a follower to the score that stands', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.nat({ max: 5 }), { minLength: 2, maxLength: 7 }),
      fc.array(fc.nat(), { minLength: 14, maxLength: 14 }),
      async (scores, chance) => {
        const id = fresh();
        const start = await positionOf(`match:${id}`);
        // The score may also decrease: goals can be disallowed.
        const story = scores.map((score, index) => {
          const back = score < (scores[index - 1] ?? 0);
          return playing(id, index + 1, index + 1, score, [
            back
              ? takenBack(`${id}-${index}`, index + 1, score, now - 9_000 + index)
              : goal(`${id}-${index}`, index + 1, score, now - 9_000 + index),
          ]);
        });
        const mixed = [...story, ...story]
          .map((update, index) => ({ update, place: chance[index] ?? 0 }))
          .toSorted((one, other) => one.place - other.place);
        for (const { update } of mixed) await matches.apply({ updates: [update] });
        const published = await eventsAfter(`match:${id}`, start);
        const rows = published.filter(({ type }) => type === 'match').map(({ data }) => data as { version: number; home_score: number });
        expect(rows.map(({ version }) => version)).toEqual(rows.map(({ version }) => version).toSorted((one, other) => one - other));
        expect(rows.at(-1)).toMatchObject({ version: scores.length, home_score: scores.at(-1) });
        const events = published.filter(({ type }) => type === 'match_event').map(({ data }) => (data as MatchEvent).id);
        expect(events.toSorted()).toEqual(story.map((_, index) => `${id}-${index}`).toSorted());
      },
    ),
    { numRuns: 15 },
  );
});
