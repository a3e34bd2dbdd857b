import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { rightsWake, type TopicPolicy, type Verdict } from '../platform/topics.ts';
import { testPlatform, type TestPlatform } from '../testing/testPlatform.ts';
import { Connection } from './connection.ts';
import { createReview } from './review.ts';
import { Topics } from './topics.ts';

let world: TestPlatform;
let server: WebSocketServer;
beforeAll(async () => {
  world = await testPlatform(1_000);
  server = new WebSocketServer({ port: 0 });
  await once(server, 'listening');
});
afterAll(async () => {
  vi.useRealTimers();
  server.close();
  await world.close();
});

/** Everything that waits for nothing but a decision has gone on. */
const settled = () => new Promise((resume) => setImmediate(resume));

test('who loses a right while it is looked at others is found by one more look, without waiting for the next beat', async () => {
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const [socket] = (await once(server, 'connection')) as [WebSocket];
  const connection = new Connection(socket, new PassThrough(), 1_000, '127.0.0.0');
  const topics = new Topics(world.platform);
  await topics.subscribe(connection, 'room:1', {});

  // No interval: only wake-ups start a review.
  vi.useFakeTimers({ toFake: ['setInterval'] });
  const looks: PromiseWithResolvers<Verdict>[] = [];
  const policy: TopicPolicy = {
    pattern: /^room:(\d+)$/,
    mayEnd: true,
    judge: async () => {
      looks.push(Promise.withResolvers());
      return [await (looks.at(-1) as PromiseWithResolvers<Verdict>).promise];
    },
  };
  const review = createReview(world.platform, topics, [policy]);
  const { bus } = world.platform;
  bus.wake(rightsWake);
  await settled();
  expect(looks).toHaveLength(1);
  // The first review has read its rights; the right is revoked only now, and twice.
  bus.wake(rightsWake);
  bus.wake(rightsWake);
  looks[0]?.resolve('admitted');
  await settled();
  expect(looks).toHaveLength(2);
  looks[1]?.resolve('unknown');
  await settled();
  expect([looks.length, topics.audience('room:1')]).toEqual([2, 0]);

  await review.stop();
  topics.stop();
  client.terminate();
});
