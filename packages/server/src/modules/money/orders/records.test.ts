import type { MoneyRecord, RecordDay, RecordSums } from '@pitchside/api/money/orders';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, dayAt, startOfDay } from '../../../platform/serverDay.ts';
import { monthsBefore } from '../../../platform/recordSpan.ts';
import { users } from '../../member/member/index.ts';
import { rooms } from '../../live/room/index.ts';
import { stampOf } from './orders.data.ts';
import { rechargeWorld, type RechargeWorld } from './orders.fixtures.ts';

interface Listed {
  list: MoneyRecord[];
  total: number;
  from: string;
  to: string;
  sums: RecordSums;
  days: RecordDay[];
}

let world: RechargeWorld;
let fan: { id: number; token: string };
let anchor: { id: number; token: string };
const post = (posting: Parameters<RechargeWorld['site']['ledger']['post']>[2]) =>
  world.site.platform.events.transaction((tx, emit) => world.site.ledger.post(tx, emit, posting));
const gift = (amount: number, name: string, count: number) =>
  post({
    kind: 'gift',
    member: fan.id,
    peer: anchor.id,
    experience: amount * 10,
    detail: { name: { zh: name, en: 'Rocket', vi: 'Tên lửa' }, count, place: '榜首大战' },
    moves: [
      { unit: 'diamond', from: fan.id, to: 'spent', amount },
      { unit: 'income', from: 'commission', to: anchor.id, amount: amount / 2 },
    ],
  });
const day = 86_400_000;

beforeAll(async () => {
  world = await rechargeWorld();
  [fan, anchor] = [await world.fan(), await world.fan()];
  await post({
    kind: 'opening',
    member: fan.id,
    moves: [
      { unit: 'diamond', from: 'issue', to: fan.id, amount: 10_000 },
      { unit: 'wallet', from: 'issue', to: fan.id, amount: 5_000 },
    ],
  });
  await gift(1_314, '火箭', 1);
  world.clock.set(world.clock.now() + day);
  await gift(60, '围巾', 10);
  await post({
    kind: 'transfer',
    member: fan.id,
    peer: anchor.id,
    detail: { note: '门票钱' },
    moves: [{ unit: 'wallet', from: fan.id, to: anchor.id, amount: 1_200 }],
  });
});
afterAll(() => world.close());

const list = async (query: string, { token } = fan, lang = 'zh') =>
  (await world.call('GET', 'Order/getList', { token, lang, query })).data as Listed;

test('spending is listed newest first, with whom, where, how much and for what experience', async () => {
  const { list: lines, sums, days, total } = await list('?kind=consume');
  expect(lines).toMatchObject([
    { type: 'transfer', type_name: '转账', title: '门票钱', wallet: -1_200, diamonds: 0, experience: 0, peer: { id: String(anchor.id) } },
    { type: 'gift', title: '围巾 ×10', diamonds: -60, experience: 60, place: '榜首大战' },
    { type: 'gift', title: '火箭 ×1', diamonds: -1_314, experience: 1_314 },
  ]);
  expect({ sums, days, total }).toEqual({
    total: 3,
    sums: { diamonds: -1_374, wallet: -1_200, income: 0, paid: 0, experience: 1_374, count: 3 },
    days: [
      { day: '2026-11-21', diamonds: -1_314, wallet: 0, income: 0, paid: 0 },
      { day: '2026-11-22', diamonds: -60, wallet: -1_200, income: 0, paid: 0 },
    ],
  });
});

test('a gift, a rank and a red envelope say whose room they were in, to either side', async () => {
  const giver = await world.fan();
  const { db } = world.site.platform;
  const [owner] = await db.update(users).set({ nickname: '阿飞说球' }).where(eq(users.id, anchor.id)).returning({ id: users.id });
  const [room] = await db
    .insert(rooms)
    .values({ ownerId: owner?.id ?? 0, title: '今晚的', category: 'football' })
    .returning({ id: rooms.id });
  const move = (amount: number) => [{ unit: 'diamond' as const, from: giver.id, to: 'spent' as const, amount }];
  await post({ kind: 'opening', member: giver.id, moves: [{ unit: 'diamond', from: 'bonus', to: giver.id, amount: 100 }] });
  await post({ kind: 'gift', member: giver.id, peer: anchor.id, moves: move(1) });
  await post({ kind: 'noble', member: giver.id, peer: anchor.id, detail: { rank: 'rookie' }, moves: move(2) });
  await post({ kind: 'noble', member: giver.id, detail: { rank: 'rookie' }, moves: move(3) });
  await post({ kind: 'envelope', member: giver.id, detail: { act: 'give', envelope: 1, room: room?.id }, moves: move(4) });
  const places = async (lang: string) => (await list('?kind=consume', giver, lang)).list.map(({ diamonds, place }) => [diamonds, place]);
  const there = '阿飞说球的直播间';
  expect(await places('zh')).toEqual([
    [-4, there],
    [-3, ''],
    [-2, there],
    [-1, there],
  ]);
  expect((await places('en'))[0]).toEqual([-4, '阿飞说球’s room']);
  await db.delete(rooms).where(eq(rooms.ownerId, anchor.id));
});

test('income shows what came in, to whomever it came, and nobody else’s experience', async () => {
  const { list: lines, sums } = await list('?kind=income', anchor);
  expect(lines).toMatchObject([
    { type: 'transfer', wallet: 1_200, peer: { id: String(fan.id) } },
    { type: 'gift', income: 30, experience: 0 },
    { type: 'gift', income: 657 },
  ]);
  expect(sums).toMatchObject({ income: 687, wallet: 1_200, experience: 0, count: 3 });
});

test('a type narrows the list; types say how many there are', async () => {
  expect((await list('?kind=consume&type=gift')).sums).toMatchObject({ count: 2, diamonds: -1_374, wallet: 0 });
  expect((await list('?kind=consume&type=nonsense')).list).toEqual([]);
  expect((await world.call('GET', 'order/getTypeList', { token: fan.token, query: '?kind=consume' })).data).toEqual({
    list: [
      { type: 'gift', name: '礼物', total: 2 },
      { type: 'transfer', name: '转账', total: 1 },
    ],
  });
});

test('names are told in the reader’s language', async () => {
  expect((await list('?kind=consume&type=gift', fan, 'en')).list[1]?.title).toBe('Rocket ×1');
});

test('pages do not overlap, and a span is of whole days in the site’s zone', async () => {
  const pages = await Promise.all([1, 2, 3].map((page) => list(`?kind=consume&limit=1&page=${page}`)));
  expect(new Set(pages.flatMap(({ list: [line] }) => line?.no)).size).toBe(3);
  expect((await list('?kind=consume&from=2026-11-22&to=2026-11-22')).total).toBe(2);
  expect(await list('?kind=consume')).toMatchObject({ from: '2026-10-24', to: '2026-11-22' });
});

test.each([
  '?from=2026-08-21&to=2026-11-01',
  '?from=2026-11-02&to=2026-11-01',
  '?to=2026-11-23',
  '?from=2026-09-31',
  '?from=20261101',
  '?from=2026-11-01T00:00:00%2B07:00',
  '?from=2026-11-01Z',
  '?kind=all',
  '?from=2026-11-01&from=2026-11-02',
])('%s is refused', async (query) => {
  expect(await world.call('GET', 'Order/getList', { token: fan.token, query })).toMatchObject({ status: 200, code: 1 });
});

test('days of the site’s zone', () => {
  expect(dayAt(Date.UTC(2026, 10, 21, 15, 59))).toBe('2026-11-21');
  expect(dayAt(Date.UTC(2026, 10, 21, 16))).toBe('2026-11-22');
  expect(startOfDay('2026-11-22')).toBe(Date.UTC(2026, 10, 21, 16));
  expect(stampOf(Date.UTC(2026, 10, 21, 16))).toBe('20261122000000');
  expect([monthsBefore('2026-11-22'), monthsBefore('2026-05-31'), monthsBefore('2026-02-10')]).toEqual([
    '2026-08-22',
    '2026-02-28',
    '2025-11-10',
  ]);
  expect(addDays('2026-02-28', 1)).toBe('2026-03-01');
});
