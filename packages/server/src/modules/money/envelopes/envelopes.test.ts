import { envelopeLasts, type EnvelopeRecord } from '@pitchside/api/money/envelopes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestAnchor } from '../../../testing/testPeople.ts';
import { auditLedger } from '../ledger/index.ts';
import { roomKicks, roomMutes, rooms } from '../../live/room/index.ts';
import { auditEnvelopes } from './index.ts';
import { envelopeWorld, type EnvelopeWorld } from './envelopes.fixtures.ts';

let world: EnvelopeWorld;
let anchor: TestAnchor;
beforeAll(async () => {
  world = await envelopeWorld();
  anchor = await world.people.anchor();
});
afterAll(async () => {
  const { db } = world.site.site.platform;
  expect([(await auditLedger(db)).isSound, await auditEnvelopes(db)]).toEqual([true, 0]);
  await world.site.close();
});
interface Records {
  total: number;
  diamonds: number;
  list: EnvelopeRecord[];
}
const db = () => world.site.site.platform.db;
const rich = async (diamonds = 1_000) => {
  const person = await world.people.newcomer();
  await world.people.fund(person, diamonds);
  return person;
};

test('an envelope leaves its giver at once, is told with all but its shares, and brings no experience', async () => {
  const giver = await rich();
  const answer = await world.give(giver, anchor.room, { text: '见者有份', delay: 60 });
  const now = world.site.clock.now();
  expect(answer).toMatchObject({
    code: 0,
    data: {
      balance: 900,
      envelope: {
        total: 100,
        count: 10,
        left: 10,
        text: '见者有份',
        state: 'open',
        opens_at: now + 60_000,
        expires_at: now + 60_000 + envelopeLasts,
      },
    },
  });
  const { envelope } = answer.data as { envelope: { id: string } };
  expect(await world.heard(anchor.room, envelope.id)).toEqual([{ act: 'opened', envelope }]);
  expect(Object.keys(envelope)).not.toContain('shares');
  expect((await world.site.site.ledger.state(giver.id)).experience).toBe(0);
});

test('shares are taken one a member until there are none, and the room hears each', async () => {
  const giver = await rich();
  const { id } = await world.given(giver, anchor.room, { total: 50, count: 2 });
  const [one, other, late] = [await world.people.newcomer(), await world.people.newcomer(), await world.people.newcomer()];
  expect(await world.info(id, one.token)).toMatchObject({ mine: null, unmet: null, shares: [] });
  expect(await world.info(id)).toMatchObject({ mine: null, unmet: 'sign_in', shares: [] });
  const first = (await world.take(one, id)).data as { amount: number; balance: number; left: number };
  expect(first).toMatchObject({ again: false, left: 1, balance: first.amount });
  expect(await world.take(one, id)).toMatchObject({ code: 0, data: { amount: first.amount, again: true, left: 1, balance: first.amount } });
  expect(await world.info(id, one.token)).toMatchObject({
    mine: first.amount,
    shares: [{ amount: first.amount, member: { id: String(one.id) } }],
  });
  expect((await world.info(id, late.token)).shares).toEqual([]);
  const second = (await world.take(other, id)).data as { amount: number };
  expect(first.amount + second.amount).toBe(50);
  expect(await world.take(late, id)).toMatchObject({ code: 1, msg: '红包已经抢完了' });
  const { envelope, shares } = await world.info(id, late.token);
  expect(envelope).toMatchObject({ state: 'empty', left: 0, done_at: world.site.clock.now() });
  expect(shares.map(({ amount }) => amount)).toEqual([first.amount, second.amount].sort((a, b) => b - a));
  expect((await world.heard(anchor.room, id)).map(({ act }) => act)).toEqual(['opened', 'taken', 'taken', 'empty']);
  // Claiming again is not refused, even once it is empty.
  expect(await world.take(one, id)).toMatchObject({ code: 0, data: { again: true, left: 0 } });
});

test('nobody takes before it opens, from the own one, or without what it asks for', async () => {
  const giver = await rich();
  const fan = await world.people.newcomer();
  const refused = async (more: object, msg: string, unmet: string | null) => {
    const { id } = await world.given(giver, anchor.room, { total: 10, count: 2, ...more });
    expect((await world.info(id, fan.token)).unmet).toBe(unmet);
    expect(await world.take(fan, id)).toMatchObject({ code: 1, msg });
    return id;
  };
  const early = await refused({ delay: 180 }, '红包还没开抢', null);
  world.site.clock.set(world.site.clock.now() + 180_000);
  expect(await world.take(fan, early)).toMatchObject({ code: 0 });
  expect(await world.take(giver, early)).toMatchObject({ code: 1, msg: '不能抢自己的红包' });
  expect((await world.info(early, giver.token)).unmet).toBe('own');

  const followers = await refused({ condition: 'followers' }, '先关注主播，再来抢', 'follow');
  await world.site.call('POST', 'Member/attention', { token: fan.token, body: { id: String(anchor.id) } });
  expect(await world.take(fan, followers)).toMatchObject({ code: 0 });
  expect(await world.take(anchor, followers)).toMatchObject({ code: 0 });

  const say = (text: string) =>
    world.site.call('GET', 'Barrage/send', { token: fan.token, query: `?${new URLSearchParams({ id: anchor.room, text })}` });
  await say('国米必胜');
  world.site.clock.set(world.site.clock.now() + 10_000);
  const phrase = await refused({ condition: 'phrase', phrase: '国米必胜' }, '先说出口令，再来抢', 'phrase');
  await say('国米');
  expect(await world.take(fan, phrase)).toMatchObject({ code: 1, msg: '先说出口令，再来抢' });
  await say('国米必胜');
  expect(await world.take(fan, phrase)).toMatchObject({ code: 0 });
});

test('who was removed neither takes nor sees it; who is muted gives without words', async () => {
  const [giver, gone, muted] = [await rich(), await world.people.newcomer(), await rich()];
  const { id } = await world.given(giver, anchor.room);
  await db()
    .insert(roomKicks)
    .values({ roomId: Number(anchor.room), userId: gone.id, at: 1, byId: anchor.id });
  await db()
    .insert(roomMutes)
    .values({ roomId: Number(anchor.room), userId: muted.id, until: null, byId: anchor.id });
  const kicked = { code: 1, msg: '你已被移出这个直播间' };
  expect(await world.take(gone, id)).toMatchObject(kicked);
  expect(await world.give(gone, anchor.room)).toMatchObject(kicked);
  for (const [method, path, rest] of [
    ['POST', 'Redenvelope/getRedInfo', { body: { id } }],
    ['GET', 'Redenvelope/ofRoom', { query: `?id=${anchor.room}` }],
  ] as const)
    expect(await world.site.call(method, path, { token: gone.token, ...rest })).toMatchObject(kicked);
  expect(await world.give(muted, anchor.room, { text: '看我直播' })).toMatchObject({ code: 1, msg: '你在这个直播间被禁言了' });
  expect(await world.give(muted, anchor.room)).toMatchObject({ code: 0 });
  expect(await world.take(muted, id)).toMatchObject({ code: 0 });
});

test('what is left goes back once when its time is over, whoever looks and how often, and the room hears it', async () => {
  const giver = await rich();
  const { id } = await world.given(giver, anchor.room, { total: 100, count: 4 });
  const fan = await world.people.newcomer();
  const { amount } = (await world.take(fan, id)).data as { amount: number };
  const { expire } = world.site.site.envelopes;
  expect(await expire()).toBe(0);
  world.site.clock.set(world.site.clock.now() + envelopeLasts);
  expect(await world.take(await world.people.newcomer(), id)).toMatchObject({ code: 1, msg: '红包已经过期' });
  expect((await world.info(id)).envelope.state).toBe('expired');
  await Promise.all([expire(), expire(), expire()]);
  await expire();
  expect(await world.people.owned(giver)).toBe(1_000 - amount);
  expect((await world.heard(anchor.room, id)).map(({ act }) => act)).toEqual(['opened', 'taken', 'expired']);
  expect(await world.info(id)).toMatchObject({ envelope: { state: 'expired', left: 3 }, unmet: null, shares: [{ amount }] });
});

test('a room shows what is open or will be, with what one took of it', async () => {
  const [here, giver, fan] = [await world.people.anchor(), await rich(), await world.people.newcomer()];
  const later = await world.given(giver, here.room, { delay: 60 });
  const open = await world.given(giver, here.room, { total: 5, count: 5 });
  const gone = await world.given(giver, here.room, { total: 1, count: 1 });
  for (const { id } of [gone, open]) await world.take(fan, id);
  const list = async (token?: string) =>
    (await world.site.call('GET', 'Redenvelope/ofRoom', { query: `?id=${here.room}`, ...(token !== undefined && { token }) })).data as {
      list: { envelope: { id: string }; mine: number | null }[];
    };
  expect((await list(fan.token)).list.map(({ envelope, mine }) => [envelope.id, mine])).toEqual([
    [open.id, 1],
    [later.id, null],
  ]);
  expect((await list()).list.map(({ mine }) => mine)).toEqual([null, null]);
  world.site.clock.set(world.site.clock.now() + envelopeLasts + 60_000);
  expect((await list()).list).toEqual([]);
});

test('amounts that cannot be, rooms that are off the air, empty pockets and a sixth one are refused, and nothing moves', async () => {
  const giver = await rich();
  const [total, count, whole] = ['红包 1 到 1000000 黄钻', '红包个数 1 到 500 个', '黄钻和个数都要是整数'];
  for (const [more, msg] of [
    [{ total: 0 }, total],
    [{ total: -1 }, total],
    [{ total: 1_000_001 }, total],
    [{ total: 9, count: 10 }, '每个红包至少 1 黄钻'],
    [{ count: 0 }, count],
    [{ count: -3 }, count],
    [{ count: 501 }, count],
    [{ total: 1.5 }, whole],
    [{ total: '1.5' }, whole],
    [{ count: 2.5 }, whole],
    [{ total: '1e3' }, '输入错误：total'],
    [{ total: 'many' }, '输入错误：total'],
    [{ condition: 'nobody' }, '输入错误：condition'],
    [{ condition: 'phrase' }, '输入错误：phrase'],
    [{ phrase: '没有条件' }, '输入错误：phrase'],
    [{ delay: 1 }, '输入错误：delay'],
    [{ text: '长'.repeat(31) }, '输入错误：text'],
  ] as const)
    expect([more, await world.give(giver, anchor.room, more)]).toMatchObject([more, { code: 1, msg }]);
  expect(await world.give(giver, anchor.room, { total: 1_001 })).toMatchObject({ code: 1, msg: '余额不足' });
  const { room } = await world.people.anchor('ended');
  expect(await world.give(giver, room)).toMatchObject({ code: 1, msg: '直播间没有开播，不能发红包' });
  expect(await world.give(giver, '999999')).toMatchObject({ code: 1, msg: '没有找到' });
  for (const id of ['999999', 'x']) expect(await world.take(giver, id)).toMatchObject({ code: 1, msg: '没有找到' });
  expect(await world.people.owned(giver)).toBe(1_000);
  const many = await Promise.all(Array.from({ length: 8 }, () => world.give(giver, anchor.room, { total: 1, count: 1 })));
  expect(many.filter(({ code }) => code === 0)).toHaveLength(5);
  expect(await world.people.owned(giver)).toBe(995);
});

test('what was given may be taken after the broadcast; a repeat of giving is one envelope', async () => {
  const here = await world.people.anchor();
  const giver = await rich();
  const copies = await Promise.all(
    Array.from({ length: 10 }, () => world.give(giver, here.room, { total: 3, count: 1 }, { 'idempotency-key': 'one' })),
  );
  expect(new Set(copies.map((copy) => JSON.stringify(copy))).size).toBe(1);
  expect(await world.people.owned(giver)).toBe(997);
  await db().update(rooms).set({ status: 'ended' });
  const [first] = copies.map(({ data }) => (data as { envelope: { id: string } }).envelope);
  expect(await world.take(await world.people.newcomer(), first?.id ?? '')).toMatchObject({ code: 0, data: { amount: 3 } });
  await db().update(rooms).set({ status: 'live' });
});

test('whoever gave or took finds it in the records, the latest first, with what came of it, and nobody else does', async () => {
  const [here, giver, one, other] = [
    await world.people.anchor(),
    await rich(),
    await world.people.newcomer(),
    await world.people.newcomer(),
  ];
  const records = async ({ token }: { token: string }, side: string, more = '') =>
    (await world.site.call('GET', 'Redenvelope/records', { token, query: `?side=${side}${more}` })).data as Records;
  const first = await world.given(giver, here.room, { total: 40, count: 2, text: '第一个' });
  world.site.clock.set(world.site.clock.now() + 1_000);
  const second = await world.given(giver, here.room, { total: 9, count: 3 });
  const share = (await world.take(one, first.id)).data as { amount: number };
  world.site.clock.set(world.site.clock.now() + 1_000);
  const took = (await world.take(one, second.id)).data as { amount: number };
  const others = (await world.take(other, first.id)).data as { amount: number };

  const given = await records(giver, 'given');
  expect(given).toMatchObject({ total: 2, diamonds: 40 + took.amount });
  expect(given.list.map(({ envelope, taken, mine }) => [envelope.id, envelope.state, taken, mine])).toEqual([
    [second.id, 'open', took.amount, null],
    [first.id, 'empty', 40, null],
  ]);
  expect(given.list[1]).toMatchObject({ envelope: { text: '第一个', room_id: here.room, left: 0 }, anchor: { id: String(here.id) } });
  expect((await records(giver, 'given', '&limit=1&page=2')).list.map(({ envelope }) => envelope.id)).toEqual([first.id]);

  expect(await records(one, 'taken')).toMatchObject({
    total: 2,
    diamonds: share.amount + took.amount,
    list: [
      { envelope: { id: second.id, from: { id: String(giver.id) } }, mine: { amount: took.amount, at: world.site.clock.now() } },
      { envelope: { id: first.id }, mine: { amount: share.amount } },
    ],
  });
  expect(await records(other, 'taken')).toMatchObject({ total: 1, diamonds: others.amount });
  for (const [who, side] of [
    [giver, 'taken'],
    [one, 'given'],
    [await world.people.newcomer(), 'given'],
  ] as const)
    expect(await records(who, side)).toMatchObject({ total: 0, diamonds: 0, list: [] });
  expect((await world.site.call('GET', 'Redenvelope/records', { token: one.token, query: '?side=all' })).code).toBe(1);
});
