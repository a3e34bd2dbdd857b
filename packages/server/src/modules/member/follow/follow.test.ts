import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Fan, Followed } from '@pitchside/api/member/follow';
import { eq, sql } from 'drizzle-orm';
import { testPeople, type TestPeople, type TestPerson } from '../../../testing/testPeople.ts';
import { openTestSite, type TestSite } from '../../../testing/testSite.ts';
import { world } from '../../scores/matches/matches.fixtures.ts';
import { users } from '../member/index.ts';
import { roomKicks, roomModerators, roomMutes, rooms } from '../../live/room/index.ts';
import { followCounts, follows } from './follow.tables.ts';

const hour = 3_600_000;
let site: TestSite;
let people: TestPeople;
beforeAll(async () => {
  site = await openTestSite();
  people = testPeople(site);
  await site.site.matches.apply(world(site.clock.now() + hour, 2));
});
afterAll(() => site.close());

const db = () => site.site.platform.db;
const follow = ({ token }: TestPerson, id: number | string, more: object = {}) =>
  site.call('POST', 'Member/attention', { token, body: { id: String(id), ...more } });
const followedBy = async ({ token }: TestPerson, query = '') =>
  (await site.call('GET', 'User/attentionList', { token, query })).data as { list: Followed[]; total: number; live_total: number };
const fansOf = async ({ token }: TestPerson) =>
  (await site.call('GET', 'User/watchlistList', { token })).data as {
    list: { id: string; is_followed: boolean }[];
    total: number;
  };
const info = async (room: string, token?: string) =>
  (await site.call('GET', 'Live_streaming/getRoomInfo', { query: `?id=${room}`, ...(token !== undefined && { token }) })).data as {
    is_followed: boolean;
    fans: number;
  };
/** Counts that differ from the number of rows. */
const uneven = async () => {
  const { rows } = await db().execute<{ id: number }>(sql`
    select c.member_id as id from ${followCounts} c
    where c.follows <> (select count(*) from ${follows} f where f.member_id = c.member_id) or c.fans <> (select count(*) from ${follows} f where f.target_id = c.member_id)`);
  return rows;
};

test('following is one row however often it is asked for, also at once, and its end takes it away once', async () => {
  const [fan, anchor] = [await people.newcomer(), await people.anchor()];
  const answers = await Promise.all(Array.from({ length: 20 }, () => follow(fan, anchor.id)));
  expect(new Set(answers.map(({ code, data }) => JSON.stringify([code, data])))).toEqual(
    new Set([JSON.stringify([0, { id: String(anchor.id), is_followed: true, remind: true, fans: 1 }])]),
  );
  expect(await info(anchor.room, fan.token)).toMatchObject({ is_followed: true, fans: 1 });
  expect(await info(anchor.room)).toMatchObject({ is_followed: false, fans: 1 });
  await Promise.all(Array.from({ length: 20 }, () => follow(fan, anchor.id, { follow: false })));
  expect(await info(anchor.room, fan.token)).toMatchObject({ is_followed: false, fans: 0 });
  expect(await uneven()).toEqual([]);
});

test('two hundred who follow, leave and follow each other at once are counted right, and none locks another out', async () => {
  const crowd = await Promise.all(Array.from({ length: 10 }, () => people.newcomer()));
  const anchor = await people.anchor();
  await Promise.all(
    crowd.flatMap((fan, index) => {
      const other = crowd[(index + 1) % crowd.length] ?? fan;
      return [
        follow(fan, anchor.id),
        follow(fan, other.id),
        follow(other, fan.id),
        follow(fan, anchor.id, { follow: index % 2 === 0 }),
        ...Array.from({ length: 16 }, (_, turn) => follow(fan, anchor.id, { follow: turn % 2 === 0 })),
      ];
    }),
  );
  expect(await uneven()).toEqual([]);
  await Promise.all(crowd.map((fan) => follow(fan, anchor.id)));
  expect(await info(anchor.room)).toMatchObject({ fans: 10 });
  expect(site.site.platform.events.conflicts()).toMatchObject({ '40001': 0, '40P01': 0 });
});

test('nobody follows themselves, nor somebody who is not there', async () => {
  const fan = await people.newcomer();
  expect(await follow(fan, fan.id)).toMatchObject({ code: 1, msg: '不能关注自己' });
  for (const id of ['999999', 'nobody', '0']) expect(await follow(fan, id)).toMatchObject({ code: 1, msg: '没有找到' });
  expect(await followedBy(fan)).toMatchObject({ total: 0, list: [] });
});

test('the thousand and first is refused, and counts for nobody', async () => {
  const [fan, anchor] = [await people.newcomer(), await people.anchor()];
  await db().insert(followCounts).values({ memberId: fan.id, follows: 1_000, fans: 0 });
  expect(await follow(fan, anchor.id)).toMatchObject({ code: 1, msg: '最多关注 1000 人' });
  expect(await info(anchor.room, fan.token)).toMatchObject({ is_followed: false, fans: 0 });
  await db().update(followCounts).set({ follows: 999 }).where(eq(followCounts.memberId, fan.id));
  const many = await Promise.all(Array.from({ length: 5 }, async () => follow(fan, (await people.newcomer()).id)));
  expect(many.filter(({ code }) => code === 0)).toHaveLength(1);
  await db().delete(followCounts).where(eq(followCounts.memberId, fan.id));
});

test('whom one follows: who is live first by heat, then by the last broadcast, each with what is announced', async () => {
  const fan = await people.newcomer();
  const now = site.clock.now();
  const [hot, warm, lately, longAgo, never] = [
    await people.anchor('live', { heat: 90 }),
    await people.anchor('live', { heat: 10, matchId: 'm1' }),
    await people.anchor('ended', { startedAt: now - hour, matchId: 'm2' }),
    await people.anchor('ended', { startedAt: now - 9 * hour }),
    await people.newcomer(),
  ];
  for (const { id } of [never, longAgo, warm, hot, lately]) await follow(fan, id);
  const { list, total, live_total } = await followedBy(fan);
  expect({ total, live_total, ids: list.map(({ id }) => Number(id)) }).toEqual({
    total: 5,
    live_total: 2,
    ids: [hot.id, warm.id, lately.id, longAgo.id, never.id],
  });
  expect(list[1]).toMatchObject({ room: { id: warm.room, status: 'live', match: { id: 'm1' } }, next_at: null, last_live_at: now });
  expect(list[2]).toMatchObject({ room: { status: 'ended' }, next_at: now + hour, last_live_at: now - hour, is_anchor: true });
  expect(list[4]).toMatchObject({ room: null, next_at: null, last_live_at: null, is_anchor: false, remind: true });
  expect((await followedBy(fan, '?only=live&limit=1')).list.map(({ id }) => Number(id))).toEqual([hot.id]);
  expect((await followedBy(fan, '?page=3&limit=2')).list.map(({ id }) => Number(id))).toEqual([never.id]);
});

test('the second list of the specification is the fans, the newest first, with whom one follows back', async () => {
  const [anchor, one, other] = [await people.anchor(), await people.newcomer(), await people.newcomer()];
  await follow(one, anchor.id);
  site.clock.set(site.clock.now() + 1);
  await follow(other, anchor.id);
  await follow(anchor, one.id);
  expect(await fansOf(anchor)).toMatchObject({
    total: 2,
    list: [
      { id: String(other.id), is_followed: false },
      { id: String(one.id), is_followed: true },
    ],
  });
});

test('both lists are searched by a part of a nickname, in whatever letters, and count what was found', async () => {
  const [me, ann, bob] = [await people.newcomer(), await people.anchor('live'), await people.newcomer()];
  for (const [{ id }, nickname] of [
    [ann, '小Ann%说球'],
    [bob, 'bob_球迷'],
  ] as const)
    await db().update(users).set({ nickname }).where(eq(users.id, id));
  for (const { id } of [ann, bob]) await follow(me, id);
  for (const one of [ann, bob]) await follow(one, me.id);
  const part = (text: string) => `?search=${encodeURIComponent(text)}`;
  const ids = ({ list }: { list: { id: string }[] }) => list.map(({ id }) => Number(id));
  const fans = async (query: string) =>
    (await site.call('GET', 'User/watchlistList', { token: me.token, query })).data as { list: Fan[]; total: number };
  expect(await followedBy(me, part('ann'))).toMatchObject({ total: 1, live_total: 1, list: [{ id: String(ann.id) }] });
  expect(ids(await followedBy(me, part('球')))).toEqual([ann.id, bob.id]);
  expect(await followedBy(me, part('_'))).toMatchObject({ total: 1, live_total: 0 });
  expect(ids(await followedBy(me, part('无此人')))).toEqual([]);
  expect(await fans(part('ANN%'))).toMatchObject({ total: 1, list: [{ id: String(ann.id), room: { id: ann.room, status: 'live' } }] });
  expect(await fans(part('b_'))).toMatchObject({ total: 1, list: [{ id: String(bob.id), room: null, is_followed: true }] });
  expect((await fans('')).total).toBe(2);
  expect(await site.call('GET', 'User/watchlistList', { token: me.token, query: part('长'.repeat(21)) })).toMatchObject({ code: 1 });
});

test('a card says who somebody is here, and how they stand to moderators alone', async () => {
  const [anchor, fan, helper, rowdy] = [await people.anchor(), await people.newcomer(), await people.newcomer(), await people.newcomer()];
  const roomId = Number(anchor.room);
  await db().insert(roomModerators).values({ roomId, userId: helper.id });
  await db().insert(roomMutes).values({ roomId, userId: rowdy.id, until: null, byId: anchor.id });
  await people.fund(rowdy, 1_000);
  await site.call('GET', 'guard_user/buy', { token: rowdy.token, query: '?rank=starter&months=1' });
  await follow(rowdy, fan.id);
  await follow(fan, anchor.id);
  const card = async (userId: number, token?: string, room = anchor.room) =>
    site.call('GET', 'Live/getUserCard', { query: `?id=${room}&user_id=${userId}`, ...(token !== undefined && { token }) });
  expect((await card(rowdy.id, fan.token)).data).toMatchObject({
    member: { id: String(rowdy.id), level: 2, is_anchor: false },
    noble: 'starter',
    role: 'viewer',
    follows: 1,
    fans: 0,
    is_followed: false,
    follows_me: true,
    standing: null,
  });
  expect((await card(anchor.id, fan.token)).data).toMatchObject({ role: 'anchor', fans: 1, is_followed: true, follows_me: false });
  expect((await card(helper.id)).data).toMatchObject({ role: 'admin', is_followed: false, follows_me: false, standing: null });
  for (const { token } of [anchor, helper])
    expect((await card(rowdy.id, token)).data).toMatchObject({ standing: { is_muted: true, muted_until: null, is_kicked: false } });
  expect((await card(rowdy.id, (await people.anchor()).token)).data).toMatchObject({ standing: null });
  for (const [user, room] of [
    [999_999, anchor.room],
    [fan.id, '999999'],
  ] as const)
    expect(await card(user, fan.token, room)).toMatchObject({ code: 1, msg: '没有找到' });
  await site.site.moderation.kick({ roomId, userId: rowdy.id, byId: anchor.id }, '');
  expect(await card(fan.id, rowdy.token)).toMatchObject({ code: 1, msg: '你已被移出这个直播间' });
  expect((await card(rowdy.id, helper.token)).data).toMatchObject({ standing: { is_kicked: true } });
});

test('a member’s own page says who they are and what they are to the reader, with their room, and nobody’s is not there', async () => {
  const anchor = await people.anchor('live', { title: '德比夜' });
  const [fan, other] = [await people.newcomer(), await people.newcomer()];
  await follow(fan, anchor.id);
  await site.call('POST', 'member/updateInfo', { token: anchor.token, body: { sign: '只讲看得见的战术' } });
  const persona = (id: number | string, token?: string) =>
    site.call('GET', 'User/persona', { query: `?id=${id}`, ...(token !== undefined && { token }) });
  expect((await persona(anchor.id, fan.token)).data).toMatchObject({
    member: { id: String(anchor.id), is_anchor: true },
    sign: '只讲看得见的战术',
    fans: 1,
    is_followed: true,
    follows_me: false,
    room: { id: anchor.room, title: '德比夜', status: 'live' },
  });
  expect((await persona(fan.id, anchor.token)).data).toMatchObject({ follows: 1, follows_me: true, room: null, sign: '' });
  expect((await persona(anchor.id)).data).toMatchObject({ is_followed: false });
  expect((await persona(other.id)).data).toMatchObject({ follows: 0, fans: 0 });
  for (const id of [999_999, 'x']) expect(await persona(id)).toMatchObject({ code: 1, msg: '没有找到' });
});

test('followers are told of a broadcast once, also by three nodes and after a cut; not who was removed, nor who does not want to be', async () => {
  const anchor = await people.anchor('not_started');
  const [keen, quiet, gone, late] = [await people.newcomer(), await people.newcomer(), await people.newcomer(), await people.newcomer()];
  for (const fan of [keen, gone]) await follow(fan, anchor.id);
  await follow(quiet, anchor.id, { remind: false });
  await db()
    .insert(roomKicks)
    .values({ roomId: Number(anchor.room), userId: gone.id, at: 1, byId: anchor.id });
  const heard = async () => {
    const counts: number[] = [];
    for (const { id } of [keen, quiet, gone, late]) counts.push((await people.received(`user:${id}`, 'anchor_live')).length);
    return counts;
  };
  const notifyFollowers = () => site.site.follow.notifyFollowers();
  await notifyFollowers();
  expect(await heard()).toEqual([0, 0, 0, 0]);
  await site.site.live.streamStarted(Number(anchor.room));
  await Promise.all([notifyFollowers(), notifyFollowers(), notifyFollowers()]);
  expect(await heard()).toEqual([1, 0, 0, 0]);
  expect((await people.received(`user:${keen.id}`, 'anchor_live'))[0]).toMatchObject({ room: { id: anchor.room, status: 'live' } });
  // Interrupted for less than half an hour: the same broadcast.
  await site.site.live.streamEnded(Number(anchor.room));
  site.clock.set(site.clock.now() + 60_000);
  await site.site.live.streamStarted(Number(anchor.room));
  await follow(late, anchor.id);
  await notifyFollowers();
  expect(await heard()).toEqual([1, 0, 0, 0]);
  await site.site.live.streamEnded(Number(anchor.room));
  site.clock.set(site.clock.now() + hour);
  await site.site.live.streamStarted(Number(anchor.room));
  await notifyFollowers();
  expect(await heard()).toEqual([2, 0, 0, 1]);
});

test('what was told half is told to the rest, and nobody hears it twice', async () => {
  const anchor = await people.anchor('not_started');
  const crowd = 1_203;
  await db().execute(sql`
    insert into member (mobile, password_hash, nickname, avatar, created_at) select 'crowd-' || n, '', 'c' || n, 'a', 1 from generate_series(1, ${crowd}) n`);
  await db().execute(sql`
    insert into ${follows} (member_id, target_id, remind, at) select id, ${anchor.id}, true, 5 from member where mobile like 'crowd-%'`);
  await site.site.live.streamStarted(Number(anchor.room));
  const [one, other] = await Promise.all([site.site.follow.notifyFollowers(), site.site.follow.notifyFollowers()]);
  expect(one + other).toBe(crowd);
  const { rows } = await db().execute<{ topics: number; events: number }>(
    sql`select count(distinct topic)::int as topics, count(*)::int as events from topic_event where type = 'anchor_live' and (data->'room'->>'id') = ${anchor.room}`,
  );
  expect(rows).toEqual([{ topics: crowd, events: crowd }]);
  await db().update(rooms).set({ status: 'ended' }).where(eq(rooms.ownerId, anchor.id));
});
