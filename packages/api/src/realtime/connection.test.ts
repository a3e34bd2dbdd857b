import { expect, test } from 'vitest';
import { createRealtime } from './createRealtime.ts';
import { opened, start } from './testingClient.ts';
import { commentEvent } from './testing.ts';

test('tells what it does, since when, and how often it has failed', () => {
  const { realtime, latest, clock } = start();
  const states: string[] = [];
  realtime.onStatus(({ state, attempt }) => states.push(`${state} ${attempt}`));
  expect(realtime.status).toMatchObject({ state: 'idle', attempt: 0 });
  realtime.connect();
  realtime.connect();
  latest().cut();
  expect(realtime.status.since).toBe(clock.now());
  clock.advance(2_000);
  latest().open();
  clock.advance(10_000);
  realtime.close();
  expect(states).toEqual(['connecting 0', 'waiting 1', 'connecting 1', 'open 1', 'open 0', 'idle 0']);
  expect(clock.waiting()).toBe(0);
});

test('beats every 30 s while the server answers', () => {
  const { latest, clock, sockets } = opened();
  for (let beat = 1; beat <= 10; beat += 1) {
    clock.advance(30_000);
    expect(latest().sent).toHaveLength(beat);
    latest().say({ code: 200, type: 'heartbeat', data: { server_at: 1 } });
  }
  expect(latest().sent.every(({ type }) => type === 'heartbeat')).toBe(true);
  expect(sockets).toHaveLength(1);
});

test('any frame counts as a sign of life, even one it cannot read', () => {
  const { latest, clock, sockets } = opened();
  clock.advance(30_000);
  latest().say('not JSON');
  clock.advance(29_999);
  expect(sockets).toHaveLength(1);
});

test('finds a silent peer within 35 s and does not wait for its goodbye', () => {
  const { realtime, latest, clock, sockets } = opened();
  const dead = latest();
  clock.advance(35_000);
  expect([dead.isClosedByClient, realtime.status.state]).toEqual([true, 'waiting']);
  clock.advance(2_000);
  expect(sockets).toHaveLength(2);
  dead.say(commentEvent('rooms', 'e', 1));
  dead.cut();
  expect(realtime.status.state).toBe('connecting');
});

test('gives up a socket that does not open', () => {
  const { realtime, clock, sockets } = start();
  realtime.connect();
  clock.advance(12_000);
  expect(sockets[0]?.isClosedByClient).toBe(true);
  expect(sockets).toHaveLength(2);
});

test('an address that is none is tried again later', () => {
  let address = '';
  const { clock, sockets, WebSocket } = start();
  const picky = createRealtime({
    url: () => address,
    hello: () => ({ lang: 'zh' }),
    clock,
    network: undefined,
    WebSocket: class extends WebSocket {
      constructor(url: string) {
        if (url === '') throw new SyntaxError('no address');
        super(url);
      }
    },
  });
  picky.connect();
  expect(picky.status.state).toBe('waiting');
  address = 'wss://site/ws';
  clock.advance(2_000);
  expect([sockets.length, picky.status.state]).toEqual([1, 'connecting']);
  picky.close();
});

test.each([
  [0, [500, 500, 500, 500, 500, 500, 500]],
  [0.9999999, [1_500, 2_500, 4_500, 8_500, 16_500, 30_000, 30_000]],
])('with chance %d the pauses are %j ms', (chance, pauses) => {
  const { realtime, latest, clock, sockets } = start({ random: () => chance });
  realtime.connect();
  for (const pause of pauses) {
    const before = sockets.length;
    latest().cut();
    clock.advance(pause - 1);
    expect(sockets).toHaveLength(before);
    clock.advance(1);
    expect(sockets).toHaveLength(before + 1);
  }
});

test('a server that accepts and cuts at once is not hammered', () => {
  const { realtime, latest, clock, sockets } = start();
  realtime.connect();
  for (let second = 0; second < 60; second += 1) {
    if (latest().readyState === 0) latest().open();
    if (latest().readyState === 1) latest().cut();
    clock.advance(1_000);
  }
  expect(sockets.length).toBeLessThanOrEqual(8);
});

test('the network’s return ends the pause, its loss ends the socket', () => {
  const { realtime, latest, sockets, fire } = opened();
  fire('offline');
  expect([realtime.status.state, sockets[0]?.isClosedByClient]).toEqual(['waiting', true]);
  fire('online');
  expect([realtime.status.state, sockets.length]).toEqual(['connecting', 2]);
  latest().open();
  fire('online');
  expect(sockets).toHaveLength(2);
  realtime.close();
  fire('online');
  expect(realtime.status.state).toBe('idle');
});

test('closing inside a listener leaves nothing behind', () => {
  const { realtime, latest, clock } = start();
  realtime.onStatus(({ state }) => state === 'open' && realtime.close());
  realtime.connect();
  latest().open();
  expect([realtime.status.state, clock.waiting()]).toEqual(['idle', 0]);
});
