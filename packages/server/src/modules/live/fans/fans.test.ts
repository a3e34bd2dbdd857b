import { pushList } from '@pitchside/api/messages/notices';
import {
  closenessOf,
  fanLevelOf,
  fanLevels,
  watchedMinutes,
  type FanClub,
  type FanFarewell,
  type FanMember,
  type OwnStanding,
} from '@pitchside/api/live/fans';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testPeople, type TestAnchor, type TestPeople, type TestPerson } from '../../../testing/testPeople.ts';
import { openTestSite, type TestSite } from '../../../testing/testSite.ts';
import { users } from '../../member/member/index.ts';
import { roomKicks, rooms } from '../room/index.ts';
import { createFansRepository, type Viewer } from './fans.repository.ts';
import { fanMembers } from './fans.tables.ts';
import { createFanWatching, fanStep } from './fansWatching.ts';

let site: TestSite;
let people: TestPeople;
beforeAll(async () => {
  site = await openTestSite();
  people = testPeople(site);
});
afterAll(() => site.close());

const post = (path: string, body: object, token?: string) => site.call('POST', path, { body, ...(token !== undefined && { token }) });
const found = ({ token }: TestPerson, badge = '看台') => post('live/addshowGroup', { badge }, token);
const follow = ({ token }: TestPerson, { id }: TestAnchor) => post('Member/attention', { id: String(id) }, token);
const join = ({ token }: TestPerson, { room }: TestAnchor, joins = true) => post('Live/joinGroup', { id: room, join: joins }, token);
const club = async ({ room }: TestAnchor, token?: string) =>
  (await post('live/getLiveGroupList', { id: room }, token)).data as {
    club: FanClub | null;
    mine: OwnStanding | null;
    list: FanMember[];
    total: number;
  };
const give = ({ token }: TestPerson, { room }: TestAnchor, query: string) =>
  site.call('GET', 'member/handselGift', { token, query: `?id=${room}&${query}` });
/** Adds the closeness of a gift of this many diamonds. */
const grow = (anchorId: number, memberId: number, diamonds: number) =>
  site.site.platform.db.execute(sql`select fan_grow(${anchorId}, ${memberId}, ${diamonds})`);
const say = ({ token }: TestPerson, { room }: TestAnchor, text: string) =>
  site.call('GET', 'Barrage/send', { token, query: `?id=${room}&text=${encodeURIComponent(text)}` });

async function opened(): Promise<TestAnchor> {
  const anchor = await people.anchor();
  await found(anchor);
  return anchor;
}
async function member(anchor: TestAnchor): Promise<TestPerson> {
  const fan = await people.newcomer();
  await follow(fan, anchor);
  await join(fan, anchor);
  return fan;
}
const closeness = async (anchor: TestAnchor, fan: TestPerson) => (await club(anchor, fan.token)).mine?.closeness;

test('levels begin where they say, from 1 to 20', () => {
  for (let level = 1; level <= fanLevels; level += 1) {
    expect(fanLevelOf(closenessOf(level))).toBe(level);
    expect(fanLevelOf(closenessOf(level + 1) - 1)).toBe(level);
  }
  expect([fanLevelOf(0), fanLevelOf(2_147_483_647)]).toEqual([1, fanLevels]);
});

test('an anchor founds a club by its badge and may rename it; what is no name, or the site’s, is refused', async () => {
  const anchor = await people.anchor();
  expect(await club(anchor)).toMatchObject({ club: null, mine: null, list: [], total: 0 });
  expect(await found(anchor, ' 蓝月 ')).toMatchObject({ code: 0, data: { club: { badge: '蓝月', members: 0, room_id: anchor.room } } });
  expect((await found(anchor, 'Hà12')).data).toMatchObject({ club: { badge: 'Hà12' } });
  for (const badge of ['蓝', '蓝月看台上', '', '蓝 月', '⚽⚽', '官方', '客服'])
    expect(await found(anchor, badge)).toMatchObject({ code: 1 });
  expect((await club(anchor)).club).toMatchObject({ badge: 'Hà12' });
  expect(await found(await people.newcomer())).toMatchObject({ code: 1, msg: '只有主播可以这样做' });
  expect(await found(await people.newcomer({ isAnchor: true }))).toMatchObject({ code: 1, msg: '你还没有直播间' });
});

test('followers join free and once, also at once; others are told what is missing, and leaving forgets the closeness', async () => {
  const [anchor, bare, fan] = [await opened(), await people.anchor(), await people.newcomer()];
  expect(await join(fan, anchor)).toMatchObject({ code: 1, msg: '先关注主播，再加入粉丝团' });
  await follow(fan, anchor);
  const answers = await Promise.all(Array.from({ length: 10 }, () => join(fan, anchor)));
  expect(answers.map(({ code }) => code)).toEqual(answers.map(() => 0));
  expect(await club(anchor, fan.token)).toMatchObject({
    total: 1,
    mine: { level: 1, closeness: 0, place: 1 },
    list: [{ member: { id: String(fan.id) } }],
  });
  await follow(fan, bare);
  expect(await join(fan, bare)).toMatchObject({ code: 1, msg: '主播还没有粉丝团' });
  expect(await join(anchor, anchor)).toMatchObject({ code: 1, msg: '不能加入自己的粉丝团' });
  await people.fund(fan, 1_000);
  await give(fan, anchor, 'gift_id=clap&count=10');
  expect((await join(fan, anchor, false)).data).toEqual({ mine: null, members: 0, is_asked: false });
  expect((await join(fan, anchor, false)).data).toEqual({ mine: null, members: 0, is_asked: false });
  expect((await join(fan, anchor)).data).toMatchObject({ mine: { closeness: 0 }, members: 1 });
  const gone = await people.newcomer();
  await follow(gone, anchor);
  await site.site.platform.db.insert(roomKicks).values({ roomId: Number(anchor.room), userId: gone.id, at: 1, byId: anchor.id });
  expect(await join(gone, anchor)).toMatchObject({ code: 1, msg: '你已被移出这个直播间' });
  expect(await post('live/getLiveGroupList', { id: anchor.room }, gone.token)).toMatchObject({ code: 1 });
  expect(await post('Live/joinGroup', { id: '999999' }, fan.token)).toMatchObject({ code: 1, msg: '没有找到' });
});

test('diamonds given to the anchor bring closer by their number, in the gift’s own transaction; a refused gift and a free one bring nothing', async () => {
  const [anchor, other] = [await opened(), await opened()];
  const [fan, stranger] = [await member(anchor), await people.newcomer()];
  for (const each of [fan, stranger]) await people.fund(each, 2_000);
  const before = await people.owned(fan);
  await Promise.all(Array.from({ length: 8 }, () => give(fan, anchor, 'gift_id=clap&count=10')));
  const paid = before - (await people.owned(fan));
  expect(paid).toBeGreaterThan(0);
  expect(await closeness(anchor, fan)).toBe(paid);
  expect(await give(fan, anchor, 'gift_id=clap&count=10&expected_price=1')).toMatchObject({ code: 1 });
  await site.site.gifts.grant(site.site.platform.db, fan.id, 'clap', 5);
  expect(await give(fan, anchor, 'gift_id=clap&count=5&from=backpack')).toMatchObject({ code: 0 });
  await give(fan, other, 'gift_id=clap&count=10');
  expect(await give(stranger, anchor, 'gift_id=clap&count=10')).toMatchObject({ code: 0 });
  expect(await closeness(anchor, fan)).toBe(paid);
  expect((await club(anchor)).total).toBe(1);
});

describe('who may join', () => {
  const choose = ({ token }: TestPerson, given: object) => post('live/addshowGroup', { badge: '看台', ...given }, token);
  const waiting = async ({ token }: TestPerson) =>
    (await post('Live/groupRequests', {}, token)).data as { list: { member: { id: string } }[]; total: number };
  const decide = ({ token }: TestPerson, who: TestPerson, isLetIn: boolean) =>
    post('Live/decideGroupRequest', { user_id: String(who.id), is_let_in: isLetIn }, token);
  const heard = async ({ token }: TestPerson) =>
    pushList.data.parse((await site.call('GET', 'Push/getList', { token })).data).list.filter(({ kind }) => kind === 'club_requests');
  const follower = async (anchor: TestAnchor) => {
    const fan = await people.newcomer();
    await follow(fan, anchor);
    return fan;
  };

  test('is whoever the anchor lets in, where the club says so: one waits once, may take it back, and is let in once', async () => {
    const anchor = await people.anchor();
    expect((await choose(anchor, { join_rule: 'request' })).data).toMatchObject({ club: { join_rule: 'request', is_shown: true } });
    // A new badge changes nothing else.
    expect((await choose(anchor, { badge: '北看台' })).data).toMatchObject({ club: { badge: '北看台', join_rule: 'request' } });
    const [fan, other] = [await follower(anchor), await follower(anchor)];
    const answers = await Promise.all([join(fan, anchor), join(fan, anchor), join(other, anchor)]);
    for (const { data } of answers) expect(data).toEqual({ mine: null, members: 0, is_asked: true });
    expect((await club(anchor, fan.token)) as object).toMatchObject({ mine: null, is_asked: true, total: 0 });
    expect(await waiting(anchor)).toMatchObject({ total: 2 });
    // The anchor gets one notice for both, and none once no request is left.
    expect(await heard(anchor)).toMatchObject([{ kind: 'club_requests', count: 2, target: { type: 'page' } }]);
    expect((await join(other, anchor, false)).data).toMatchObject({ is_asked: false });
    expect(await waiting(anchor)).toMatchObject({ total: 1, list: [{ member: { id: String(fan.id) } }] });
    const decided = await Promise.all([decide(anchor, fan, true), decide(anchor, fan, true)]);
    expect(decided.map(({ data }) => data)).toEqual(Array(2).fill({ is_member: true, waiting: 0 }));
    expect(await heard(anchor)).toEqual([]);
    expect(await club(anchor, fan.token)).toMatchObject({ total: 1, mine: { place: 1 } });
    // Members stay, whatever the conditions become.
    expect((await join(fan, anchor)).data).toMatchObject({ mine: { place: 1 }, is_asked: false });
    await join(other, anchor);
    expect((await decide(anchor, other, false)).data).toEqual({ is_member: false, waiting: 0 });
    expect((await decide(anchor, other, true)).data).toEqual({ is_member: false, waiting: 0 });
    expect((await post('Live/decideGroupRequest', { user_id: 'nobody', is_let_in: true }, anchor.token)).data).toMatchObject({
      is_member: false,
    });
    expect(await post('Live/groupRequests', {}, fan.token)).toMatchObject({ code: 1 });
    // Requests end with the club.
    await join(other, anchor);
    expect(await post('Live/dissolveGroup', { badge: '北看台' }, anchor.token)).toMatchObject({ code: 0, data: { members: 1 } });
    expect(await waiting(anchor)).toMatchObject({ total: 0 });
    expect(await heard(anchor)).toEqual([]);
  });

  test('is whoever has reached a level of the site, where the club asks for one', async () => {
    const anchor = await people.anchor();
    expect(await choose(anchor, { join_rule: 'level', join_level: 1 })).toMatchObject({ code: 1 });
    await choose(anchor, { join_rule: 'level', join_level: 5 });
    const fan = await follower(anchor);
    expect(await join(fan, anchor)).toMatchObject({ code: 1, msg: '5 级以上才能加入这个粉丝团' });
    await site.site.platform.db.update(users).set({ level: 5 }).where(eq(users.id, fan.id));
    expect((await join(fan, anchor)).data).toMatchObject({ mine: { level: 1 }, members: 1 });
  });

  test('a club that is not shown is there for its members and its anchor alone', async () => {
    const anchor = await opened();
    const [fan, other] = [await member(anchor), await follower(anchor)];
    await choose(anchor, { is_shown: false });
    expect(await club(anchor, other.token)).toMatchObject({ club: null, total: 0 });
    expect(await join(other, anchor)).toMatchObject({ code: 1, msg: '主播还没有粉丝团' });
    for (const { token } of [fan, anchor]) expect(await club(anchor, token)).toMatchObject({ club: { is_shown: false }, total: 1 });
    const all = async () => ((await post('live/groupList', { limit: 100 })).data as { list: FanClub[] }).list.map(({ room_id }) => room_id);
    expect(await all()).not.toContain(anchor.room);
    await choose(anchor, { is_shown: true });
    expect(await all()).toContain(anchor.room);
    expect(await join(other, anchor)).toMatchObject({ code: 0 });
  });
});

test('members stand by closeness, the earlier first among equals, and the list of clubs knows one’s own', async () => {
  const anchor = await opened();
  const fans = [await member(anchor), await member(anchor), await member(anchor)];
  const [first, second, third] = fans;
  if (!first || !second || !third) throw new Error('three joined');
  await grow(anchor.id, third.id, 650);
  const { list, mine } = await club(anchor, second.token);
  expect(list.map(({ member: { id }, place, level }) => [Number(id), place, level])).toEqual([
    [third.id, 1, 4],
    [first.id, 2, 1],
    [second.id, 3, 1],
  ]);
  expect(mine).toMatchObject({ place: 3, closeness: 0 });
  const mineOnly = await post('live/groupList', { only: 'mine' }, second.token);
  expect(mineOnly.data).toMatchObject({ total: 1, list: [{ room_id: anchor.room, badge: '看台', members: 3, mine: { place: 3 } }] });
  expect((await post('live/groupList', { only: 'mine' })).data).toMatchObject({ total: 0, list: [] });
  expect((await post('live/groupList', { limit: 1 })).data).toMatchObject({ list: [{ room_id: anchor.room, mine: null }] });
});

test('a member’s badge stands beside what they say there and on their card, as it was and nowhere else', async () => {
  const [anchor, other] = [await opened(), await people.anchor()];
  const [fan, stranger] = [await member(anchor), await people.newcomer()];
  await grow(anchor.id, fan.id, 100);
  const spoken = async (who: TestPerson, where: TestAnchor, text: string) =>
    ((await say(who, where, text)).data as { barrage: { user: { fan_badge?: object } } }).barrage.user.fan_badge;
  expect(await spoken(fan, anchor, '进啦')).toEqual({ name: '看台', level: 2 });
  expect(await spoken(fan, other, '进啦')).toBeUndefined();
  expect(await spoken(stranger, anchor, '进啦')).toBeUndefined();
  await found(anchor, '北看台');
  const { data } = await site.call('GET', 'Barrage/getList', { query: `?id=${anchor.room}` });
  const badges = (data as { list: { user: { fan_badge?: object } }[] }).list.map(({ user }) => user.fan_badge);
  expect(badges).toEqual([{ name: '看台', level: 2 }, undefined]);
  expect((await people.received(`room:${anchor.room}`, 'barrage'))[0]).toMatchObject({ user: { fan_badge: { name: '看台', level: 2 } } });
  const card = async (who: TestPerson, where: TestAnchor) =>
    ((await site.call('GET', 'Live/getUserCard', { query: `?id=${where.room}&user_id=${who.id}` })).data as { fan_badge?: object })
      .fan_badge;
  expect(await card(fan, anchor)).toEqual({ name: '北看台', level: 2 });
  expect(await card(fan, other)).toBeUndefined();
  expect(await card(stranger, anchor)).toBeUndefined();
});

test('a minute of watching a live room counts once on however many nodes and tabs, and so many a day', async () => {
  const [anchor, ended] = [await opened(), await opened()];
  const [fan, stranger] = [await member(anchor), await people.newcomer()];
  await follow(fan, ended);
  await join(fan, ended);
  await site.site.platform.db.update(rooms).set({ status: 'ended' }).where(eq(rooms.ownerId, ended.id));
  const present: Viewer[] = [fan, fan, stranger].map(({ id }) => ({ userId: id, roomId: Number(anchor.room) }));
  present.push({ userId: fan.id, roomId: Number(ended.room) });
  const { platform } = site.site;
  const node = () => createFanWatching(platform, createFansRepository(platform.db), () => present);
  const look = async () => void (await Promise.all([node().look(), node().look(), node().look()]));
  await look();
  expect([await closeness(anchor, fan), await closeness(ended, fan)]).toEqual([1, 0]);
  for (let minute = 1; minute < 3; minute += 1) {
    site.clock.set(site.clock.now() + fanStep);
    await look();
  }
  expect(await closeness(anchor, fan)).toBe(3);
  const row = and(eq(fanMembers.anchorId, anchor.id), eq(fanMembers.memberId, fan.id));
  await platform.db
    .update(fanMembers)
    .set({ watched: watchedMinutes - 1 })
    .where(row);
  for (let minute = 0; minute < 3; minute += 1) {
    site.clock.set(site.clock.now() + fanStep);
    await look();
  }
  expect(await closeness(anchor, fan)).toBe(4);
  site.clock.set(site.clock.now() + 24 * 3_600_000);
  await look();
  expect(await closeness(anchor, fan)).toBe(5);
});

describe('a club that is dissolved', () => {
  const dissolve = ({ token }: TestPerson, badge = '看台') => post('Live/dissolveGroup', { badge }, token);
  const farewells = async ({ token }: TestPerson) => ((await post('Live/clubFarewells', {}, token)).data as { list: FanFarewell[] }).list;

  test('is gone for everybody, and whoever was in it is told and can read of it until they have', async () => {
    const anchor = await opened();
    const [fan, other, stranger] = [await member(anchor), await member(anchor), await people.newcomer()];
    await grow(anchor.id, fan.id, 120);
    expect(await dissolve(anchor, '别的')).toMatchObject({ code: 1, msg: '没有这个徽章的粉丝团' });
    expect(await dissolve(stranger)).toMatchObject({ code: 1 });
    expect((await club(anchor)).total).toBe(2);
    expect(await dissolve(anchor)).toMatchObject({ code: 0, data: { members: 2 } });
    expect(await dissolve(anchor)).toMatchObject({ code: 1 });
    expect(await club(anchor, fan.token)).toMatchObject({ club: null, mine: null, total: 0 });
    expect((await post('live/groupList', { only: 'mine' }, fan.token)).data).toMatchObject({ total: 0 });
    expect((await say(fan, anchor, '散了')).data).not.toHaveProperty('barrage.user.fan_badge');
    const word = { room_id: anchor.room, badge: '看台', closeness: 120, at: site.clock.now(), anchor: { id: String(anchor.id) } };
    expect(await people.received(`user:${fan.id}`, 'club_dissolved')).toMatchObject([word]);
    expect(await people.received(`user:${other.id}`, 'club_dissolved')).toMatchObject([{ closeness: 0 }]);
    expect(await people.received(`user:${stranger.id}`, 'club_dissolved')).toEqual([]);
    expect(await farewells(fan)).toMatchObject([word]);
    expect(await farewells(stranger)).toEqual([]);
    for (let time = 0; time < 2; time += 1)
      expect(await post('Live/putFarewellAway', { id: anchor.room }, fan.token)).toMatchObject({ code: 0 });
    expect([await farewells(fan), (await farewells(other)).length]).toEqual([[], 1]);
  });

  test('may be founded anew, from nothing; whoever comes in again reads no more of the old one', async () => {
    const anchor = await opened();
    const fan = await member(anchor);
    await grow(anchor.id, fan.id, 700);
    await dissolve(anchor);
    expect(await join(fan, anchor)).toMatchObject({ code: 1, msg: '主播还没有粉丝团' });
    await found(anchor, '新看台');
    expect(await farewells(fan)).toHaveLength(1);
    expect((await join(fan, anchor)).data).toMatchObject({ mine: { level: 1, closeness: 0 }, members: 1 });
    expect(await farewells(fan)).toEqual([]);
  });

  test('while fans join, give and watch: every one of them is either told or not in it', async () => {
    const anchor = await opened();
    const inside = await Promise.all(Array.from({ length: 12 }, () => member(anchor)));
    const coming = await Promise.all(Array.from({ length: 12 }, () => people.newcomer()));
    for (const fan of coming) await follow(fan, anchor);
    await Promise.all(inside.map((fan) => people.fund(fan, 100)));
    const present = inside.map(({ id }) => ({ userId: id, roomId: Number(anchor.room) }));
    const watching = createFanWatching(site.site.platform, createFansRepository(site.site.platform.db), () => present);
    const [joined, answers] = await Promise.all([
      Promise.all(coming.map((fan) => join(fan, anchor))),
      Promise.all([dissolve(anchor), dissolve(anchor), dissolve(anchor)]),
      Promise.all(inside.map((fan) => give(fan, anchor, 'gift_id=clap&count=1'))),
      watching.look(),
    ]);
    const done = answers.filter(({ code }) => code === 0);
    expect(done).toHaveLength(1);
    expect(await club(anchor)).toMatchObject({ club: null, list: [] });
    const notices = await Promise.all(
      [...inside, ...coming].map(async (fan) => (await people.received(`user:${fan.id}`, 'club_dissolved')).length),
    );
    const letIn = joined.filter(({ code }) => code === 0).length;
    expect(notices.filter((times) => times === 1)).toHaveLength(inside.length + letIn);
    expect(done[0]?.data).toEqual({ members: inside.length + letIn });
    expect(site.site.platform.events.conflicts()).toMatchObject({ '40001': 0, '40P01': 0 });
  });
});
