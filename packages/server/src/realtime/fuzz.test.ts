import { sports } from '@pitchside/api/scores/matches';
import { count } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { world } from '../modules/scores/matches/matches.fixtures.ts';
import { topics } from '../platform/events.tables.ts';
import { openTestRooms } from '../testing/testRooms.ts';
import { openTestSite, type TestSite } from '../testing/testSite.ts';
import { openTestSocket } from '../testing/testSocket.ts';
import { act, askers, talkers, type Client } from './fuzz.fixtures.ts';

const runs = process.env.PITCHSIDE_DEEP ? 1_500 : 40;
const limit = process.env.PITCHSIDE_DEEP ? 600_000 : 20_000;

/** Everything that there is to follow here. */
const there = ['rooms', 'room:1', 'room:2', 'match:m1', 'matches:football', 'odds:football:0'];

let site: TestSite;
/** Topics of a client that names none. */
const unasked = sports.flatMap((sport) => [`matches:${sport}`, `odds:${sport}:0`]);
const total = async () => (await site.site.platform.db.select({ total: count() }).from(topics))[0]?.total;

beforeAll(async () => {
  site = await openTestSite();
  await openTestRooms(site.site.platform.db, [1, 2]);
  await site.site.matches.apply(world(site.clock.now(), 1));
  await site.site.platform.events.positions([...there, ...unasked], { begin: true });
});
afterAll(() => site.close());

/** Runs clients, and checks the state that they leave behind. */
async function survives(kind: fc.Arbitrary<Client[]>): Promise<void> {
  const before = await total();
  await fc.assert(
    fc.asyncProperty(kind, async (clients) => {
      const lines = await Promise.all(clients.map((client) => act(site.origin, client)));
      const client = await openTestSocket(site.origin);
      client.send({ type: 'subscribe', data: { topic: 'room:1' } });
      await client.until((frames) => frames.some(({ type }) => type === 'subscribed'));
      await client.close();
      for (const line of lines) line.destroy();
      expect(site.site.platform.faults.total()).toBe(0);
    }),
    { numRuns: runs },
  );
  await expect.poll(() => site.site.hub.size(), { timeout: 5_000 }).toBe(0);
  expect([...there, ...unasked].filter((topic) => site.site.hub.audience(topic) > 0)).toEqual([]);
  expect(await total()).toBe(before);
  expect((await fetch(`${site.origin}/healthz`)).ok).toBe(true);
}

test(
  'whatever is sent over a socket, and wherever it is cut, nothing is at fault, no subscription and no topic is left behind',
  () => survives(talkers),
  limit,
);
test('whatever asks for an upgrade, and however it goes away, nothing is at fault and the site goes on', () => survives(askers), limit);
