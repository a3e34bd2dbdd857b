import { codes } from '@pitchside/api/contract';
import pg from 'pg';
import { count } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { world } from '../modules/scores/matches/matches.fixtures.ts';
import { topics } from '../platform/events.tables.ts';
import { openTestRooms } from '../testing/testRooms.ts';
import { openTestSite, type TestSite } from '../testing/testSite.ts';
import { openTestSocket, type TestFrame, type TestSocket } from '../testing/testSocket.ts';

let site: TestSite;
const rooms = Array.from({ length: 320 }, (_, index) => index + 1);
beforeAll(async () => {
  site = await openTestSite();
  await openTestRooms(site.site.platform.db, rooms);
  await site.site.matches.apply(world(site.clock.now(), 1));
});
afterAll(async () => {
  expect(site.site.platform.faults.total()).toBe(0);
  await site.close();
});

const follow = (client: TestSocket, topic: string) => client.send({ type: 'subscribe', data: { topic } });
const of = (type: string, frames: readonly TestFrame[]) => frames.filter((frame) => frame.type === type);
const known = async () => (await site.site.platform.db.select({ total: count() }).from(topics))[0]?.total;

test('what does not exist is refused by name and leaves no row behind, on the socket and over HTTP', async () => {
  const before = await known();
  const client = await openTestSocket(site.origin);
  const invented = [
    'match:nothing',
    'match:m999999',
    'room:999',
    'room:0',
    'room:99999999999999999',
    'odds:chess',
    'user:1',
    'orders:1',
    'rooms:1',
    'matches:golf',
  ];
  for (const topic of invented) follow(client, topic);
  await client.until((frames) => of('error', frames).length === invented.length);
  expect(of('error', client.frames).every(({ data }) => data.code === codes.failed)).toBe(true);
  expect(
    of('error', client.frames)
      .map(({ data }) => data.topic)
      .toSorted(),
  ).toEqual(invented.toSorted());
  for (const path of ['hot_match/battle', 'hot_match/detail', 'exponent/match'])
    await site.call('GET', path, { query: '?type=football&id=nothing' });
  expect(await known()).toBe(before);
  await client.close();
});

test('a client that comes back to two hundred topics in one breath is let in to all of them', async () => {
  const client = await openTestSocket(site.origin);
  client.send({ type: 'register', data: { info: 'web', lang: 'zh' } });
  client.send({ type: 'toggle', data: { company_id: '0' } });
  for (const id of rooms.slice(0, 200)) follow(client, `room:${id}`);
  await client.until((frames) => of('subscribed', frames).length === 200);
  expect(of('error', client.frames)).toEqual([]);
  await client.close();
});

test('a socket follows two hundred and fifty-six topics and no more, until it leaves one', async () => {
  const client = await openTestSocket(site.origin);
  for (const id of rooms.slice(0, 257)) follow(client, `room:${id}`);
  await client.until((frames) => of('subscribed', frames).length === 256 && of('error', frames).length === 1);
  expect(of('error', client.frames)[0]?.data).toMatchObject({ code: codes.failed, topic: 'room:257' });
  client.send({ type: 'unsubscribe', data: { topic: 'room:1' } });
  follow(client, 'room:257');
  await client.until((frames) => of('subscribed', frames).length === 257);
  await client.close();
});

test('however many topics are open, they are asked of the database in one question', async () => {
  const clients = await Promise.all(Array.from({ length: 3 }, () => openTestSocket(site.origin)));
  for (const [index, client] of clients.entries()) for (const id of rooms.slice(index * 50, index * 50 + 50)) follow(client, `room:${id}`);
  await Promise.all(clients.map((client) => client.until((frames) => of('subscribed', frames).length === 50)));
  const asked = vi.spyOn(pg.Pool.prototype, 'query');
  await new Promise((resolve) => setTimeout(resolve, 2_500));
  const texts = asked.mock.calls.map(([query]: readonly unknown[]) =>
    typeof query === 'object' && query !== null && 'text' in query ? String(query.text) : String(query),
  );
  asked.mockRestore();
  expect(texts.filter((text) => text.includes('topic')).length).toBeLessThanOrEqual(5);
  expect(texts.length).toBeLessThan(30);
  await Promise.all(clients.map((client) => client.close()));
});

test('leaving overtakes a subscription that is still being decided', async () => {
  const client = await openTestSocket(site.origin);
  follow(client, 'room:7');
  client.send({ type: 'unsubscribe', data: { topic: 'room:7' } });
  await client.settle();
  await expect.poll(() => site.site.hub.audience('room:7'), { timeout: 5_000 }).toBe(0);
  await client.close();
});

test('while the database is away a subscription is told to come again, an error that nobody foresaw is a fault, and both go well the next time', async () => {
  const { events, faults } = site.site.platform;
  const client = await openTestSocket(site.origin);
  const asked = vi.spyOn(events, 'positions');
  const reported = vi.spyOn(faults, 'report').mockImplementation(() => undefined);
  asked.mockRejectedValueOnce(Object.assign(new Error('terminating connection'), { code: '57P01' }));
  follow(client, 'room:300');
  await client.until((frames) => of('error', frames).length === 1);
  expect(of('error', client.frames)[0]?.data).toMatchObject({ frame: 'subscribe', topic: 'room:300', is_busy: true });
  expect(reported).not.toHaveBeenCalled();
  asked.mockRejectedValueOnce(new Error('nobody foresaw this'));
  follow(client, 'room:300');
  await client.until((frames) => of('error', frames).length === 2);
  expect(of('error', client.frames)[1]?.data).not.toHaveProperty('is_busy');
  expect(reported).toHaveBeenCalledOnce();
  follow(client, 'room:300');
  await client.until((frames) => of('subscribed', frames).length === 1);
  asked.mockRestore();
  reported.mockRestore();
  await client.close();
});
