import type { AddressInfo } from 'node:net';
import { deflateRawSync } from 'node:zlib';
import { afterEach, expect, test, vi } from 'vitest';
import { WebSocket as WsSocket, WebSocketServer, type WebSocket as Peer } from 'ws';
import { createHost } from './broker/index.ts';
import { createRealtime, type Realtime } from './createRealtime.ts';
import { clientFrame, type ClientFrame } from './realtime.contract.ts';
import { createSharedRealtime } from './shared/index.ts';
import { commentEvent } from './testing.ts';

const close: (() => void)[] = [];
afterEach(() => {
  for (const end of close.splice(0)) end();
});

/** A real server that keeps a topic and answers as the contract says. */
async function openServer() {
  const seen: ClientFrame[] = [];
  const log = [1, 2, 3].map((seq) => commentEvent('rooms', 'e', seq));
  const answer = (peer: Peer, frame: ClientFrame) => {
    if (frame.type !== 'subscribe') return;
    const from = frame.data.seq ?? log.length;
    peer.send(JSON.stringify({ code: 200, type: 'subscribed', data: { topic: 'rooms', epoch: 'e', seq: from } }));
    for (const event of log.slice(from)) peer.send(JSON.stringify(event));
  };
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  server.on('connection', (peer) =>
    peer.on('message', (bytes: Buffer) => {
      const frame = clientFrame.parse(JSON.parse(bytes.toString()));
      seen.push(frame);
      answer(peer, frame);
    }),
  );
  await new Promise((resolve) => server.once('listening', resolve));
  const cutAll = () => {
    for (const peer of server.clients) peer.terminate();
  };
  const sendAll = (...messages: (string | Buffer)[]) => {
    for (const peer of server.clients) for (const message of messages) peer.send(message, { binary: typeof message !== 'string' });
  };
  close.push(() => {
    cutAll();
    server.close();
  });
  return { seen, log, cutAll, sendAll, url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

const hello = () => ({ lang: 'en' }) as const;
const random = () => 0;

/** Sends events together, deflated. */
const deflated = (events: readonly ReturnType<typeof commentEvent>[]): Buffer =>
  deflateRawSync(JSON.stringify(['rooms', 'e', ...events.map(({ seq, type, data }) => [seq, type, data])]));

/** A page whose sockets are kept at the other end of a channel. */
function overChannel(url: () => string): Realtime {
  const host = createHost({ random });
  const way = () => {
    const { port1, port2 } = new MessageChannel();
    host(port2);
    return port1;
  };
  return createSharedRealtime({ ways: [way], url, hello, random });
}

const clients: [string, (url: () => string) => Realtime][] = [
  ['the platform', (url) => createRealtime({ url, hello, random })],
  ['ws', (url) => createRealtime({ url, hello, random, WebSocket: WsSocket })],
  ['somebody else', overChannel],
];

test.each(clients)('the socket of %s greets, resumes after a cut and misses nothing', async (_name, create) => {
  const server = await openServer();
  const heard: number[] = [];
  const onReset = vi.fn();
  const realtime = create(() => server.url);
  close.push(() => realtime.close());
  realtime.subscribe('rooms', { from: { epoch: 'e', seq: 1 }, onEvent: ({ seq }) => heard.push(seq), onReset });
  realtime.connect();
  await vi.waitFor(() => expect(heard).toEqual([2, 3]), 5_000);
  expect(server.seen.map(({ type }) => type)).toEqual(['register', 'toggle', 'classify', 'subscribe']);
  server.cutAll();
  server.log.push(commentEvent('rooms', 'e', 4));
  await vi.waitFor(() => expect(heard).toEqual([2, 3, 4]), 5_000);
  expect(server.seen.at(-1)).toEqual({ type: 'subscribe', data: { topic: 'rooms', epoch: 'e', seq: 3 } });
  expect(onReset).not.toHaveBeenCalled();
  realtime.close();
  expect(realtime.status.state).toBe('idle');
});

test.each(clients)('the socket of %s reads deflated messages in their order, and what it cannot read is a gap', async (_name, create) => {
  const server = await openServer();
  const heard: number[] = [];
  const realtime = create(() => server.url);
  close.push(() => realtime.close());
  realtime.subscribe('rooms', { from: { epoch: 'e', seq: 3 }, onEvent: ({ seq }) => heard.push(seq), onReset: () => heard.push(-1) });
  realtime.connect();
  await vi.waitFor(() => expect(server.seen.at(-1)?.type).toBe('subscribe'), 5_000);
  const events = [4, 5, 6, 7, 8, 9].map((seq) => commentEvent('rooms', 'e', seq));
  server.log.push(...events);
  server.sendAll(deflated(events.slice(0, 2)), JSON.stringify(events[2]), deflated(events.slice(3, 4)));
  await vi.waitFor(() => expect(heard).toEqual([4, 5, 6, 7]), 5_000);
  server.sendAll(Buffer.from('nothing that was deflated'), JSON.stringify(events[5]));
  await vi.waitFor(() => expect(heard).toEqual([4, 5, 6, 7, 8, 9]), 5_000);
});
