import { DefaultLogger, eq, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createEventLog } from '../../../platform/events.ts';
import type { MemberCaller } from '../../../platform/handlers.ts';
import type { OpenDatabase } from '../../../ports/database/database.ts';
import { openTestDatabase } from '../../../testing/testDatabase.ts';
import { openTestSite, type TestSite } from '../../../testing/testSite.ts';
import { createProgress } from '../../member/activities/index.ts';
import { expIcon, highestLevel, levelBegins, users } from '../../member/member/index.ts';
import { roomKicks, rooms } from '../room/index.ts';
import { ordered } from './gifts.schema.ts';
import { createGifts } from './index.ts';

let site: TestSite;
let database: OpenDatabase;
let anchor: number;
let anchorToken: string;
let room: number;
let people = 0;
let fan: number;
let token: string;

const balance = async (member: number) => (await site.site.ledger.state(member)).balance;
const fund = (member: number, amount: number) =>
  site.site.platform.events.transaction((tx, emit) =>
    site.site.ledger.post(tx, emit, { kind: 'opening', member, moves: [{ unit: 'diamond', from: 'issue', to: member, amount }] }),
  );
const send = (values: Record<string, string | number>, who = token) =>
  site.call('GET', 'member/handselGift', {
    token: who,
    headers: { 'idempotency-key': 'mine' },
    query: `?${new URLSearchParams(Object.entries({ id: room, gift_id: 'clap', count: 1, ...values }).map(([key, value]) => [key, String(value)]))}`,
  });

/** Number of rows in every table that a gift may write, and the state of accounts and topics. */
async function everything(): Promise<Record<string, unknown> | undefined> {
  const { rows } = await database.db.execute(sql`
    select (select count(*) from idempotent_answer) as answers, (select count(*) from gift_tally) as tallies, (select sum(count) from gift_tally) as given,
      (select count(*) from task_progress) as tasks, (select count(*) from ledger_transfer) as transfers, (select count(*) from ledger_entry) as entries,
      (select sum(balance) from ledger_account) as balances, (select sum(seq) from topic) as events, (select count(*) from topic_event) as told,
      (select count(*) from backpack_entry) as packed, (select sum(sold) from gift) as sold, (select sum(experience) from member) as experience`);
  return rows[0];
}

beforeAll(async () => {
  database = await openTestDatabase();
  site = await openTestSite({}, { database });
  anchor = await site.join('13800000001', { isAnchor: true });
  anchorToken = await site.signIn('13800000001');
  const [row] = await database.db
    .insert(rooms)
    .values({ ownerId: anchor, title: '房间', category: 'football', status: 'live' })
    .returning({ id: rooms.id });
  room = row?.id ?? 0;
});
beforeEach(async () => {
  const mobile = `1390000${String((people += 1)).padStart(4, '0')}`;
  fan = await site.join(mobile);
  token = await site.signIn(mobile);
  await fund(fan, 100);
});
afterAll(() => site.close());

test('a gift asks the database once, and so does its repeat', async () => {
  const asked: string[] = [];
  const logger = new DefaultLogger();
  logger.logQuery = (text) => void asked.push(text);
  const { platform } = site.site;
  const db = drizzle(database.pool, { logger });
  const watched = { ...platform, db, events: createEventLog(db, platform.bus, platform.clock) };
  const { sendGift } = createGifts(watched, createProgress(watched)).handlers;
  const caller: MemberCaller = {
    member: { id: fan, sessionId: 1, nickname: '', isAnchor: false, role: 'member' },
    language: 'zh',
    address: '',
    userAgent: '',
    token: undefined,
  };
  const request = { call: 'member/handselGift', key: 'once', fingerprint: 'x' };
  const order = { id: String(room), gift_id: 'clap', count: 2, from: 'wallet' } as const;
  const trips = async (asks: () => Promise<unknown>) => {
    asked.length = 0;
    await asks();
    return asked.length;
  };
  expect(await trips(() => sendGift(order, caller))).toBe(1);
  expect(await trips(() => sendGift(order, { ...caller, request }))).toBe(1);
  expect(await trips(() => sendGift(order, { ...caller, request }))).toBe(1);
  await site.site.gifts.grant(database.db, fan, 'clap', 5);
  expect(await trips(() => sendGift({ ...order, from: 'backpack' }, caller))).toBe(1);
  expect(await balance(fan)).toBe(96);
});

test('what is refused leaves nothing behind, and the same request may be tried again', async () => {
  await site.site.gifts.grant(database.db, fan, 'clap', 1);
  const before = await everything();
  const refusals: [Record<string, string | number>, string, string?][] = [
    [{ gift_id: 'rocket' }, '余额不足'],
    [{ count: 0 }, '输入错误：count'],
    [{ count: -1 }, '输入错误：count'],
    [{ count: 2 ** 31 }, '输入错误：count'],
    [{ gift_id: 'none' }, '没有找到'],
    [{ gift_id: 'crown' }, '你的贵族档位还送不了这个礼物'],
    [{ expected_price: 2 }, '价格变了，请看一下再确认'],
    [{ from: 'backpack', count: 2 }, '背包里没有这么多'],
    [{}, '主播不能给自己送礼', anchorToken],
  ];
  for (const [values, msg, who] of refusals)
    expect([values, await send(values, who)]).toMatchObject([values, { status: 200, code: 1, msg }]);
  expect(await everything()).toEqual(before);
  expect(await send({ count: 3 })).toMatchObject({ code: 0, data: { cost: 3, balance: 97 } });
  expect(await send({ count: 3 })).toMatchObject({ code: 0, data: { cost: 3, balance: 97 } });
});

test('a result of another shape is a fault, whichever way a gift is sent', async () => {
  const { platform, gifts } = site.site;
  const sent = platform.events.transaction(async (tx, emit) => {
    await tx.execute(
      sql`create or replace function gift_give(given jsonb, moment bigint) returns jsonb language sql as $$ select '{"cost": 1}'::jsonb $$`,
    );
    await gifts.send(tx, emit, fan, { giftId: 'clap', aim: { room }, count: 1, from: 'wallet' });
  });
  await expect(sent).rejects.toBeInstanceOf(z.core.$ZodError);
  const order = platform.events.single(() => sql`select '{"answer": {"cost": 1}}'::jsonb as result`, ordered);
  await expect(order).rejects.toBeInstanceOf(z.core.$ZodError);
});

test.each(['ended', 'not_started'] as const)('nothing is given in a room that is %s', async (status) => {
  await database.db.update(rooms).set({ status }).where(eq(rooms.id, room));
  const before = await everything();
  try {
    expect(await send({})).toMatchObject({ code: 1, msg: '直播间没有开播，不能送礼' });
    expect(await everything()).toEqual(before);
  } finally {
    await database.db.update(rooms).set({ status: 'live' }).where(eq(rooms.id, room));
  }
});

test('who was removed from the room gives nothing there, also past the guard', async () => {
  await database.db.insert(roomKicks).values({ roomId: room, userId: fan, at: 1, byId: anchor });
  const before = await everything();
  expect(await send({})).toMatchObject({ code: 1, msg: '你已被移出这个直播间' });
  const { transaction } = site.site.platform.events;
  const direct = transaction((tx, emit) =>
    site.site.gifts.send(tx, emit, fan, { giftId: 'clap', count: 1, from: 'wallet', aim: { room } }),
  );
  await expect(direct).rejects.toThrow('你已被移出这个直播间');
  expect(await everything()).toEqual(before);
});

test('a level begins where the list of levels says, and is never taken back', async () => {
  const begins = Array.from({ length: highestLevel - 1 }, (_, index) => index + 2).map((level) => ({ level, at: levelBegins(level) * 10 }));
  const { rows } = await database.db.execute(
    sql`select at, member_level(at) as level, member_level(at - 1) as before from unnest(${sql.param(begins.map(({ at }) => at))}::bigint[]) as at`,
  );
  expect(rows).toEqual(begins.map(({ at, level }) => ({ at, level, before: level - 1 })));
  await database.db.update(users).set({ level: 37 }).where(eq(users.id, fan));
  await send({});
  expect(await site.site.ledger.state(fan)).toMatchObject({ level: 37, exp_icon: expIcon(37) });
  for (const level of [1, 9, 10, 59, 60, 120]) {
    await database.db.update(users).set({ level }).where(eq(users.id, fan));
    expect(await site.site.ledger.state(fan)).toMatchObject({ level, exp_icon: expIcon(level) });
  }
});
