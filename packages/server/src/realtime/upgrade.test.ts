import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '../testing/testSite.ts';
import { openTestSocket } from '../testing/testSocket.ts';
import { exchange, openLine, upgradeHead } from '../testing/testUpgrade.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ PITCHSIDE_SOCKETS_PER_ADDRESS: '4' });
});
afterAll(async () => {
  expect(site.site.platform.faults.total()).toBe(0);
  await site.close();
});

const statusOf = async (bytes: string) => Number((await exchange(site.origin, bytes)).split(' ')[1]);
const isUp = async () => (await fetch(`${site.origin}/healthz`)).ok;

test.each(['//', '//[', 'http://[/', '/\\', '/ws%'])('an upgrade to %s is refused and the site goes on', async (target) => {
  expect(await statusOf(upgradeHead(target))).toBeGreaterThanOrEqual(400);
  expect(await isUp()).toBe(true);
});

test('an upgrade is refused with the reason: a target that is none, another place, another site, a handshake that is none', async () => {
  expect(await statusOf(upgradeHead('//'))).toBe(400);
  expect(await statusOf(upgradeHead('/elsewhere'))).toBe(404);
  expect(await statusOf(upgradeHead('/ws', { origin: 'https://evil.example' }))).toBe(403);
  expect(await statusOf(upgradeHead('/ws', { 'sec-websocket-key': 'x' }))).toBe(400);
  expect(await statusOf(upgradeHead('/ws', { 'sec-websocket-version': '99' }))).toBe(400);
  expect(await statusOf(upgradeHead('/ws', { 'sec-websocket-protocol': ',,' }))).toBe(400);
});

test('whoever resets the line after a refusal, or before it, ends nobody’s site', async () => {
  for (const target of ['/elsewhere', '//', '/ws']) {
    for (let round = 0; round < 30; round += 1) {
      const line = await openLine(site.origin);
      line.write(upgradeHead(target, { origin: 'https://evil.example' }));
      if (round % 3 > 0) await new Promise((resolve) => setTimeout(resolve, round % 3));
      line.resetAndDestroy();
    }
  }
  expect(await isUp()).toBe(true);
});

test('who is refused and never hangs up is hung up on', async () => {
  const open = () => new Promise<number>((resolve) => site.site.app.server.getConnections((_error, count) => resolve(count)));
  const before = await open();
  const line = await openLine(site.origin);
  line.write(upgradeHead('/elsewhere'));
  line.resume();
  await new Promise((resolve) => line.once('end', resolve));
  await expect.poll(open, { timeout: 5_000 }).toBeLessThanOrEqual(before);
  line.destroy();
});

test('an address opens so many sockets and no more, until one of them closes', async () => {
  const sockets = await Promise.all(Array.from({ length: 4 }, () => openTestSocket(site.origin)));
  await expect(openTestSocket(site.origin)).rejects.toThrow('429');
  await sockets[0]?.close();
  await expect.poll(() => site.site.hub.size(), { timeout: 5_000 }).toBe(3);
  sockets.push(await openTestSocket(site.origin));
  await Promise.all(sockets.map((socket) => socket.close()));
});
