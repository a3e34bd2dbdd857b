import { eq } from 'drizzle-orm';
import type { Barrage } from '@pitchside/api/live/barrage';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rooms } from '../modules/live/room/index.ts';
import { openTestRooms } from '../testing/testRooms.ts';
import { openTestSite, type TestSite } from '../testing/testSite.ts';
import { openTestSocket, type TestFrame, type TestSocket } from '../testing/testSocket.ts';

let site: TestSite;
let other: Awaited<ReturnType<TestSite['secondNode']>>;
let owners: number[];
let owner: number;
let fan: number;
beforeAll(async () => {
  site = await openTestSite();
  owners = await openTestRooms(site.site.platform.db, [25, 1, 12, 30, 31]);
  [owner = 0] = owners;
  fan = await site.join('13800000001');
  other = await site.secondNode();
});
afterAll(async () => {
  expect(site.site.platform.faults.total() + other.site.platform.faults.total()).toBe(0);
  await site.close();
});

const follow = (client: TestSocket, topic: string) => client.send({ type: 'subscribe', data: { topic } });
const has = (type: string, topic?: string) => (frames: readonly TestFrame[]) =>
  frames.some((frame) => frame.type === type && (topic === undefined || frame.data.topic === topic));
const comment = (room: number): Barrage => ({
  id: '1',
  room_id: String(room),
  text: 'x',
  type: 'scroll',
  user: { id: '1', user_nickname: 'a', avatar: 'a', level: 1, role: 'viewer', noble: null },
  at: 1,
});
const say = (room: number) => site.site.platform.events.transaction(async (_tx, emit) => emit(`room:${room}`, 'barrage', comment(room)));
const heard = (client: TestSocket) => client.frames.filter(({ type }) => type === 'barrage').length;

async function member(origin: string, topic: string, mobile = '13800000001') {
  const token = await site.signIn(mobile);
  const client = await openTestSocket(origin);
  client.send({ type: 'register', data: { info: 'web', lang: 'zh', token } });
  follow(client, topic);
  await client.until(has('subscribed', topic));
  return { client, token };
}

test('who is removed while their page still opens is told as earlier subscribers were, and not subscribed', async () => {
  const late = await site.join('13800000077');
  await site.site.moderation.kick({ roomId: 30, userId: late, byId: owners[3] ?? 0 }, '');
  const token = await site.signIn('13800000077');
  const client = await openTestSocket(site.origin);
  client.send({ type: 'register', data: { info: 'web', lang: 'zh', token } });
  follow(client, 'room:30');
  await client.until((frames) => frames.some(({ type, data }) => type === 'liveKickout' && data.room_id === '30'));
  expect(has('error', 'room:30')(client.frames)).toBe(true);
  expect(has('subscribed', 'room:30')(client.frames)).toBe(false);
  await client.close();
});

test('who is removed from a room is told and hears no more of it, on every node, until it is lifted; others stay', async () => {
  const [here, there] = [await member(site.origin, 'room:25'), await member(other.origin, 'room:25')];
  const visitor = await openTestSocket(other.origin);
  follow(visitor, 'room:25');
  await visitor.until(has('subscribed', 'room:25'));
  await site.site.moderation.kick({ roomId: 25, userId: fan, byId: owner }, '');
  await Promise.all(
    [here, there].map(({ client }) =>
      client.until((frames) => frames.some(({ type, data }) => type === 'liveKickout' && data.room_id === '25')),
    ),
  );
  await say(25);
  await visitor.until((frames) => frames.some(({ type }) => type === 'barrage'));
  await Promise.all([here.client.settle(), there.client.settle()]);
  expect([heard(here.client), heard(there.client)]).toEqual([0, 0]);

  const before = there.client.frames.length;
  follow(there.client, 'room:25');
  await there.client.until((frames) => frames.slice(before).some(({ type, data }) => type === 'error' && data.topic === 'room:25'));
  await site.site.moderation.lift({ roomId: 25, userId: fan, byId: owner });
  follow(there.client, 'room:25');
  await there.client.until((frames) => has('subscribed', 'room:25')(frames.slice(before)));
  await Promise.all([here.client.close(), there.client.close(), visitor.close()]);
});

test('a visitor who signs in as somebody who was removed hears no more of the room', async () => {
  await site.site.moderation.kick({ roomId: 30, userId: fan, byId: owners[3] ?? 0 }, '');
  const client = await openTestSocket(site.origin);
  follow(client, 'room:30');
  await client.until(has('subscribed', 'room:30'));
  client.send({ type: 'register', data: { info: 'web', lang: 'zh', token: await site.signIn('13800000001') } });
  await client.until(has('liveKickout'));
  await say(30);
  await client.settle();
  expect(heard(client)).toBe(0);
  await client.close();
});

test.each([
  ['signing out', '13800000002', (token: string) => site.call('POST', 'Member/SignOut', { token, body: {} })],
  ['a new password', '13800000003', (_token: string, id: number) => site.site.account.sessions.replacePassword(id, 'x')],
])('a member’s own topic ends with %s on another node', async (_name, mobile, end) => {
  const id = await site.join(mobile);
  const { client, token } = await member(other.origin, `user:${id}`, mobile);
  await end(token, id);
  await client.until(has('signed_out'));
  await client.settle();
  expect(other.site.hub.audience(`user:${id}`)).toBe(0);
  await client.close();
});

test('a room that is gone has no followers', async () => {
  const client = await openTestSocket(other.origin);
  follow(client, 'room:31');
  await client.until(has('subscribed', 'room:31'));
  await site.site.platform.db.delete(rooms).where(eq(rooms.id, 31));
  await client.until(has('error', 'room:31'));
  expect(other.site.hub.audience('room:31')).toBe(0);
  await client.close();
});

test('the count of room 1 is not that of room 12', async () => {
  const crowd = await Promise.all(Array.from({ length: 3 }, () => openTestSocket(site.origin)));
  for (const client of crowd) follow(client, 'room:12');
  await Promise.all(crowd.map((client) => client.until(has('online', 'room:12'))));
  const alone = await openTestSocket(site.origin);
  follow(alone, 'room:1');
  await alone.until(has('online'));
  expect(alone.frames.find(({ type }) => type === 'online')?.data).toEqual({ topic: 'room:1', total: 1 });
  await Promise.all([...crowd, alone].map((client) => client.close()));
});

test('a socket that closes while it registers and subscribes is never subscribed', async () => {
  const token = await site.signIn('13800000001');
  for (let round = 0; round < 40; round += 1) {
    const client = await openTestSocket(site.origin);
    client.send({ type: 'register', data: { info: 'web', lang: 'zh', token } });
    follow(client, 'room:12');
    if (round % 4 > 0) await new Promise((resolve) => setTimeout(resolve, round % 4));
    await client.close();
  }
  await expect.poll(() => site.site.hub.size(), { timeout: 5_000 }).toBe(0);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(site.site.hub.audience('room:12')).toBe(0);
  expect(site.site.hub.viewers()).toEqual([]);
});
