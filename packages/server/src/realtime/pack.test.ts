import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import type { StoredEvent } from '../platform/events.ts';
import { createPack, wireFrame } from './pack.ts';

/** Messages that an ordinary client reads from bytes after the handshake. */
async function readBy(bytes: Buffer, count: number): Promise<string[]> {
  const server = new WebSocketServer({ noServer: true });
  const http = createServer().on('upgrade', (request, socket, head) =>
    server.handleUpgrade(request, socket, head, () => socket.write(bytes)),
  );
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const client = new WebSocket(`ws://127.0.0.1:${(http.address() as AddressInfo).port}`);
  const heard: string[] = [];
  await new Promise<void>((resolve, reject) => {
    client.on('message', (data: Buffer) => heard.push(data.toString()) === count && resolve());
    client.on('error', reject);
  });
  client.terminate();
  http.close();
  return heard;
}

test('an ordinary client reads frames of every length, several in one piece', async () => {
  const texts = [0, 1, 125, 126, 65_535, 65_536, 200_000].map((length) => 'x'.repeat(length)).concat('进球！');
  expect(await readBy(Buffer.concat(texts.map(wireFrame)), texts.length)).toEqual(texts);
});

const events = (['barrage', 'room', 'barrage', 'room'] as const).map((type, index): StoredEvent => ({
  epoch: 'e',
  seq: index + 5,
  type,
  data: { word: { $t: { zh: '零', en: 'zero', vi: 'không' } } },
}));

/** Sequence numbers of the frames in some wire bytes. */
const seqsIn = (piece: Buffer) => [...piece.toString('latin1').matchAll(/"seq":(\d+)/g)].map(([, seq]) => Number(seq));

test('a reader gets what follows where it stands, once, and a slow one what may not be left out', () => {
  const pack = createPack('room:1', events);
  expect(pack.last).toBe(8);
  expect([4, 0, 6, 8].map((seq) => seqsIn(pack.since(seq, 'zh', false)))).toEqual([[5, 6, 7, 8], [5, 6, 7, 8], [7, 8], []]);
  expect(seqsIn(pack.since(4, 'zh', true))).toEqual([6, 8]);
  expect(pack.since(4, 'en', false)).toBe(pack.since(4, 'en', false));
  expect(pack.since(4, 'en', false)).not.toEqual(pack.since(4, 'zh', false));
});
