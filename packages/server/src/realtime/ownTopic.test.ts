import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { openTestSite, type TestSite } from '../testing/testSite.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
  await site.join('13800000001');
});
afterAll(() => site.close());

/** Sends frames as soon as the socket is open, as the client does, and returns the first answers of the given types. */
async function say(frames: unknown[], types: readonly string[], answers: number) {
  const socket = new WebSocket(`${site.origin.replace('http', 'ws')}/ws`);
  const heard: { type: string; data: unknown }[] = [];
  await new Promise<void>((resolve, reject) => {
    socket.once('error', reject);
    socket.on('open', () => frames.forEach((frame) => socket.send(JSON.stringify(frame))));
    socket.on('message', (raw: Buffer) => {
      const frame = JSON.parse(raw.toString()) as { type: string; data: unknown };
      if (types.includes(frame.type)) heard.push(frame);
      if (heard.length === answers) resolve();
    });
  });
  socket.terminate();
  return heard.map(({ type }) => type);
}

test('a client that registers and follows its own topic in one breath is let in, a stranger is not', async () => {
  const token = await site.signIn('13800000001');
  const { id } = (await site.call('GET', 'User/getUserInfo', { token })).data as { id: string };
  const follow = { type: 'subscribe', data: { topic: `user:${id}` } };
  const hello = (own?: string) => ({ type: 'register', data: { info: 'web', lang: 'zh', ...(own && { token: own }) } });
  for (let round = 0; round < 10; round += 1)
    expect(await say([hello(token), follow], ['registered', 'subscribed', 'error'], 2)).toEqual(['registered', 'subscribed']);
  expect(await say([hello(), follow], ['registered', 'subscribed', 'error'], 2)).toEqual(['registered', 'error']);
});
