import type { Pin } from '@pitchside/api/live/pins';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { moderationWorld, type ModerationWorld, type Somebody } from '../moderation/moderation.fixtures.ts';

const ok = { code: 0 };
const gone = { code: 1, msg: '没有找到' };

let world: ModerationWorld;
let second: string;
let begun: number;
let fan: Somebody;
let serial = 0;
beforeAll(async () => {
  world = await moderationWorld();
  second = (await world.site.secondNode()).origin;
  begun = world.site.clock.now();
});
afterAll(() => world.close());
beforeEach(async () => {
  begun += 1_000_000;
  world.site.clock.set(begun);
  fan = await world.somebody();
  const known = await pinned();
  if (known) await unpin(known.id);
});

const pinned = async (at?: string) =>
  ((await world.site.call('GET', 'Barrage/getPin', { query: `?id=${world.room}`, ...(at && { at }) })).data as { pin: Pin | null }).pin;
const said = async (who: Somebody = fan, text = `好球 ${(serial += 1)}`) =>
  ((await world.say(who, text)).data as { barrage: { id: string; text: string } }).barrage;
const pin = (barrageId: string, { minutes = 0, who = world.owner, room = world.room } = {}) =>
  world.post('RoomManage/pinComment', { id: room, barrage_id: barrageId, minutes }, who);
const line = (text: string, { minutes = 0, who = world.helper } = {}) =>
  world.post('RoomManage/pinLine', { id: world.room, text, minutes }, who);
const unpin = (id: string, who = world.helper) => world.post('RoomManage/removePin', { id: world.room, pin_id: id }, who);
const events = async () =>
  ((await world.site.site.platform.events.after(`room:${world.room}`, 0)) ?? []).flatMap(({ type, data }) =>
    type === 'pin' ? [data] : [],
  );

test('anchor and assistants pin a comment for everybody, on every node; the next one takes its place', async () => {
  const [first, next] = [await said(), await said()];
  expect(await pin(first.id)).toMatchObject(ok);
  expect(await pinned(second)).toMatchObject({
    kind: 'comment',
    text: first.text,
    user: { id: String(fan.id), role: 'viewer' },
    at: begun,
    until: null,
  });
  expect(await pin(next.id, { who: world.helper, minutes: 5 })).toMatchObject(ok);
  expect(await pinned()).toMatchObject({ text: next.text, until: begun + 300_000 });
  expect((await events()).at(-1)).toMatchObject({ room_id: world.room, pin: { text: next.text } });
  expect((await world.log()).list.slice(0, 2)).toMatchObject([
    { act: 'pin', text: next.text, by: { id: String(world.helper.id) }, user: { id: String(fan.id) } },
    { act: 'pin', text: first.text, by: { id: String(world.owner.id) } },
  ]);
});

test('nobody else pins, and what is not there is not pinned', async () => {
  const { id } = await said();
  for (const who of [fan, await world.somebody({ isAnchor: true })]) {
    expect(await pin(id, { who })).toMatchObject({ code: 1 });
    expect(await line('看这里', { who })).toMatchObject({ code: 1 });
  }
  for (const unknown of ['0', '999999', 'x']) expect(await pin(unknown)).toMatchObject(gone);
  expect(await pin(id, { minutes: 7 })).toMatchObject({ code: 1 });
  expect(await pin(id, { minutes: 0.5 })).toMatchObject({ code: 1 });
  const elsewhere = await world.somebody({ isAnchor: true });
  expect(await pin(id, { who: elsewhere, room: await world.roomOf(elsewhere) })).toMatchObject(gone);
  expect(await line('')).toMatchObject({ code: 1 });
  expect(await line('长'.repeat(101))).toMatchObject({ code: 1 });
  expect(await pinned()).toBeNull();
});

test('two presses pin once, whichever nodes they reach', async () => {
  const { id } = await said();
  const press = (at?: string) =>
    world.site.call('POST', 'RoomManage/pinComment', {
      token: world.owner.token,
      body: { id: world.room, barrage_id: id },
      ...(at && { at }),
    });
  const before = (await events()).length;
  const answers = await Promise.all([press(), press(second), press(), press(second)]);
  expect(new Set(answers.map(({ data }) => (data as { pin: Pin }).pin.id)).size).toBe(1);
  expect((await events()).length).toBe(before + 1);
  const lines = await Promise.all([line('中场抽奖'), line('中场抽奖')]);
  expect(new Set(lines.map(({ data }) => (data as { pin: Pin }).pin.id)).size).toBe(1);
});

test('a late unpin leaves what was pinned meanwhile', async () => {
  const first = ((await line('一')).data as { pin: Pin }).pin;
  await line('二');
  expect(await unpin(first.id)).toMatchObject(ok);
  expect(await pinned()).toMatchObject({ kind: 'line', text: '二', user: { id: String(world.helper.id), role: 'admin' } });
  const known = await pinned();
  expect(await unpin(known?.id ?? '')).toMatchObject(ok);
  expect(await pinned()).toBeNull();
  expect((await events()).at(-1)).toEqual({ room_id: world.room, pin: null });
});

test('a comment leaves when it is removed, or its author is muted or removed; a line of an assistant stays', async () => {
  const leaves = async (act: (barrage: { id: string }) => Promise<unknown>) => {
    fan = await world.somebody();
    const barrage = await said();
    expect(await pin(barrage.id)).toMatchObject(ok);
    expect(await act(barrage)).toMatchObject(ok);
    expect(await pinned()).toBeNull();
    expect((await events()).at(-1)).toEqual({ room_id: world.room, pin: null });
    return barrage;
  };
  const removed = await leaves(({ id }) =>
    world.post('Barrage/remove', { id: world.room, user_id: String(fan.id), barrage_id: id, reason: '' }, world.owner),
  );
  expect(await pin(removed.id)).toMatchObject(gone);
  const ofMuted = await leaves(() => world.mute(world.owner, fan, 1));
  expect(await pin(ofMuted.id)).toMatchObject({ code: 1, msg: '这个人已被禁言或移出，不能置顶' });
  world.site.clock.set(begun + 60_000);
  expect(await pin(ofMuted.id)).toMatchObject(ok);
  await leaves(() => world.kick(world.owner, fan));
  const entry = { query: `?id=${world.room}`, token: fan.token };
  expect(await world.site.call('GET', 'Barrage/getPin', entry)).toMatchObject({ code: 1, msg: '你已被移出这个直播间' });
  // Others are not held to it.
  fan = await world.somebody();
  expect(await pin((await said()).id)).toMatchObject(ok);
  await line('今晚八点');
  expect(await world.mute(world.owner, world.helper, 1)).toMatchObject(ok);
  expect(await pinned()).toMatchObject({ text: '今晚八点' });
  await world.unmute(world.owner, world.helper);
});

test('it leaves by time, and with the broadcast', async () => {
  expect(await line('五分钟', { minutes: 5 })).toMatchObject(ok);
  world.site.clock.set(begun + 299_999);
  expect(await pinned()).toMatchObject({ text: '五分钟' });
  const { live, pins } = world.site.site;
  await pins.expire();
  expect((await events()).at(-1)).toMatchObject({ pin: { text: '五分钟' } });
  world.site.clock.set(begun + 300_000);
  // It is gone at its time, also before the job comes round.
  expect(await pinned(second)).toBeNull();
  await pins.expire();
  expect((await events()).at(-1)).toEqual({ room_id: world.room, pin: null });
  await line('到结束');
  await live.close(Number(world.room));
  expect(await pinned()).toBeNull();
  await live.change(Number(world.room), { status: 'live', isOpen: true });
});

test('words of the blocklist are kept out of a line as out of all texts', async () => {
  const { content, platform } = world.site.site;
  for (const [word, effect] of [
    ['假球', 'block'],
    ['代充', 'hold'],
    ['傻子', 'mask'],
  ] as const)
    await platform.db.transaction((tx) => content.words.set(tx, word, effect, 1));
  expect(await line('今晚有假球')).toMatchObject({ code: 1, msg: '里面有不能发布的词，改一改再发' });
  expect(await line('代充找我')).toMatchObject({ code: 1, msg: '里面有需要审核的词，换个说法再置顶' });
  expect(await line('别当傻子')).toMatchObject({ data: { pin: { text: '别当**' } } });
});
