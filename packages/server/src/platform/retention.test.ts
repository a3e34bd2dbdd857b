import { sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sessions } from '../modules/member/account/index.ts';
import { users } from '../modules/member/member/index.ts';
import { captchas } from '../modules/member/captcha/index.ts';
import { modules } from '../modules/index.ts';
import { testPlatform, type TestPlatform } from '../testing/testPlatform.ts';
import { topicEvents, topics } from './events.tables.ts';
import { idempotentAnswers } from './idempotency.tables.ts';
import { createRetention, rowsAtOnce } from './retention.ts';

const now = Date.UTC(2026, 10, 21, 12);
const day = 24 * 3_600_000;
const retention = modules.flatMap((module) => module.retention);
let world: TestPlatform;
const node = () => createRetention(world.platform, retention);
beforeAll(async () => {
  world = await testPlatform(now);
  await world.platform.db
    .insert(users)
    .values({ id: 1, mobile: '86-13900000001', passwordHash: '', nickname: 'fan', avatar: 'fan', createdAt: 1 });
});
afterAll(() => world.close());
beforeEach(async () => {
  for (const table of [captchas, idempotentAnswers, sessions, topicEvents, topics]) await world.platform.db.delete(table);
});

const puzzles = (from: number, to: number, expiresAt: number) =>
  world.platform.db.execute(
    sql`insert into ${captchas} (id, action, x, expires_at) select 'c' || n, 'login', 0, ${expiresAt}::bigint from generate_series(${from}::int, ${to}::int) n`,
  );
const left = async () => (await world.platform.db.select({ id: captchas.id }).from(captchas)).map(({ id }) => id);

test('what is just inside its time stays, what is just outside goes', async () => {
  await puzzles(1, 1, now - 3_600_000);
  await puzzles(2, 2, now - 3_600_000 - 1);
  expect(await node().sweep()).toBe(1);
  expect(await left()).toEqual(['c1']);
});

test('ten thousand rows go in statements of a thousand, also by two nodes at once, each row once', async () => {
  await puzzles(1, 10_000, 0);
  const statements: number[] = [];
  const { db } = world.platform;
  const counting = Object.assign(Object.create(db) as typeof db, {
    execute: async (query: Parameters<typeof db.execute>[0]) => {
      const answer = await db.execute(query);
      statements.push(answer.rowCount ?? 0);
      return answer;
    },
  });
  const nodes = [1, 2].map(() => createRetention({ ...world.platform, db: counting }, retention));
  const gone = await Promise.all(nodes.map((each) => each.sweep()));
  expect(gone.reduce((sum, count) => sum + count, 0) + (await node().sweep())).toBe(10_000);
  expect(Math.max(...statements)).toBe(rowsAtOnce);
  expect(await left()).toEqual([]);
});

test('what another transaction holds is passed over and waits for the next sweep', async () => {
  await puzzles(1, 2, 0);
  const [held, may] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const use = world.platform.db.transaction(async (tx) => {
    await tx.execute(sql`select from ${captchas} where id = 'c1' for update`);
    held.resolve();
    await may.promise;
  });
  await held.promise;
  await node().sweep();
  expect(await left()).toEqual(['c1']);
  may.resolve();
  await use;
  await node().sweep();
  expect(await left()).toEqual([]);
});

test('answers go after a day, but those that a recharge order rests on stay for ever', async () => {
  const answer = (call: string, key: string, at: number) => ({ userId: 1, call, key, fingerprint: '', answer: {}, at });
  await world.platform.db
    .insert(idempotentAnswers)
    .values([
      answer('member/handselGift', 'inside', now - day),
      answer('member/handselGift', 'outside', now - day - 1),
      answer('chargerules/payUrl', 'order', 1),
    ]);
  await node().sweep();
  expect((await world.platform.db.select().from(idempotentAnswers)).map(({ key }) => key).sort()).toEqual(['inside', 'order']);
});

test('sessions go a week after their end, ended or over', async () => {
  const session = (tokenHash: string, createdAt: number, endedAt: number | null) => ({
    userId: 1,
    tokenHash,
    device: '',
    createdAt,
    seenAt: createdAt,
    endedAt,
  });
  await world.platform.db
    .insert(sessions)
    .values([
      session('live', now - day, null),
      session('ended', now - 8 * day, now - 7 * day),
      session('long ended', now - 9 * day, now - 7 * day - 1),
      session('over', now - 37 * day, null),
      session('long over', now - 37 * day - 1, null),
    ]);
  await node().sweep();
  expect((await world.platform.db.select().from(sessions)).map(({ tokenHash }) => tokenHash).sort()).toEqual(['ended', 'live', 'over']);
});

test('a topic that was silent for a month begins anew, and a place in the old one is told so', async () => {
  const { events } = world.platform;
  const viewers = (total: number) =>
    events.transaction(async (_, emit) =>
      emit('room:1', 'barrage', {
        id: String(total),
        room_id: '1',
        text: 'x',
        type: 'scroll',
        user: { id: '1', user_nickname: 'a', avatar: 'a', level: 1, role: 'viewer', noble: null },
        at: 1,
      }),
    );
  for (let round = 0; round < 3; round += 1) await viewers(round);
  const old = await events.position('room:1');
  world.clock.set(now + 30 * day);
  await node().sweep();
  expect(await events.position('room:1')).toEqual(old);
  world.clock.set(now + 30 * day + 1);
  await node().sweep();
  expect(await events.after('room:1', old.seq)).toBeUndefined();
  await viewers(4);
  expect(await events.after('room:1', old.seq)).toBeUndefined();
  expect((await events.position('room:1')).epoch).not.toBe(old.epoch);
  world.clock.set(now);
});

test('each table that is swept has an index that finds its oldest rows', () => {
  const bare = retention.filter(
    ({ at }) =>
      !getTableConfig(at.table).indexes.some(({ config }) => config.columns.some((column) => 'name' in column && column.name === at.name)),
  );
  expect(bare.map(({ at }) => `${getTableConfig(at.table).name}.${at.name}`)).toEqual([]);
});
