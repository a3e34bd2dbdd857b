import type { TopicEventData } from '@pitchside/api/realtime';
import type { Raid } from '@pitchside/api/live/raids';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { moderationWorld, type ModerationWorld, type Somebody } from '../moderation/moderation.fixtures.ts';
import { roomWatchers } from '../popularity/index.ts';
import { raids } from './raids.tables.ts';

const ok = { code: 0 };

let world: ModerationWorld;
let second: string;
let now: number;
let host: Somebody;
let target: string;
beforeAll(async () => {
  world = await moderationWorld();
  second = (await world.site.secondNode()).origin;
  now = world.site.clock.now();
});
afterAll(() => world.close());
beforeEach(async () => {
  now += 10_000_000;
  world.site.clock.set(now);
  await world.site.site.platform.db.delete(raids);
  await world.site.site.live.change(Number(world.room), { status: 'live', isOpen: true });
  host = await world.somebody({ isAnchor: true, nickname: `对面主播${now}` });
  target = await world.roomOf(host);
});

const open = (to = target, who = world.owner, headers: Record<string, string> = {}) =>
  world.site.call('POST', 'Raid/open', { token: who.token, headers, body: { to } });
const opened = async (): Promise<Raid> => ((await open()).data as { raid: Raid }).raid;
const current = async (at?: string, who?: Somebody) =>
  (await world.site.call('GET', 'Raid/current', { query: `?id=${world.room}`, ...(at && { at }), ...(who && { token: who.token }) }))
    .data as { raid: Raid | null } | null;
const callOff = (raid: Raid, who = world.owner) => world.post('Raid/callOff', { raid_id: raid.id }, who);
const rule = (wanted: string, who = host) => world.post('Raid/setRule', { rule: wanted }, who);
const follow = (who: Somebody, whom: Somebody) => world.post('Member/attention', { id: String(whom.id) }, who);
const targets = async (search = '', who = world.owner) =>
  (
    (await world.site.call('GET', 'Raid/targets', { token: who.token, query: `?${new URLSearchParams({ search })}` })).data as {
      list: { id: string }[];
    }
  ).list.map(({ id }) => id);
const eventsOf = async <T extends 'raid' | 'raid_over' | 'raid_came'>(room: string, type: T) =>
  ((await world.site.site.platform.events.after(`room:${room}`, 0)) ?? []).flatMap((event) =>
    event.type === type ? [event.data as TopicEventData<T>] : [],
  );
const over = async () => (await eventsOf(world.room, 'raid_over')).at(-1);
const statusOf = async (room: string) => (await world.site.site.live.room(room))?.room.status;
const watch = (...who: string[]) =>
  world.site.site.platform.db
    .insert(roomWatchers)
    .values(who.map((each) => ({ roomId: Number(world.room), who: each, seenAt: world.site.clock.now() })))
    .onConflictDoNothing();

test('an anchor on the air opens a raid, which every node shows with its countdown, and calls it off', async () => {
  const raid = await opened();
  expect(raid).toMatchObject({
    room_id: world.room,
    from: { id: String(world.owner.id) },
    to: { id: target, title: '房间', anchor: { id: String(host.id) } },
    opened_at: now,
    ends_at: now + 30_000,
  });
  expect(await current(second)).toEqual({ raid });
  expect((await eventsOf(world.room, 'raid')).at(-1)).toEqual(raid);
  expect(await open()).toMatchObject({ code: 1, msg: '已经在带观众走了，先取消' });
  expect(await callOff(raid, host)).toMatchObject({ code: 1, msg: '没有找到' });
  expect(await callOff(raid)).toMatchObject({ ...ok, data: { state: 'called_off' } });
  expect(await callOff(raid)).toMatchObject({ ...ok, data: { state: 'called_off' } });
  expect(await over()).toEqual({ id: raid.id, room_id: world.room, to_id: target, state: 'called_off', viewers: null });
  expect(await current(second)).toEqual({ raid: null });
  world.site.clock.set(now + 60_000);
  await world.site.site.raids.finish();
  expect(await statusOf(world.room)).toBe('live');
  // What was called off does not count as the one in ten minutes.
  expect(await open()).toMatchObject(ok);
});

test('a repeat of one press opens one raid', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => open(target, world.owner, { 'idempotency-key': `raid-${now}` })));
  expect(new Set(answers.map(({ data }) => (data as { raid: Raid }).raid.id)).size).toBe(1);
});

test('at the end of the countdown the broadcast is over, its viewers go on, and the other room hears how many', async () => {
  const raid = await opened();
  const [goes, stays, out, late] = await Promise.all([1, 2, 3, 4].map(() => world.somebody()));
  await world.post('live/liveKickout', { id: target, user_id: String(out?.id), reason: '' }, host);
  world.site.clock.set(now + 20_000);
  await watch(`m${goes?.id}`, `m${stays?.id}`, `m${out?.id}`, `m${world.owner.id}`, 'nsomewhere');
  await world.site.call('POST', 'Raid/stay', { token: stays?.token ?? '', body: { id: world.room, raid_id: raid.id }, at: second });
  // The network of this machine stays; it had been counted.
  const { nameOf } = world.site.site.popularity;
  await watch(nameOf({ network: '127.0.0.1' }));
  expect(await world.site.call('POST', 'Raid/stay', { body: { id: world.room, raid_id: raid.id } })).toMatchObject(ok);
  await world.site.site.raids.finish();
  expect(await statusOf(world.room)).toBe('live');

  world.site.clock.set(now + 30_000);
  await Promise.all([world.site.site.raids.finish(), world.site.site.raids.finish()]);
  expect(await statusOf(world.room)).toBe('ended');
  expect(await over()).toEqual({ id: raid.id, room_id: world.room, to_id: target, state: 'done', viewers: 2 });
  expect(await eventsOf(target, 'raid_came')).toEqual([
    { id: raid.id, room_id: world.room, from: expect.objectContaining({ id: String(world.owner.id) }), viewers: 2, at: now + 30_000 },
  ]);
  expect(await callOff(raid)).toMatchObject({ data: { state: 'done' } });
  // Who stays after the end is no viewer of the past.
  await world.site.call('POST', 'Raid/stay', { token: late?.token ?? '', body: { id: world.room, raid_id: raid.id } });

  await world.site.site.live.change(Number(world.room), { status: 'live', isOpen: true });
  expect(await open()).toMatchObject({ code: 1, msg: '十分钟里只能带观众走一次' });
  world.site.clock.set(now + 600_001);
  expect(await open()).toMatchObject(ok);
});

test('a broadcast that ends during the countdown hands its viewers over at once', async () => {
  const raid = await opened();
  const fan = await world.somebody();
  await watch(`m${fan.id}`);
  expect(await world.site.call('GET', 'Live/endRoom', { token: world.owner.token })).toMatchObject(ok);
  expect(await over()).toMatchObject({ id: raid.id, state: 'done', viewers: 1 });
});

test('a room that ends takes nobody: the raid is over and the broadcast goes on', async () => {
  const raid = await opened();
  await world.site.site.live.close(Number(target));
  expect(await over()).toMatchObject({ id: raid.id, state: 'gone' });
  expect(await statusOf(world.room)).toBe('live');
  expect(await open()).toMatchObject({ code: 1, msg: '那个直播间没有在播，换一个' });
  world.site.clock.set(now + 40_000);
  await world.site.site.raids.finish();
  expect(await statusOf(world.room)).toBe('live');
});

test('two rooms that raid each other end in any order without a fault', async () => {
  const there = await opened();
  const back = ((await open(world.room, host)).data as { raid: Raid }).raid;
  world.site.clock.set(now + 30_000);
  await Promise.all([world.site.site.raids.finish(), world.site.site.live.close(Number(world.room))]);
  const states = [(await over())?.state, (await eventsOf(target, 'raid_over')).find(({ id }) => id === back.id)?.state];
  expect(states.toSorted()).toEqual(['done', 'gone']);
  expect(there.id).not.toBe(back.id);
});

test('a room takes raids of everybody, of those whom its anchor follows, or of nobody, and none of who was removed from it', async () => {
  expect(await targets()).toContain(target);
  await rule('nobody');
  expect(await targets()).not.toContain(target);
  expect(await open()).toMatchObject({ code: 1, msg: '那个直播间不接受你带人过去，换一个' });
  await rule('followed');
  expect(await open()).toMatchObject({ code: 1, msg: '那个直播间不接受你带人过去，换一个' });
  await follow(host, world.owner);
  expect(await targets()).toContain(target);
  const raid = await opened();
  await callOff(raid);
  await rule('everyone');
  await world.post('live/liveKickout', { id: target, user_id: String(world.owner.id), reason: '' }, host);
  expect(await targets()).not.toContain(target);
  expect(await open()).toMatchObject({ code: 1, msg: '你被移出过那个直播间，换一个' });
  expect(await rule('some')).toMatchObject({ code: 1, msg: expect.stringContaining('rule') });
  expect((await world.post('Live/ownRoom', {}, host)).data).toMatchObject({ raids: 'everyone' });
});

test('rooms are found by title and name, those of followed anchors first, never one’s own', async () => {
  const other = await world.somebody({ isAnchor: true, nickname: '100%球迷' });
  const room = await world.roomOf(other);
  await world.site.site.live.change(Number(target), { heat: 5_000 });
  await follow(world.owner, other);
  expect((await targets()).slice(0, 2)).toEqual([room, target]);
  expect(await targets('100%')).toEqual([room]);
  expect(await targets('0%')).toEqual([room]);
  expect(await targets('_')).toEqual([]);
  expect(await targets('阿飞')).toEqual([]);
});

test('an anchor off the air opens none, nor one to nowhere or to the own room', async () => {
  expect(await open(world.room)).toMatchObject({ code: 1, msg: '没有找到' });
  expect(await open('999999')).toMatchObject({ code: 1, msg: '没有找到' });
  expect(await open('x!')).toMatchObject({ code: 1, msg: expect.stringContaining('to') });
  await world.site.site.live.close(Number(world.room));
  expect(await open()).toMatchObject({ code: 1, msg: '开播以后才能带观众走' });
});

test('who was removed from a room learns nothing of its raid', async () => {
  const raid = await opened();
  const out = await world.somebody();
  await world.kick(world.owner, out);
  expect(await current(undefined, out)).toBeNull();
  expect(await world.site.call('POST', 'Raid/stay', { token: out.token, body: { id: world.room, raid_id: raid.id } })).toMatchObject({
    code: 1,
    msg: '你已被移出这个直播间',
  });
});
