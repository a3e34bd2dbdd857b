import type { AddressInfo } from 'node:net';
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
  close.push(() => {
    cutAll();
    server.close();
  });
  return { seen, log, cutAll, url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

const hello = () => ({ lang: 'en' }) as const;
const random = () => 0;

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
