import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startNatsServer } from '../../testing/natsProcess.ts';
import type { NatsServer } from '../../testing/natsServer.ts';
import { openTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts';
import type { Bus } from './bus.ts';
import { openBus } from './index.ts';

let database: TestDatabase;
let nats: NatsServer;
beforeAll(async () => {
  [database, nats] = [await openTestDatabase(), await startNatsServer()];
});
afterAll(async () => {
  await database.close();
  await nats.stop();
});

const silent = { warn: () => undefined };
/** Cuts all connections of an adapter, as a restart of its server would. */
const lines = {
  postgres: {
    open: () => openBus({ sessionUrl: database.url, busUrl: undefined }, silent),
    cut: async () =>
      void (await database.stranger.execute(
        sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'pitchside bus' and datname = current_database()`,
      )),
  },
  nats: { open: () => openBus({ sessionUrl: database.url, busUrl: nats.url }, silent), cut: () => nats.cut() },
};

const listen = (bus: Bus) => {
  const heard: [string, number | undefined][] = [];
  bus.onWake((name, seq) => heard.push([name, seq]));
  return heard;
};
/** A bus that has reported its connection. */
async function ready(open: () => Bus): Promise<Bus & { gaps: () => number }> {
  const bus = open();
  let gaps = 0;
  bus.onGap(() => (gaps += 1));
  await expect.poll(() => gaps, { timeout: 10_000 }).toBe(1);
  return { ...bus, gaps: () => gaps };
}

test('alone, a wake-up is heard at once', async () => {
  const bus = openBus({ sessionUrl: undefined, busUrl: undefined }, silent);
  const heard = listen(bus);
  bus.wake('rights');
  bus.wake('room:1', 7);
  expect(heard).toEqual([
    ['rights', undefined],
    ['room:1', 7],
  ]);
  await bus.stop();
});

describe.each(Object.entries(lines))('a bus over %s', (_name, { open, cut }) => {
  test('wakes its own at once and other nodes once, with the newest number', async () => {
    const [here, there, third] = [await ready(open), await ready(open), await ready(open)];
    const [own, other, others] = [listen(here), listen(there), listen(third)];
    for (const seq of [1, 2, 3]) here.wake('room:1', seq);
    here.wake('sessions');
    expect(own).toHaveLength(4);
    await expect
      .poll(() => [...new Map(other)], { timeout: 5_000 })
      .toEqual([
        ['room:1', 3],
        ['sessions', undefined],
      ]);
    await expect.poll(() => others.length, { timeout: 5_000 }).toBe(other.length);
    expect(other.length).toBeLessThan(4);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(own).toHaveLength(4);
    await Promise.all([here, there, third].map((bus) => bus.stop()));
  });

  test('says more names than one text holds, in any script', async () => {
    const [here, there] = [await ready(open), await ready(open)];
    const other = listen(there);
    const names = Array.from({ length: 2_000 }, (_, index) => `联赛:${index} "\\`);
    for (const name of names) here.wake(name, 1);
    await expect.poll(() => other.length, { timeout: 5_000 }).toBe(names.length);
    expect(new Set(other.map(([name]) => name))).toEqual(new Set(names));
    await Promise.all([here.stop(), there.stop()]);
  });

  test('too many names for the time of a cut become one: look at everything', async () => {
    const [here, there] = [await ready(open), await ready(open)];
    for (let index = 0; index < 6_000; index += 1) here.wake(`room:${index}`, 1);
    await expect.poll(() => there.gaps(), { timeout: 5_000 }).toBe(2);
    await Promise.all([here.stop(), there.stop()]);
  });

  test('comes back after a cut, says that it may have missed something, and what it had to say meanwhile', async () => {
    const [here, there] = [await ready(open), await ready(open)];
    const other = listen(there);
    await cut();
    for (let seq = 1; seq <= 20; seq += 1) {
      here.wake('room:2', seq);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    await expect.poll(() => [here.gaps(), there.gaps()], { timeout: 10_000 }).toEqual([2, 2]);
    here.wake('room:2', 21);
    await expect.poll(() => other.at(-1), { timeout: 10_000 }).toEqual(['room:2', 21]);
    await Promise.all([here.stop(), there.stop()]);
  });

  test('says what it was told right before its end, and nothing afterwards', async () => {
    const [here, there] = [await ready(open), await ready(open)];
    const other = listen(there);
    here.wake('sessions');
    await here.stop();
    here.wake('late');
    await expect.poll(() => other, { timeout: 5_000 }).toEqual([['sessions', undefined]]);
    await there.stop();
  });
});
