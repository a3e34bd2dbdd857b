import { rowsKept } from '@pitchside/api/realtime';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import type { StoredEvent } from '../platform/events.ts';
import { createPack, wireFrame } from './pack.ts';
import { createRows } from './rows.ts';

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
  expect([4, 0, 6, 8].map((seq) => seqsIn(pack.after(seq, { language: 'zh', isSlow: false })))).toEqual([
    [5, 6, 7, 8],
    [5, 6, 7, 8],
    [7, 8],
    [],
  ]);
  expect(seqsIn(pack.after(4, { language: 'zh', isSlow: true }))).toEqual([6, 8]);
  expect(pack.after(4, { language: 'en', isSlow: false })).toBe(pack.after(4, { language: 'en', isSlow: false }));
  expect(pack.after(4, { language: 'en', isSlow: false })).not.toEqual(pack.after(4, { language: 'zh', isSlow: false }));
});

const row = (seq: number, id: string, score: number): StoredEvent => ({
  epoch: 'e',
  seq,
  type: 'match',
  data: { id, round: { $t: { zh: '零', en: 'zero', vi: 'không' } }, score, half: score > 1 ? { home: 1 } : null },
});
/** Entries of the one message in some wire bytes. */
const entriesIn = (piece: Buffer) => (JSON.parse(piece.toString().replace(/^[^[]*/, '')) as unknown[]).slice(2);

test('a reader of patches gets one message, in it whole what it has no base of, and shares it with all of its kind', () => {
  const rows = createRows();
  createPack('matches:football', [row(1, 'a', 0), row(2, 'b', 0)], rows);
  const pack = createPack('matches:football', [row(3, 'a', 1), row(4, 'b', 0), row(5, 'a', 2)], rows);
  const to = (since: number, language: 'zh' | 'en' = 'en') => pack.after(2, { language, isSlow: false, since });
  const wholeOf = (id: string, score: number) => ({ id, round: 'zero', score, half: null });
  const patches = [
    [3, 2, { score: 1 }],
    [4, 2, {}],
    [5, 2, { score: 2, half: { '=': { home: 1 } } }],
  ];
  expect(entriesIn(to(0))).toEqual(patches);
  expect(entriesIn(to(1))).toEqual([[3, 'match', wholeOf('a', 1)], ...patches.slice(1)]);
  expect(entriesIn(to(2))).toEqual([[3, 'match', wholeOf('a', 1)], [4, 'match', wholeOf('b', 0)], patches[2]]);
  expect(to(0)).toBe(to(-1));
  expect(to(2)).not.toBe(to(1));
  expect(to(0, 'zh')).toBe(to(0, 'zh'));
  expect(entriesIn(to(1, 'zh'))[0]).toEqual([3, 'match', { ...wholeOf('a', 1), round: '零' }]);
  expect(seqsIn(pack.after(2, { language: 'zh', isSlow: false }))).toEqual([3, 4, 5]);
});

test('a row is no base once it lies so far back that a client may have forgotten it', () => {
  const far = (seq: number) => {
    const rows = createRows();
    createPack('matches:football', [row(1, 'a', 0)], rows);
    return entriesIn(createPack('matches:football', [row(seq, 'a', 1)], rows).after(seq - 1, { language: 'en', isSlow: false, since: 0 }));
  };
  expect(far(rowsKept)).toEqual([[rowsKept, rowsKept - 1, { score: 1 }]]);
  expect(far(rowsKept + 1)).toMatchObject([[rowsKept + 1, 'match', { id: 'a' }]]);
});
