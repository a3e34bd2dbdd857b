import { codes } from '@pitchside/api/contract';
import type { Barrage } from '@pitchside/api/live/barrage';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestRooms } from '../testing/testRooms.ts';
import { openTestSite, type TestSite } from '../testing/testSite.ts';
import { openTestSocket, type TestFrame } from '../testing/testSocket.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
  await openTestRooms(site.site.platform.db, [1, 2, 3, 9]);
  await site.join('13800000001');
});
afterAll(() => site.close());

const connect = (headers: Record<string, string> = {}) => openTestSocket(site.origin, headers);

const comment = (id: string): Barrage => ({
  id,
  room_id: '1',
  text: id,
  type: 'scroll',
  user: { id: '1', user_nickname: 'a', avatar: 'a', level: 1, role: 'viewer', noble: null },
  at: 1,
});
const say = (topic: string, id: string) => site.site.platform.events.transaction(async (_tx, emit) => emit(topic, 'barrage', comment(id)));
const seqs = (frames: TestFrame[]) => frames.filter((frame) => frame.type === 'barrage').map((frame) => frame.seq);

test('a subscriber hears what comes after, in order, once', async () => {
  const client = await connect();
  client.send({ type: 'subscribe', data: { topic: 'room:1' } });
  await client.until((frames) => frames.some((frame) => frame.type === 'subscribed'));
  await Promise.all(Array.from({ length: 20 }, (_, index) => say('room:1', `a${index}`)));
  await client.until((frames) => seqs(frames).length === 20);
  expect(seqs(client.frames)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
  await client.close();
});

test('who comes back is told what was missed while others go on talking', async () => {
  for (let index = 0; index < 5; index += 1) await say('room:2', `b${index}`);
  const { epoch } = await site.site.platform.events.position('room:2');
  const client = await connect();
  const talking = Promise.all(Array.from({ length: 30 }, (_, index) => say('room:2', `c${index}`)));
  client.send({ type: 'subscribe', data: { topic: 'room:2', epoch, seq: 2 } });
  await talking;
  await client.until((frames) => seqs(frames).length === 33);
  expect(seqs(client.frames)).toEqual(Array.from({ length: 33 }, (_, index) => index + 3));
  await client.close();
});

test('a position of another epoch, or of the future, is answered by a reset', async () => {
  await say('room:3', 'd');
  const { epoch } = await site.site.platform.events.position('room:3');
  const client = await connect();
  client.send({ type: 'subscribe', data: { topic: 'room:3', epoch: 'older', seq: 1 } });
  await client.until((frames) => frames.some((frame) => frame.type === 'reset'));
  client.send({ type: 'unsubscribe', data: { topic: 'room:3' } });
  client.send({ type: 'subscribe', data: { topic: 'room:3', epoch, seq: 99 } });
  await client.until((frames) => frames.filter((frame) => frame.type === 'reset').length === 2);
  await client.close();
});

test('unknown frames are refused in words, too many end the connection', async () => {
  const client = await connect();
  for (const frame of [
    '{',
    '[]',
    '{"type":"nothing"}',
    { type: 'subscribe', data: { topic: 'user:1' } },
    { type: 'subscribe', data: { topic: "room:1'; drop table" } },
  ])
    client.send(frame);
  await client.until((frames) => frames.filter((frame) => frame.type === 'error').length === 5);
  expect(client.frames.every((frame) => frame.code === 200 && frame.data.code === codes.failed)).toBe(true);
  const closed = new Promise<number>((resolve) => client.socket.once('close', (code) => resolve(code)));
  for (let frame = 0; frame < 320; frame += 1) client.send({ type: 'heartbeat' });
  expect(await closed).toBe(1008);
});

test('a page of another site is turned away', async () => {
  await expect(connect({ origin: 'https://evil.example' })).rejects.toThrow('403');
});

test('signing out is heard on the member’s sockets at once', async () => {
  const token = await site.signIn('13800000001');
  const client = await connect();
  client.send({ type: 'register', data: { info: 'web', lang: 'en', token } });
  await client.until((frames) => frames.some((frame) => frame.type === 'registered' && frame.data.is_member === true));
  await site.call('POST', 'Member/SignOut', { token, body: {} });
  await client.until((frames) => frames.some((frame) => frame.type === 'signed_out' && frame.data.code === codes.tokenUnknown));
  await client.close();
});

test('a room tells how many are in it', async () => {
  const [one, other] = [await connect(), await connect()];
  one.send({ type: 'subscribe', data: { topic: 'room:9' } });
  await one.until((frames) => frames.some((frame) => frame.type === 'online' && frame.data.total === 1));
  other.send({ type: 'subscribe', data: { topic: 'room:9' } });
  await other.until((frames) => frames.some((frame) => frame.type === 'online' && frame.data.total === 2));
  await Promise.all([one.close(), other.close()]);
});
