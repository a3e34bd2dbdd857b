import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { matches as table } from '../sport/index.ts';
import { testPlatform, type TestPlatform } from '../../../testing/testPlatform.ts';
import { localize } from '../../../text/local.ts';
import { goal, playing, world } from './matches.fixtures.ts';
import { createMatches, type Matches } from './index.ts';

const now = Date.UTC(2026, 10, 21, 12);
const caller = { member: undefined, language: 'zh' as const, address: '127.0.0.1', userAgent: '', token: undefined };
let site: TestPlatform;
let matches: Matches;

beforeAll(async () => {
  site = await testPlatform(now);
  matches = createMatches(site.platform);
  await matches.apply(world(now - 600_000, 3));
});
afterAll(() => site.close());
beforeEach(() => site.clock.set(now));

const framesOf = async (topic: string, after: number) => (await site.platform.events.after(topic, after))?.map((event) => event.type);
const position = async (topic: string) => (await site.platform.events.position(topic)).seq;

test('a goal changes the row, is stored once and pops up once, although the feed repeats itself', async () => {
  const start = await position('matches:football');
  const update = playing('m1', 5, 10, 1, [goal('g1', 10, 1, now - 1_000)]);
  await matches.apply({ updates: [update] });
  await matches.apply({ updates: [update, update] });
  expect(await framesOf('matches:football', start)).toEqual(['match', 'goal']);
  const { match, events } = await matches.handlers.matchBattle({ type: 'football', id: 'm1' }, caller);
  expect(match).toMatchObject({ home_score: 1, minute: 10, version: 5 });
  expect(events).toHaveLength(1);
});

test('a version that goes backwards changes nothing, but an event it brings late is kept', async () => {
  await matches.apply({ updates: [playing('m2', 9, 20, 2)] });
  const start = await position('matches:football');
  await matches.apply({ updates: [playing('m2', 7, 15, 1, [goal('late', 15, 1, now - 300_000)])] });
  const { match, events } = await matches.handlers.matchBattle({ type: 'football', id: 'm2' }, caller);
  expect(match).toMatchObject({ home_score: 2, version: 9 });
  expect(events.map((event) => event.id)).toEqual(['late']);
  expect(await framesOf('matches:football', start)).toEqual([]);
});

test('an old goal is stored without a popup', async () => {
  const start = await position('matches:football');
  await matches.apply({ updates: [playing('m3', 3, 5, 1, [goal('old', 5, 1, now - 61_000)])] });
  expect(await framesOf('matches:football', start)).toEqual(['match']);
});

test('an update of an unknown match is passed over', async () => {
  await matches.apply({ updates: [playing('nobody', 1, 1, 0, [goal('x', 1, 1, now)])] });
  await expect(matches.handlers.matchBattle({ type: 'football', id: 'nobody' }, caller)).rejects.toThrow('没有找到这场比赛');
});

test('the first table carries a position from which nothing is missed', async () => {
  const before = await matches.handlers.initialMatches({ sport: 'football' }, caller);
  await matches.apply({ updates: [playing('m3', 4, 6, 1)] });
  expect(await framesOf('matches:football', before.seq)).toEqual(['match']);
  expect(before.list).toHaveLength(3);
});

test('names come in the language of the reader, the hot list’s own name in Chinese', async () => {
  const { hot_match } = await matches.handlers.allMatches({}, caller);
  const vi = localize<{ short_name_zh: string; home: { name: string } }>(hot_match[0] as never, 'vi');
  expect(vi.home.name).toBe('a1 (vi)');
  expect(vi.short_name_zh).toBe('a1 vs b1');
});

test('a fixture that is announced again keeps its score', async () => {
  await matches.apply(world(now - 600_000, 1));
  const [row] = await site.platform.db.select({ score: table.homeScore }).from(table).limit(1);
  expect(row?.score).not.toBeNull();
});
