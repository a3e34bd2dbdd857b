import { setTaboo } from '@pitchside/api/live/moderation';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { roomMutes, roomKicks } from '../room/index.ts';
import { roomActLog } from './moderation.tables.ts';
import { moderationWorld, type ModerationWorld, type Somebody } from './moderation.fixtures.ts';

const day = 86_400_000;
const ok = { code: 0 };
const gone = { code: 1, msg: '没有找到' };
const notModerator = { code: 1, msg: '只有主播或房管可以这样做' };

let world: ModerationWorld;
let begun: number;
let owner: Somebody;
let helper: Somebody;
let peer: Somebody;
let fan: Somebody;
beforeAll(async () => {
  world = await moderationWorld();
  ({ owner, helper, peer } = world);
  begun = world.site.clock.now();
});
afterAll(() => world.close());
beforeEach(async () => {
  world.site.clock.set(begun);
  fan = await world.somebody();
});

const now = () => world.site.clock.now();

describe('a mute', () => {
  test.each([1, 5, 10, 60])('of %i minutes ends by itself, to the millisecond', async (minutes) => {
    const until = now() + minutes * 60_000;
    expect(await world.mute(helper, fan, minutes, { reason: '刷屏' })).toMatchObject({ ...ok, data: { muted_until: until } });
    expect(await world.say(fan, `我 ${minutes}`)).toMatchObject({ code: 1, msg: '你在这个直播间被禁言了' });
    expect((await world.status(fan)).data).toMatchObject({ is_muted: true, muted_until: until, reason: '刷屏' });
    world.site.clock.set(until - 1);
    expect(await world.say(fan, `还是我 ${minutes}`)).toMatchObject({ code: 1 });
    world.site.clock.set(until);
    expect(await world.say(fan, `又是我 ${minutes}`)).toMatchObject(ok);
    expect((await world.list('muted')).list.filter(({ user }) => user.id === String(fan.id))).toEqual([]);
  });

  test('without end holds until it is lifted; the member is told of both, on their own topic alone', async () => {
    expect(await world.mute(owner, fan, 0)).toMatchObject({ ...ok, data: { muted_until: null } });
    expect((await world.list('muted')).list[0]).toMatchObject({ user: { id: String(fan.id) }, by: { id: String(owner.id) }, until: null });
    world.site.clock.set(now() + 3 * day);
    expect(await world.say(fan, '我')).toMatchObject({ code: 1 });
    expect(await world.unmute(helper, fan)).toMatchObject(ok);
    expect(await world.unmute(helper, fan)).toMatchObject(ok);
    expect(await world.say(fan, '我')).toMatchObject(ok);
    expect(await world.eventsOf(fan, 'muted', 'unmuted')).toEqual([
      { type: 'muted', data: { room_id: world.room, until: null, reason: '' } },
      { type: 'unmuted', data: { room_id: world.room } },
    ]);
    expect(await world.eventsOf(owner, 'muted')).toEqual([]);
  });

  test('that is given again has the new end; of other lengths there is none', async () => {
    await world.mute(owner, fan, 1);
    await world.mute(helper, fan, 60, { reason: '还在刷' });
    expect((await world.list('muted')).list[0]).toMatchObject({
      until: now() + 3_600_000,
      by: { id: String(helper.id) },
      reason: '还在刷',
    });
    for (const minutes of [-1, 2, 0.5, 61, '10', null, undefined])
      expect(await world.post('Live/setTaboo', { id: world.room, user_id: String(fan.id), minutes }, owner)).toMatchObject({
        code: 1,
        msg: expect.stringMatching(/^输入错误：/),
      });
    expect(setTaboo.input.safeParse({ id: '1', user_id: '2', minutes: 1, reason: '⚽'.repeat(101) }).success).toBe(false);
  });
});

describe('who may act on whom', () => {
  const acts = ['mute', 'kick'] as const;
  const act = (name: (typeof acts)[number], who: Somebody, whom: { id: number }) =>
    name === 'mute' ? world.mute(who, whom, 1) : world.kick(who, whom);

  test.each(acts)('%s: nobody themselves, nobody of the staff, an assistant neither the owner nor another assistant', async (name) => {
    const staff = await world.somebody({ role: 'operator' });
    expect(await act(name, owner, owner)).toMatchObject({ code: 1, msg: '不能对自己这样做' });
    expect(await act(name, owner, staff)).toMatchObject({ code: 1, msg: '不能对平台的工作人员这样做' });
    for (const whom of [owner, helper, peer, staff]) expect(await act(name, helper, whom)).toMatchObject(notModerator);
    expect(await act(name, fan, helper)).toMatchObject(notModerator);
    expect(await act(name, helper, { id: 999_999 })).toMatchObject(gone);
    expect(await world.list('muted')).not.toMatchObject({ list: [{ user: { id: String(staff.id) } }] });
  });

  test('an assistant of another room, and the owner of one, are nobody here', async () => {
    const [other, theirs] = [await world.somebody({ isAnchor: true }), await world.somebody()];
    const room = await world.roomOf(other);
    expect(await world.query('RoomManage/setAdministrations', { id: room, user_id: theirs.id }, other)).toMatchObject(ok);
    for (const who of [other, theirs]) for (const name of acts) expect(await act(name, who, fan)).toMatchObject(notModerator);
    for (const who of [other, theirs, helper])
      for (const path of ['setAdministrations', 'delLiveRoomManage', 'getLiveRoomManageList'])
        expect(await world.query(`RoomManage/${path}`, { id: world.room, user_id: fan.id }, who)).toMatchObject(gone);
    for (const who of [other, theirs, helper])
      for (const path of ['RoomManage/actList', 'live/assistantList'])
        expect(await world.post(path, { id: world.room }, who)).toMatchObject(gone);
  });

  test('how others stand is for owner and assistants to know', async () => {
    await world.mute(owner, fan, 5, { reason: '广告' });
    expect((await world.status(helper, fan)).data).toMatchObject({ is_muted: true, reason: '广告', is_moderator: false });
    expect((await world.status(owner, helper)).data).toMatchObject({ is_muted: false, is_moderator: true });
    expect((await world.status(helper, owner)).data).toMatchObject({ is_owner: true });
    expect((await world.status(fan, fan)).data).toMatchObject({ is_muted: true });
    for (const whom of [helper, owner]) expect(await world.status(fan, whom)).toMatchObject(gone);
  });

  test('a right that is taken is gone at once, on another node too, however many acts are on their way', async () => {
    const other = await world.site.secondNode();
    const mute = (userId: number) =>
      world.site.call('POST', 'Live/setTaboo', {
        at: other.origin,
        token: peer.token,
        body: { id: world.room, user_id: String(userId), minutes: 1 },
      });
    expect(await mute(fan.id)).toMatchObject(ok);
    const victims = await Promise.all(Array.from({ length: 8 }, () => world.somebody()));
    const [taken, ...said] = await Promise.all([world.dismiss(owner, peer), ...victims.map(({ id }) => mute(id))]);
    expect(taken).toMatchObject(ok);
    expect(await mute(fan.id)).toMatchObject(notModerator);
    // Approvals happened before: the log lists them before the dismissal.
    const log = (await world.log()).list.map(({ act: done, by }) => [done, by.id]);
    const at = log.findIndex(([done]) => done === 'dismiss');
    expect(log.slice(0, at).filter(([, by]) => by === String(peer.id))).toEqual([]);
    expect(said.filter(({ code }) => code === 0)).toHaveLength(log.slice(at).filter(([, by]) => by === String(peer.id)).length - 1);
    await world.appoint(owner, peer);
  });
});

describe('a removal', () => {
  test('closes the room to a member until it is lifted, and is told once', async () => {
    expect(await world.kick(helper, fan, '骂人')).toMatchObject(ok);
    expect(await world.kick(owner, fan, '再骂')).toMatchObject(ok);
    expect((await world.list('kicked')).list[0]).toMatchObject({
      user: { id: String(fan.id) },
      by: { id: String(helper.id) },
      at: now(),
      until: null,
      reason: '骂人',
    });
    expect(await world.post('live/liveKickoutList', {}, fan)).toMatchObject({ data: { list: [{ room_id: world.room, at: now() }] } });
    expect(await world.say(fan, '我')).toMatchObject({ code: 1, msg: '你已被移出这个直播间' });
    expect(await world.lift(helper, fan)).toMatchObject(ok);
    expect(await world.say(fan, '我')).toMatchObject(ok);
    expect(await world.eventsOf(fan, 'liveKickout', 'kickout_lifted')).toEqual([
      { type: 'liveKickout', data: { room_id: world.room, reason: '骂人' } },
      { type: 'kickout_lifted', data: { room_id: world.room } },
    ]);
  });

  test('says to whom it happened by whom, when and why, and nothing once it is lifted', async () => {
    const info = async (who: Somebody, id = world.room) =>
      (await world.site.call('GET', 'live/kickoutInfo', { token: who.token, query: `?${new URLSearchParams({ id })}` })).data;
    const [chief, stranger] = [await world.somebody({ role: 'operator' }), await world.somebody()];
    expect(await info(fan)).toEqual({ removal: null });
    const kinds = [
      [owner, 'anchor', ''],
      [helper, 'moderator', '骂人'],
      [chief, 'site', '刷单'],
    ] as const;
    for (const [who, by, reason] of kinds) {
      await world.kick(who, fan, reason);
      expect(await info(fan)).toEqual({
        removal: { anchor: expect.objectContaining({ id: String(owner.id), user_nickname: '阿飞说球' }), by, at: now(), reason },
      });
      // Neither name nor id is revealed.
      if (by !== 'anchor') expect(JSON.stringify(await info(fan))).not.toContain(`"id":"${who.id}"`);
      expect(await info(stranger)).toEqual({ removal: null });
      await world.lift(owner, fan);
      expect(await info(fan)).toEqual({ removal: null });
    }
    for (const id of ['99999', 'nothing']) expect(await info(fan, id)).toEqual({ removal: null });
  });

  test('takes the right of an assistant with it, and whoever is out is not appointed', async () => {
    const third = await world.somebody();
    await world.appoint(owner, third);
    expect(await world.kick(owner, third)).toMatchObject(ok);
    expect(await world.mute(third, fan, 1)).toMatchObject(notModerator);
    expect(await world.appoint(owner, third)).toMatchObject({ code: 1, msg: '这个人已被移出直播间，先解除再设为房管' });
    await world.lift(owner, third);
    expect(await world.mute(third, fan, 1)).toMatchObject(notModerator);
    expect(await world.eventsOf(third, 'room_role')).toMatchObject([{ data: { is_moderator: true } }, { data: { is_moderator: false } }]);
  });

  test('and its lifting at once, twenty times over, leave one line and one state', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, index) => (index % 2 ? world.kick(owner, fan) : world.lift(owner, fan))));
    const rows = await world.site.site.platform.db.select().from(roomKicks).where(eq(roomKicks.userId, fan.id));
    const log = (await world.log()).list.filter(({ user }) => user.id === String(fan.id)).map(({ act }) => act);
    expect(rows).toHaveLength(log[0] === 'kick' ? 1 : 0);
    // Each entry undoes the previous one.
    expect(log.every((act, index) => index === 0 || act !== log[index - 1])).toBe(true);
  });
});

describe('a comment', () => {
  const comment = async (who: Somebody, text: string) => ((await world.say(who, text)).data as { barrage: { id: string } }).barrage.id;
  const remove = (who: Somebody, whom: { id: number }, id: string, room = world.room) =>
    world.post('Barrage/remove', { id: room, user_id: String(whom.id), barrage_id: id, reason: '广告' }, who);
  const shown = async () =>
    ((await world.site.call('GET', 'Barrage/getList', { query: `?id=${world.room}` })).data as { list: { id: string }[] }).list.map(
      ({ id }) => id,
    );

  test('that is removed is gone for everybody, told once, and kept in the log', async () => {
    const id = await comment(fan, '加微信领红包');
    expect(await shown()).toContain(id);
    const answers = await Promise.all([remove(helper, fan, id), remove(owner, fan, id), remove(peer, fan, id)]);
    expect(answers.map(({ code }) => code)).toEqual([0, 0, 0]);
    expect(await shown()).not.toContain(id);
    const events = (await world.site.site.platform.events.after(`room:${world.room}`, 0)) ?? [];
    expect(events.filter(({ type }) => type === 'barrageGone').map(({ data }) => data)).toEqual([{ id, room_id: world.room }]);
    expect((await world.log()).list.filter(({ act }) => act === 'remove')).toMatchObject([{ text: '加微信领红包', reason: '广告' }]);
  });

  test('is found by its own author and room alone, and an assistant leaves those of owner and peers', async () => {
    const [id, own, peers] = [await comment(fan, '好球'), await comment(owner, '欢迎'), await comment(peer, '注意言辞')];
    expect(await remove(helper, await world.somebody(), id)).toMatchObject(gone);
    expect(await remove(helper, fan, '999999')).toMatchObject(gone);
    const elsewhere = await world.somebody({ isAnchor: true });
    expect(await remove(elsewhere, fan, id, await world.roomOf(elsewhere))).toMatchObject(gone);
    expect(await remove(helper, owner, own)).toMatchObject(notModerator);
    // Attributed to a fan, the comment is still its author's.
    expect(await remove(helper, fan, own)).toMatchObject(gone);
    expect(await remove(helper, peer, peers)).toMatchObject(notModerator);
    expect(await remove(owner, peer, peers)).toMatchObject(ok);
    expect(await shown()).toEqual(expect.arrayContaining([id, own]));
  });
});

test('the log says who did what to whom, why and when, to the owner alone, for as long as it says', async () => {
  await world.mute(helper, fan, 10, { reason: '刷屏' });
  const { list, kept_days } = await world.log();
  expect(list[0]).toMatchObject({
    act: 'mute',
    by: { id: String(helper.id) },
    user: { id: String(fan.id) },
    reason: '刷屏',
    until: now() + 600_000,
    at: now(),
  });
  expect((await world.eventsOf(owner, 'room_managed')).at(-1)).toEqual({
    type: 'room_managed',
    data: { room_id: world.room, act: 'mute', user_id: String(fan.id) },
  });
  const forget = () => world.site.site.jobs.find(({ name }) => name === 'platform.forget')?.run();
  const age = (at: number) => world.site.site.platform.db.update(roomActLog).set({ at });
  await age(now() - kept_days * day);
  await forget();
  expect((await world.log()).list).toHaveLength(list.length);
  await age(now() - kept_days * day - 1);
  await forget();
  expect((await world.log()).list).toEqual([]);
});

test('a mute that was over long ago is forgotten', async () => {
  await world.mute(owner, fan, 1);
  world.site.clock.set(now() + day + 60_001);
  await world.site.site.jobs.find(({ name }) => name === 'platform.forget')?.run();
  expect(await world.site.site.platform.db.select().from(roomMutes).where(eq(roomMutes.userId, fan.id))).toEqual([]);
});
