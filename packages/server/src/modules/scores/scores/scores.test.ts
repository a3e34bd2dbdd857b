import { codes } from '@pitchside/api/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { matches as table } from '../sport/index.ts';
import { world } from '../matches/matches.fixtures.ts';
import { openTestSite, type TestSite } from '../../../testing/testSite.ts';

interface List {
  list: { id: string; sport: string }[];
  nearest_at?: number | null;
}
const hour = 3_600_000;
const kickoff = Date.UTC(2026, 10, 21, 12);
let site: TestSite;
let mine: string;
let other: string;

beforeAll(async () => {
  site = await openTestSite();
  await site.site.matches.apply(world(kickoff, 4));
  await site.join('13800000001');
  await site.join('13800000002');
  [mine, other] = [await site.signIn('13800000001'), await site.signIn('13800000002')];
});
afterAll(() => site.close());

const star = (token: string, id: string, collect = true) => site.call('POST', 'Footballuser/collect', { token, body: { id, collect } });
const listOf = async (token: string) =>
  ((await site.call('GET', 'hot_match/collect_list', { token })).data as List).list.map(({ id }) => id);
const day = async (from: number, until: number) => site.call('GET', `hot_match/day_list?sport=football&from=${from}&until=${until}`);

test('collecting twice keeps one, letting go twice keeps none, and nobody else is touched', async () => {
  expect((await star(mine, 'm1')).data).toEqual({ id: 'm1', is_collect: true });
  await Promise.all([star(mine, 'm1'), star(mine, 'm1'), star(mine, 'm2')]);
  expect((await listOf(mine)).sort()).toEqual(['m1', 'm2']);
  expect(await listOf(other)).toEqual([]);
  await star(mine, 'm1', false);
  expect((await star(mine, 'm1', false)).data).toEqual({ id: 'm1', is_collect: false });
  expect(await listOf(mine)).toEqual(['m2']);
});

test('a match of another sport, or none at all, is not found', async () => {
  for (const [path, id] of [
    ['Basketballuser/collect', 'm1'],
    ['Footballuser/collect', 'nobody'],
  ] as const) {
    expect(await site.call('POST', path, { token: mine, body: { id } })).toMatchObject({ code: codes.failed, msg: '没有找到这场比赛' });
  }
  expect((await site.call('POST', 'Footballuser/collect', { token: mine, body: { id: "x' or 1=1" } })).code).toBe(codes.failed);
});

test('what a browser collected is added, unknown ids are passed over, and doing it again changes nothing', async () => {
  const merge = (ids: string[]) => site.call('POST', 'hot_match/collect_merge', { token: other, body: { ids } });
  const { data } = await merge(['m3', 'nobody', 'm4']);
  expect((data as List).list.map(({ id }) => id).sort()).toEqual(['m3', 'm4']);
  expect((await merge(['m3', 'm3'])).data).toEqual(data);
  expect((await merge(Array.from({ length: 501 }, (_, index) => `m${index}`))).code).toBe(codes.failed);
});

test('the 501st makes the first one give way', async () => {
  const [row] = await site.site.platform.db.select().from(table).limit(1);
  if (!row) throw new Error('no match');
  const many = Array.from({ length: 501 }, (_, index) => `many${index}`);
  await site.site.platform.db.insert(table).values(many.map((id) => ({ ...row, id })));
  await site.join('13800000003');
  const token = await site.signIn('13800000003');
  await site.call('POST', 'hot_match/collect_merge', { token, body: { ids: many.slice(0, 500) } });
  await star(token, 'many500');
  const kept = await listOf(token);
  expect([kept.length, kept.includes('many500')]).toEqual([500, true]);
});

test('a day holds what kicks off within its ends, and an empty one names the nearest kick-off', async () => {
  const full = (await day(kickoff, kickoff + 24 * hour)).data as List;
  expect(full.list.map(({ id }) => id)).toEqual(expect.arrayContaining(['m1', 'm2', 'm3', 'm4']));
  expect(full.nearest_at).toBeNull();
  expect((await day(kickoff - 24 * hour, kickoff)).data).toMatchObject({ list: [], nearest_at: kickoff });
  for (const [from, until] of [
    [kickoff, kickoff],
    [kickoff, kickoff + 27 * hour],
    [0, 24 * hour],
    [NaN, 1],
  ] as const)
    expect((await day(from, until)).code).toBe(codes.failed);
});

test('rows by id come with names in the reader’s language; unknown ids are left out', async () => {
  const rows = (ids: unknown) => site.call('POST', 'hot_match/rows', { body: { ids } });
  expect(((await rows(['m2', 'nobody'])).data as List).list.map(({ id }) => id)).toEqual(['m2']);
  expect((await rows([])).code).toBe(codes.failed);
  expect((await rows(Array.from({ length: 201 }, () => 'm1'))).code).toBe(codes.failed);
});
