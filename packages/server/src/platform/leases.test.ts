import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLocalBus } from '../ports/bus/local.ts';
import { testPlatform, type TestPlatform } from '../testing/testPlatform.ts';
import { createLeases, databaseNow, type Leases } from './leases.ts';
import { leases as table } from './leases.tables.ts';

let world: TestPlatform;
beforeAll(async () => {
  world = await testPlatform(0);
});
afterAll(() => world.close());

/** Leases of one node; nodes with the same bus wake each other. */
const node = (bus = createLocalBus()): Leases => createLeases({ ...world.platform, bus });
const nothing = () => undefined;
/** Its node has been silent for too long. */
const expire = (name: string) => world.platform.db.execute(sql`update ${table} set until = ${databaseNow} - 1 where name = ${name}`);

test('one of many nodes has it, until it gives it back', async () => {
  const nodes = Array.from({ length: 8 }, () => node());
  const taken = await Promise.all(nodes.map((each) => each.take('a', nothing)));
  const [lease] = taken.flatMap((each) => each ?? []);
  expect(taken.filter(Boolean)).toHaveLength(1);
  await lease?.release();
  const [one, other] = [node(), node()];
  const again = await one.take('a', nothing);
  expect(again).toBeDefined();
  expect(await one.take('a', nothing)).toBeUndefined();
  expect(await other.take('a', nothing)).toBeUndefined();
  await again?.release();
});

test('who has fallen silent loses it to another, hears so when it speaks again, and gives back what it has no more without harm', async () => {
  const bus = createLocalBus();
  const [silent, next] = [node(bus), node()];
  let lost = 0;
  const lease = await silent.take('b', () => (lost += 1));
  await expire('b');
  const theirs = await next.take('b', nothing);
  expect(theirs).toBeDefined();
  bus.wake('leases');
  await expect.poll(() => lost).toBe(1);
  await lease?.release();
  expect(await node().take('b', nothing)).toBeUndefined();
  await theirs?.release();
});

test('one that nobody took in the meantime stays with a node that speaks again', async () => {
  const bus = createLocalBus();
  const silent = node(bus);
  const lease = await silent.take('c', () => expect.unreachable());
  await expire('c');
  bus.wake('leases');
  const isRenewed = async () =>
    (await world.platform.db.execute(sql`select 1 from ${table} where name = 'c' and until > ${databaseNow}`)).rowCount;
  await expect.poll(isRenewed).toBe(1);
  expect(await node().take('c', nothing)).toBeUndefined();
  await lease?.release();
});

test('what is taken away is lost at once, and may be had by anybody', async () => {
  const bus = createLocalBus();
  const [here, there] = [node(bus), node(bus)];
  const lost = new Promise<void>((resolve) => void here.take('d', resolve).then(() => there.revoke('d')));
  await lost;
  const lease = await there.take('d', nothing);
  expect(lease).toBeDefined();
  await lease?.release();
});

test('work of one node runs on one, is handed on by whoever stops, and begins elsewhere when its node dies', async () => {
  const bus = createLocalBus();
  const nodes = [node(bus), node(bus), node(bus)];
  const running = new Set<number>();
  const begin = (index: number) => async () => {
    running.add(index);
    return { stop: async () => void running.delete(index) };
  };
  const held = await Promise.all(nodes.map((each, index) => each.hold('e', begin(index))));
  const [first = 0] = running;
  await held[first]?.stop();
  await expect.poll(() => [...running], { timeout: 5_000 }).toHaveLength(1);
  const [second = 0] = running;
  expect(second).not.toBe(first);
  // The node hung for so long that another took over: it stops as soon as it notices.
  await expire('e');
  const other = node();
  const theirs = await other.take('e', nothing);
  bus.wake('leases');
  await expect.poll(() => [...running]).toEqual([]);
  await theirs?.release();
  await expect.poll(() => [...running], { timeout: 5_000 }).toHaveLength(1);
  for (const each of held) await each.stop();
  expect(running.size).toBe(0);
});

test('work that cannot begin says so and leaves the lease to others', async () => {
  await expect(node().hold('f', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  const lease = await node().take('f', nothing);
  expect(lease).toBeDefined();
  await lease?.release();
});
