import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { createLocalBus } from '../ports/bus/local.ts';
import { systemClock } from './clock.ts';
import { createEventLog, type EventLog } from './events.ts';
import { topicEvents } from './events.tables.ts';
import { takeTurn } from './locks.ts';

const online = (id: string) => ({
  id,
  room_id: '1',
  text: 'x',
  type: 'scroll' as const,
  user: { id: '1', user_nickname: 'a', avatar: 'a', level: 1, role: 'viewer' as const, noble: null },
  at: 1,
});
let database: Awaited<ReturnType<typeof openTestDatabase>>;
let events: EventLog;
const bus = createLocalBus();

beforeAll(async () => {
  database = await openTestDatabase();
  events = createEventLog(database.db, bus, systemClock);
});
afterAll(() => database.close());

test('events of a topic are contiguous although many write at once, and wake after commit', async () => {
  const woken: string[] = [];
  const stop = bus.onWake((topic) => woken.push(topic));
  await Promise.all(
    Array.from({ length: 30 }, (_, index) => events.transaction(async (_tx, emit) => emit('room:1', 'barrage', online(String(index))))),
  );
  stop();
  const stored = await events.after('room:1', 0);
  expect(stored?.map((event) => event.seq)).toEqual(Array.from({ length: 30 }, (_, index) => index + 1));
  expect(woken).toHaveLength(30);
});

test('a transaction that fails leaves no event and wakes nobody', async () => {
  const before = await events.position('room:2');
  const woken: string[] = [];
  const stop = bus.onWake((topic) => woken.push(topic));
  await expect(
    events.transaction(async (_tx, emit) => {
      emit('room:2', 'barrage', online('1'));
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  stop();
  expect(await events.position('room:2')).toEqual(before);
  expect(woken).toEqual([]);
});

test('what was trimmed cannot be replayed and says so', async () => {
  await events.transaction(async (_tx, emit) => emit('room:3', 'barrage', online('1')));
  await database.db.delete(topicEvents);
  await events.transaction(async (_tx, emit) => emit('room:3', 'barrage', online('2')));
  expect(await events.after('room:3', 0)).toBeUndefined();
  expect(await events.after('room:3', 1)).toHaveLength(1);
});

test('a lock that is not had in time is counted, each of the four times that the transaction runs', async () => {
  const before = events.conflicts();
  const impatient = () =>
    events.transaction(async (tx) => {
      await tx.execute(sql`set local lock_timeout = 20`);
      await takeTurn(tx, 'audit');
    });
  await database.stranger.transaction(async (tx) => {
    await takeTurn(tx, 'audit');
    await expect(impatient()).rejects.toMatchObject({ cause: { code: '55P03' } });
  });
  expect(events.conflicts()).toEqual({ ...before, '55P03': before['55P03'] + 4 });
  await impatient();
  expect(events.conflicts()['55P03']).toBe(before['55P03'] + 4);
});
