import type { Ranked, RankPeriod } from '@pitchside/api/live/ranking';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRetention } from '../../../platform/retention.ts';
import { testPeople, type TestPeople, type TestPerson } from '../../../testing/testPeople.ts';
import { openTestSite, type TestSite } from '../../../testing/testSite.ts';
import { roomKicks } from '../room/index.ts';
import { rankingModule } from './index.ts';
import { rankScores } from './ranking.tables.ts';

const day = 86_400_000;
/** Noon of Saturday 21 November in the site's zone; days begin at 16:00 UTC. */
const noon = Date.UTC(2026, 10, 21, 4);
let site: TestSite;
let people: TestPeople;
beforeAll(async () => {
  site = await openTestSite();
  people = testPeople(site);
});
afterAll(() => site.close());

interface Listed {
  list: Ranked[];
  mine: { place: number | null; value: number; behind: number | null } | null;
  from: number | null;
  until: number | null;
  counted_at: number | null;
}
const read = async (query: Record<string, string>, token?: string): Promise<Listed> => {
  await site.site.ranking.count();
  return (
    await site.call('GET', 'live_streaming/roomRanking', { query: `?${new URLSearchParams(query)}`, ...(token !== undefined && { token }) })
  ).data as Listed;
};
const shown = ({ list }: Listed) => list.map(({ place, member, value, trend }) => [place, Number(member.id), value, trend]);
/** Bypasses the session, which expires as the clock moves on. */
const give = ({ id }: TestPerson, room: string, count: number, giftId = 'clap') =>
  site.site.platform.events.transaction((tx, emit) =>
    site.site.gifts.send(tx, emit, id, { giftId, count, from: 'wallet', aim: { room: Number(room) } }),
  );
const rich = async () => {
  const fan = await people.newcomer();
  await people.fund(fan, 100_000);
  return fan;
};
/** An isolated instant: its periods contain nothing from earlier tests. */
let worlds = 0;
const anew = () => site.clock.set(noon + (worlds += 1) * 60 * day);

test('contributors of a room come by what they gave, the earlier before the later of equals, with what is missing to the next', async () => {
  anew();
  const anchor = await people.anchor();
  const [one, two, three] = [await rich(), await rich(), await rich()];
  await give(one, anchor.room, 20);
  await read({ id: anchor.room });
  site.clock.set(site.clock.now() + 1);
  await give(two, anchor.room, 20);
  await give(three, anchor.room, 5);
  await give(three, anchor.room, 2, 'scarf');
  await site.call('POST', 'Member/attention', { token: two.token, body: { id: String(one.id) } });
  const found = await read({ id: anchor.room }, two.token);
  expect(shown(found)).toEqual([
    [1, three.id, 137, null],
    [2, one.id, 20, null],
    [3, two.id, 20, null],
  ]);
  expect(found.mine).toEqual({ place: 3, value: 20, behind: 1 });
  expect(found.list.map(({ is_followed }) => is_followed)).toEqual([false, true, false]);
  expect((await read({ id: anchor.room, limit: '1' }, three.token)).mine).toEqual({ place: 1, value: 137, behind: null });
  expect((await read({ id: anchor.room }, anchor.token)).mine).toEqual({ place: null, value: 0, behind: null });
  expect((await read({ id: anchor.room })).mine).toBeNull();
  expect(await read({ id: (await people.anchor()).room })).toMatchObject({ list: [], counted_at: site.clock.now() });
});

test('anchors and givers of the site are the sums of all rooms; a gift from the backpack counts for nothing', async () => {
  anew();
  const [one, other] = [await people.anchor(), await people.anchor('live')];
  const [fan, friend] = [await rich(), await rich()];
  await site.site.gifts.grant(site.site.platform.db, fan.id, 'clap', 50);
  await give(fan, one.room, 10);
  await give(fan, other.room, 7);
  await give(friend, one.room, 1);
  await site.call('GET', 'member/handselGift', { token: fan.token, query: `?id=${other.room}&gift_id=clap&count=50&from=backpack` });
  expect(shown(await read({ board: 'anchors' }))).toEqual([
    [1, one.id, 11, null],
    [2, other.id, 7, null],
  ]);
  expect(shown(await read({}, other.token))).toHaveLength(2);
  expect((await read({}, other.token)).mine).toEqual({ place: 2, value: 7, behind: 5 });
  expect(shown(await read({ board: 'rich' }))).toEqual([
    [1, fan.id, 17, null],
    [2, friend.id, 1, null],
  ]);
  expect((await read({})).list[0]).toMatchObject({ room: { id: one.room, status: 'live' }, member: { is_anchor: true }, noble: null });
});

test('days, weeks and months are those of the site, and the trend is against the one before', async () => {
  anew();
  const anchor = await people.anchor();
  const [one, two] = [await rich(), await rich()];
  const today = Date.UTC(2027, 4, 5, 16);
  const at = (instant: number) => site.clock.set(instant);
  const periods = async (kind: RankPeriod) => shown(await read({ id: anchor.room, period: kind }));
  // Wednesday evening in the site's zone, just before Thursday.
  at(today - 1);
  await give(one, anchor.room, 30);
  await give(two, anchor.room, 10);
  expect(await periods('day')).toEqual([
    [1, one.id, 30, null],
    [2, two.id, 10, null],
  ]);
  at(today);
  expect(await read({ id: anchor.room })).toMatchObject({ list: [], from: today, until: today + day });
  await give(two, anchor.room, 1);
  expect(await periods('day')).toEqual([[1, two.id, 1, 1]]);
  expect(await periods('week')).toEqual([
    [1, one.id, 30, null],
    [2, two.id, 11, null],
  ]);
  // Monday of the next week, then June.
  at(Date.UTC(2027, 4, 9, 16));
  await give(two, anchor.room, 5);
  await give(one, anchor.room, 4);
  expect(await periods('week')).toEqual([
    [1, two.id, 5, 1],
    [2, one.id, 4, -1],
  ]);
  expect(await periods('month')).toEqual([
    [1, one.id, 34, null],
    [2, two.id, 16, null],
  ]);
  at(Date.UTC(2027, 4, 31, 16));
  expect(await periods('month')).toEqual([]);
  await give(two, anchor.room, 2);
  expect(await periods('month')).toEqual([[1, two.id, 2, 1]]);
  expect(await periods('total')).toEqual([
    [1, one.id, 34, null],
    [2, two.id, 18, null],
  ]);
  expect(await read({ id: anchor.room, period: 'total' })).toMatchObject({ from: null, until: null });
});

test('each place tells of its last seven days, the present one last, and of what its room shows', async () => {
  anew();
  const anchor = await people.anchor('live', { title: '德比夜' });
  const fan = await rich();
  const since = site.clock.now();
  for (const [days, count] of [
    [0, 4],
    [2, 3],
    [6, 9],
    [7, 5],
  ] as const) {
    site.clock.set(since + days * day);
    await give(fan, anchor.room, count);
  }
  const [first] = (await read({ board: 'anchors' })).list;
  expect(first).toMatchObject({ value: 5, days: [0, 3, 0, 0, 0, 9, 5], room: { id: anchor.room, title: '德比夜', status: 'live' } });
  const [giver] = (await read({ board: 'rich', period: 'total' })).list;
  expect(giver?.room).toBeNull();
  const [here] = (await read({ id: anchor.room })).list;
  expect(here?.days).toEqual([0, 3, 0, 0, 0, 9, 5]);
});

test('guards are those who paid for ranks, in a room and on the site', async () => {
  anew();
  const anchor = await people.anchor();
  const [here, elsewhere] = [await rich(), await rich()];
  const buy = ({ token }: TestPerson, rank: string, room?: string) =>
    site.call('GET', 'guard_user/buy', { token, query: `?rank=${rank}&months=1${room === undefined ? '' : `&id=${room}`}` });
  await buy(here, 'starter', anchor.room);
  await buy(elsewhere, 'captain');
  await buy(here, 'starter', anchor.room);
  expect(shown(await read({ id: anchor.room, board: 'guards' }))).toEqual([[1, here.id, 298 + 268, null]]);
  const found = await read({ board: 'guards' });
  expect(shown(found)).toEqual([
    [1, elsewhere.id, 888, null],
    [2, here.id, 566, null],
  ]);
  expect(found.list.map(({ noble }) => noble)).toEqual(['captain', 'starter']);
});

test('fans are what was gained, less who left', async () => {
  anew();
  const [one, other] = [await people.anchor(), await people.anchor()];
  const fans = [await people.newcomer(), await people.newcomer(), await people.newcomer()];
  const follow = ({ token }: TestPerson, { id }: TestPerson, wish = true) =>
    site.call('POST', 'Member/attention', { token, body: { id: String(id), follow: wish } });
  for (const fan of fans) await follow(fan, one);
  for (const fan of fans.slice(0, 2)) await follow(fan, other);
  expect(shown(await read({ board: 'fans' }))).toEqual([
    [1, one.id, 3, null],
    [2, other.id, 2, null],
  ]);
  for (const fan of fans.slice(0, 2)) await follow(fan, one, false);
  expect(shown(await read({ board: 'fans' }))).toEqual([
    [1, other.id, 2, null],
    [2, one.id, 1, null],
  ]);
  site.clock.set(site.clock.now() + day);
  await follow(fans[2] as TestPerson, one, false);
  expect(shown(await read({ board: 'fans' }))).toEqual([]);
  expect(shown(await read({ board: 'fans', period: 'month' }))).toEqual([[1, other.id, 2, null]]);
});

test('however often and at once it is counted, before and after what settles, the sums are those of the tally', async () => {
  anew();
  const anchor = await people.anchor();
  const fans = [await rich(), await rich(), await rich()];
  for (let round = 0; round < 4; round += 1) {
    await Promise.all([...fans.map((fan) => give(fan, anchor.room, 3)), site.site.ranking.count(), site.site.ranking.count()]);
    site.clock.set(site.clock.now() + 15_000);
  }
  await Promise.all([site.site.ranking.count(), site.site.ranking.count(), site.site.ranking.count()]);
  await site.site.ranking.count();
  const { rows } = await site.site.platform.db.execute<{ uneven: number }>(sql`
    with tallied as (select anchor_id, 'D' || day as period, sender_id, sum(diamonds) as value from gift_tally group by 1, 2, 3 having sum(diamonds) > 0),
    ever as (select anchor_id, sender_id, sum(diamonds) as value from gift_tally group by 1, 2 having sum(diamonds) > 0),
    scored as (select anchor_id, period, member_id as sender_id, value from ${rankScores} where board = 'contributors')
    select (select count(*) from tallied full join (select * from scored where period like 'D%') s using (anchor_id, period, sender_id) where tallied.value is distinct from s.value)
      + (select count(*) from ever full join (select * from scored where period = 'T') s using (anchor_id, sender_id) where ever.value is distinct from s.value) as uneven`);
  expect(Number(rows[0]?.uneven)).toBe(0);
});

test('what nobody looks at any more is forgotten; what is for ever stays', async () => {
  anew();
  const anchor = await people.anchor();
  const fan = await rich();
  await give(fan, anchor.room, 9);
  await read({ id: anchor.room });
  const { platform } = site.site;
  const left = async () => {
    const { rows } = await platform.db.execute<{ period: string }>(
      sql`select left(period, 1) as period from ${rankScores} where board = 'contributors' and anchor_id = ${anchor.id} order by 1`,
    );
    return rows.map(({ period }) => period);
  };
  const sweep = () => createRetention(platform, rankingModule.retention).sweep();
  await sweep();
  expect(await left()).toEqual(['D', 'M', 'T', 'W']);
  site.clock.set(site.clock.now() + 43 * day);
  await sweep();
  expect(await left()).toEqual(['M', 'T', 'W']);
  site.clock.set(site.clock.now() + 500 * day);
  await sweep();
  expect(await left()).toEqual(['T']);
});

test('boards that cannot be are refused, as are unknown rooms and whoever was removed', async () => {
  anew();
  const [anchor, gone] = [await people.anchor(), await people.newcomer()];
  const ask = (query: string, token?: string) =>
    site.call('GET', 'live_streaming/roomRanking', { query, ...(token !== undefined && { token }) });
  for (const [query, field] of [
    ['?board=contributors', 'board'],
    [`?id=${anchor.room}&board=rich`, 'board'],
    ['?board=none', 'board'],
    ['?period=year', 'period'],
    ['?limit=0', 'limit'],
    ['?limit=101', 'limit'],
  ] as const)
    expect([query, (await ask(query)).msg]).toEqual([query, `输入错误：${field}`]);
  expect(await ask('?id=999999')).toMatchObject({ code: 1, msg: '没有找到' });
  await site.site.platform.db.insert(roomKicks).values({ roomId: Number(anchor.room), userId: gone.id, at: 1, byId: anchor.id });
  expect(await ask(`?id=${anchor.room}`, gone.token)).toMatchObject({ code: 1, msg: '你已被移出这个直播间' });
});

test('anchors stand by experience, in whole points, with what is missing to the next; who is none has no place', async () => {
  const [one, two] = [await people.anchor(), await people.anchor()];
  const fan = await people.newcomer();
  await site.site.platform.db.execute(
    sql`update member set experience = case id when ${one.id} then 9000005 when ${two.id} then 8000009 else 9900000 end where id in (${one.id}, ${two.id}, ${fan.id})`,
  );
  const ask = async (token?: string) =>
    (await site.call('GET', 'User/anchorExperienceList', { query: '?limit=2', ...(token !== undefined && { token }) })).data as Listed;
  expect((await ask()).list.map(({ place, member, value, room }) => [place, Number(member.id), value, room?.id])).toEqual([
    [1, one.id, 900_000, one.room],
    [2, two.id, 800_000, two.room],
  ]);
  const tokenOf = (id: number) => site.site.account.sessions.begin(id, { way: 'password', userAgent: 'test', address: '127.0.0.1' });
  expect((await ask(await tokenOf(two.id))).mine).toEqual({ place: 2, value: 800_000, behind: 100_001 });
  expect((await ask(await tokenOf(one.id))).mine).toEqual({ place: 1, value: 900_000, behind: null });
  expect((await ask(await tokenOf(fan.id))).mine).toBeNull();
});
