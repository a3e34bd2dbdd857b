import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { testPlatform, type TestPlatform } from '../../../testing/testPlatform.ts';
import { createAccountRepository } from '../../member/account/index.ts';
import { auditLedger } from './audit.ts';
import { createLedger, type Ledger, type Posting } from './ledger.service.ts';

let world: TestPlatform;
let ledger: Ledger;
let people = 0;

beforeAll(async () => {
  world = await testPlatform(Date.UTC(2026, 10, 21));
  ledger = createLedger(world.platform);
});
afterAll(() => world.close());

const join = () =>
  createAccountRepository(world.platform.db).insertUser({
    mobile: `86-1390000${String((people += 1)).padStart(4, '0')}`,
    passwordHash: '',
    nickname: 'fan',
    avatar: 'fan',
    createdAt: 1,
  });
const post = (posting: Posting) => world.platform.events.transaction((tx, emit) => ledger.post(tx, emit, posting));
const give = (member: number, amount: number) =>
  post({ kind: 'opening', member, moves: [{ unit: 'diamond', from: 'issue', to: member, amount }] });
const present = (member: number, amount: number) =>
  post({ kind: 'sign_in', member, moves: [{ unit: 'diamond', from: 'bonus', to: member, amount }] });
const spend = (member: number, amount: number) =>
  post({ kind: 'horn', member, experience: amount * 10, moves: [{ unit: 'diamond', from: member, to: 'spent', amount }] });

/** Waits until a statement of this database waits for a lock, at most a second. */
async function oneWaits(): Promise<void> {
  const waits = async () =>
    (
      await world.platform.db.execute(
        sql`select from pg_locks where not granted and pid in (select pid from pg_stat_activity where datname = current_database())`,
      )
    ).rows.length > 0;
  for (let look = 0; look < 200 && !(await waits()); look += 1) await new Promise((resume) => setTimeout(resume, 5));
}

test('what is given and spent is on the account, in the entries and told to the member', async () => {
  const fan = await join();
  await give(fan, 500);
  await spend(fan, 190);
  expect(await ledger.state(fan)).toMatchObject({ balance: 310, wallet: 0, income: 0, experience: 190, level: 2 });
  const events = await world.platform.events.after(`user:${fan}`, 0);
  expect(events?.map(({ data }) => (data as { balance: number }).balance)).toEqual([500, 310]);
});

test('a result of another shape is refused, and nothing of its transfer stays', async () => {
  const fan = await join();
  await give(fan, 50);
  let read: unknown;
  // The function goes with the transaction.
  const moved = world.platform.events.transaction(async (tx, emit) => {
    await tx.execute(sql`
      create or replace function ledger_states(members bigint[], moment bigint) returns table (member bigint, state jsonb) language sql stable
      as $$ select unnest(members), '{"balance": "50"}'::jsonb $$`);
    read = await ledger.state(fan, tx).catch((error: unknown) => error);
    await ledger.post(tx, emit, { kind: 'horn', member: fan, moves: [{ unit: 'diamond', from: fan, to: 'spent', amount: 10 }] });
  });
  await expect(moved).rejects.toBeInstanceOf(z.core.$ZodError);
  expect(read).toBeInstanceOf(z.core.$ZodError);
  expect(await ledger.state(fan)).toMatchObject({ balance: 50 });
});

test('a transfer of several units goes whole or not at all', async () => {
  const [fan, anchor] = [await join(), await join()];
  await give(fan, 50);
  const gift = (amount: number): Posting => ({
    kind: 'gift',
    member: fan,
    peer: anchor,
    moves: [
      { unit: 'income', from: 'commission', to: anchor, amount: amount / 2 },
      { unit: 'diamond', from: fan, to: 'spent', amount },
    ],
  });
  await post(gift(20));
  await expect(post(gift(40))).rejects.toMatchObject({ code: 1, message: '余额不足' });
  expect([(await ledger.state(fan)).balance, (await ledger.state(anchor)).income]).toEqual([30, 10]);
});

test('a hundred diamonds bear exactly ten of two hundred parallel spends of ten', async () => {
  const fan = await join();
  await give(fan, 100);
  const all = await Promise.allSettled(Array.from({ length: 200 }, () => spend(fan, 10)));
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
  expect((await ledger.state(fan)).balance).toBe(0);
});

test('two members who give to each other at once never lock each other out', async () => {
  const [one, other] = [await join(), await join()];
  for (const member of [one, other])
    await post({ kind: 'opening', member, moves: [{ unit: 'wallet', from: 'issue', to: member, amount: 1_000 }] });
  const send = (from: number, to: number) =>
    post({ kind: 'transfer', member: from, peer: to, moves: [{ unit: 'wallet', from, to, amount: 1 }] });
  await Promise.all(Array.from({ length: 40 }, (_, index) => (index % 2 ? send(one, other) : send(other, one))));
  expect([(await ledger.state(one)).wallet, (await ledger.state(other)).wallet]).toEqual([1_000, 1_000]);
});

test('a giver whose own row is taken holds up nobody else who gives to the same anchor', async () => {
  const { db } = world.platform;
  const [fan, anchor] = [await join(), await join()];
  await give(fan, 50);
  let gift: Promise<number> | undefined;
  await world.stranger.transaction(async (tx) => {
    await tx.execute(sql`select from member where id = ${fan} for no key update`);
    gift = post({
      kind: 'gift',
      member: fan,
      peer: anchor,
      experience: 100,
      moves: [
        { unit: 'diamond', from: fan, to: 'spent', amount: 10 },
        { unit: 'income', from: 'commission', to: anchor, amount: 5 },
      ],
    });
    await oneWaits();
    await expect(
      db.transaction((other) => other.execute(sql`select from ledger_account where owner_id = ${anchor} for no key update nowait`)),
    ).resolves.toMatchObject({ rowCount: 3 });
  });
  await gift;
  expect((await ledger.state(anchor)).income).toBe(5);
});

test('both kinds are spent, in the order that is asked for, and the bought ones alone bring income', async () => {
  const [fan, anchor] = [await join(), await join()];
  await present(fan, 100);
  await give(fan, 100);
  const kinds = async () => {
    const { balance, given } = await ledger.state(fan);
    return [balance, given, (await ledger.state(anchor)).income];
  };
  const gift = (amount: number): Posting => ({
    kind: 'gift',
    member: fan,
    peer: anchor,
    moves: [{ unit: 'diamond', from: fan, to: 'spent', amount, first: 'bought' }],
    pays: { to: anchor, percent: 50 },
  });
  expect(await kinds()).toEqual([200, 100, 0]);
  await spend(fan, 30);
  expect(await kinds()).toEqual([170, 70, 0]);
  await post(gift(90));
  expect(await kinds()).toEqual([80, 70, 45]);
  await post(gift(31));
  expect(await kinds()).toEqual([49, 49, 50]);
  await post(gift(49));
  expect(await kinds()).toEqual([0, 0, 50]);
  await expect(post(gift(1))).rejects.toMatchObject({ code: 1, message: '余额不足' });
  expect(await auditLedger(world.platform.db)).toMatchObject({ isSound: true, unpaid: 0 });
});

test('given diamonds that arrive while a spending waits for the account are spent by it', async () => {
  const fan = await join();
  await give(fan, 100);
  let spent: Promise<number> | undefined;
  await world.stranger.transaction(async (tx) => {
    await ledger.post(tx, () => undefined, {
      kind: 'sign_in',
      member: fan,
      moves: [{ unit: 'diamond', from: 'bonus', to: fan, amount: 50 }],
    });
    spent = spend(fan, 30);
    await oneWaits();
  });
  await spent;
  expect(await ledger.state(fan)).toMatchObject({ balance: 120, given: 20 });
  expect(await auditLedger(world.platform.db)).toMatchObject({ isSound: true });
});

test('a refund of what was bought is not taken from given diamonds', async () => {
  const fan = await join();
  await present(fan, 100);
  await expect(
    post({ kind: 'recharge', member: fan, moves: [{ unit: 'diamond', from: fan, to: 'issue', amount: 60 }] }),
  ).rejects.toMatchObject({ code: 1, message: '余额不足' });
});

test.each(['held', 'plans', 'goods'] as const)('what comes out of %s says of which kind it is', async (from) => {
  const fan = await join();
  await expect(post({ kind: 'plan', member: fan, moves: [{ unit: 'diamond', from, to: fan, amount: 5 }] })).rejects.toThrow(RangeError);
});

test('the same order is never booked twice', async () => {
  const fan = await join();
  const booked = (): Posting => ({
    kind: 'recharge',
    member: fan,
    ref: `order-${fan}`,
    moves: [{ unit: 'diamond', from: 'issue', to: fan, amount: 600 }],
  });
  await post(booked());
  await expect(post(booked())).rejects.toThrow();
  expect((await ledger.state(fan)).balance).toBe(600);
});

test.each([-1, 0, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, 1e13])('%s cannot move', async (amount) => {
  const fan = await join();
  await expect(give(fan, amount)).rejects.toThrow(RangeError);
});

test('nothing goes to a member who does not exist', async () => {
  const fan = await join();
  await give(fan, 10);
  await expect(
    post({ kind: 'transfer', member: fan, peer: 999_999, moves: [{ unit: 'diamond', from: fan, to: 999_999, amount: 1 }] }),
  ).rejects.toMatchObject({ code: 1, message: '没有找到' });
  expect((await ledger.state(fan)).balance).toBe(10);
});

test('entries and transfers cannot be changed or deleted', async () => {
  const { db } = world.platform;
  for (const statement of [
    'update ledger_entry set amount = 1',
    'delete from ledger_entry',
    'truncate ledger_entry',
    "update ledger_transfer set kind = 'gift'",
    'delete from ledger_transfer',
  ])
    await expect(db.execute(sql.raw(statement))).rejects.toMatchObject({ cause: { message: expect.stringContaining('append-only') } });
});

test('the audit adds everything up, and finds a balance that was tampered with', async () => {
  const { db } = world.platform;
  const fan = await join();
  await give(fan, 77);
  expect(await auditLedger(db)).toMatchObject({ isSound: true, unequal: 0, lopsided: 0, orphans: 0 });
  await db.execute(sql`update ledger_account set balance = balance + 1 where owner_id = ${fan} and unit = 'diamond'`);
  expect(await auditLedger(db)).toMatchObject({ isSound: false, unequal: 1 });
});
