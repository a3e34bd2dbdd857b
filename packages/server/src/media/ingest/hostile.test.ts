// @module-tag full
import fc from 'fast-check';
import Fastify from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { systemClock } from '../../platform/clock.ts';
import { createFaults, type Faults } from '../../platform/faults.ts';
import { eventually } from '../../testing/processes.ts';
import { openRtmpPeer, rtmpCommand, rtmpHandshake, rtmpMessage, rtmpOpening, rtmpTag } from '../../testing/rtmpPeer.ts';
import { longTags, patternTags } from '../packager/packager.fixtures.ts';
import { startIngest, type Ingest } from './ingest.ts';
import { createRtmp } from './rtmpGuarded.ts';
import { localLeases } from '../../testing/localLeases.ts';
import { createStreams, type Streams, type StreamRooms } from './streams.ts';
import { nothingRecorded } from '../recorder/recorder.fixtures.ts';

const isDeep = Boolean(process.env.PITCHSIDE_DEEP);
const logged: string[] = [];
let asked = 0;
// Only the room's id is read of a row.
const rooms = {
  roomByKey: async (name: string, key: string) => ((asked += 1), key === 'right' ? { room: { id: Number(name) } } : undefined),
  streamLost: async () => Date.now() + 10_000,
  streamStarted: async (id: number) => void logged.push(`${id} started`),
  streamEnded: async (id: number) => void logged.push(`${id} ended`),
} as StreamRooms;
let faults: Faults;
let streams: Streams;
let ingest: Ingest;

beforeEach(async () => {
  logged.length = 0;
  asked = 0;
  const { log } = Fastify();
  faults = createFaults(log);
  streams = createStreams({ clock: systemClock, log, faults, leases: localLeases() }, rooms, nothingRecorded);
  ingest = await startIngest('127.0.0.1', 0, streams.admit, log);
});
afterEach(async () => {
  await ingest.stop();
  await streams.stop();
  expect(faults.total()).toBe(0);
});

/** Checks that a regular publisher is accepted: the port serves. */
async function serves(room: number): Promise<void> {
  const good = openRtmpPeer(ingest.address, rtmpOpening(`${room}?key=right`));
  await eventually(() => good.heard().includes('NetStream.Publish.Start'), 'a good publisher’s welcome');
  for (const tag of longTags({ seconds: 3 })) good.socket.write(rtmpTag(tag));
  await eventually(() => logged.includes(`${room} started`), 'a good publisher’s stream');
  good.socket.destroy();
  await good.closed;
}

/** Pieces of a peer's behaviour, each independent of the others. */
const piece = fc.oneof(
  fc.uint8Array({ maxLength: 600 }).map((bytes) => Buffer.from(bytes)),
  fc.constantFrom(
    rtmpHandshake(),
    rtmpHandshake().subarray(0, 700),
    rtmpOpening('5?key=wrong'),
    rtmpOpening('6?key=right'),
    rtmpOpening('x', '\0'),
    rtmpCommand('publish', 1, null, '7?key=right'),
    rtmpCommand('play', 1, null, '7'),
    rtmpCommand('constructor', 1),
    rtmpCommand('connect', 1, { app: 'live', tcUrl: 'no address' }),
  ),
  fc
    .tuple(
      fc.constantFrom(1, 2, 3, 5, 6, 8, 9, 15, 17, 18, 20, 22, 255),
      fc.uint8Array({ maxLength: 300 }),
      fc.record({
        at: fc.constantFrom(0, 40, 0xffffff, 0xfffffffe),
        channel: fc.integer({ min: 2, max: 63 }),
        chunkSize: fc.constantFrom(1, 64, 128, 4_096),
        length: fc.constantFrom(0, 1, 300, 70_000, 0xffffff),
      }),
    )
    .map(([type, bytes, options]) => rtmpMessage(type, Buffer.from(bytes), options)),
  fc
    .constantFrom(0, 1, 0x7fffffff, 0x80000000, 0xffffffff)
    .map((size) => rtmpMessage(1, Buffer.from([size >>> 24, (size >> 16) & 255, (size >> 8) & 255, size & 255]))),
  fc
    .tuple(
      fc.constantFrom(8, 9),
      fc.uint8Array({ maxLength: 40 }),
      fc.constantFrom(0x17, 0x27, 0xaf, 0x80),
      fc.constantFrom(0, 1, 2, 255),
      fc.integer({ min: 0, max: 0xffffffff }),
    )
    .map(([type, rest, head, kind, at]) => rtmpMessage(type, Buffer.from([head, kind, ...rest]), { at })),
  fc.integer({ min: 0, max: 20 }).map((index) => {
    const tag = patternTags()[index];
    return tag ? rtmpTag(tag) : Buffer.alloc(0);
  }),
);

test(
  'whatever bytes come, and wherever the line breaks, the port goes on and nothing is a fault',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(piece, { maxLength: 12 }),
        fc.boolean(),
        fc.constantFrom<'reset' | 'end' | 'cut'>('reset', 'end', 'cut'),
        async (pieces, opens, how) => {
          const peer = openRtmpPeer(ingest.address, ...(opens ? [rtmpOpening('9?key=right')] : []), ...pieces);
          await new Promise((resume) => setTimeout(resume, 5));
          if (how === 'reset') peer.socket.resetAndDestroy();
          else if (how === 'end') peer.socket.end().resume();
          else peer.socket.destroy();
          if (how === 'end') peer.socket.destroySoon();
          await peer.closed;
        },
      ),
      { numRuns: isDeep ? 5_000 : 150, seed: 20_261_122, endOnFailure: true },
    );
    await serves(31);
  },
  isDeep ? 600_000 : 60_000,
);

test('a stream whose sound lies before its picture ends as any other, and its room with it', async () => {
  const peer = openRtmpPeer(ingest.address, rtmpOpening('12?key=right'));
  await eventually(() => peer.heard().includes('NetStream.Publish.Start'), 'the welcome');
  const [description] = longTags({ seconds: 0 });
  const picture = (at: number) => rtmpMessage(9, Buffer.from([0x17, 1, 0, 0, 0, 9, 9, 9]), { at, channel: 6 });
  // The publisher's clock jumps ahead; then comes sound of its beginning, which would lie before the start of all.
  for (const bytes of [
    rtmpTag(description ?? { kind: 'video', at: 0, body: Buffer.alloc(0) }),
    rtmpMessage(8, Buffer.from([0xaf, 0, 0x12, 0x08]), { channel: 4 }),
    picture(0),
    picture(4_000_000),
    rtmpMessage(8, Buffer.from([0xaf, 1, 1, 2, 3]), { channel: 4 }),
    picture(4_000_040),
  ])
    peer.socket.write(bytes);
  await eventually(() => streams.channel('12') !== undefined, 'the stream');
  await new Promise((resume) => setTimeout(resume, 100));
  await streams.stop();
  expect(logged).toContain('12 ended');
});

test('a peer that invents channels, or that never reads, is left before it costs memory', async () => {
  // A message begun on each of many channels, none of them ended.
  const begun = Buffer.concat([
    rtmpHandshake(),
    ...Array.from({ length: 60 }, (_, index) => rtmpMessage(20, Buffer.alloc(1), { channel: index + 3, length: 16_000 })),
  ]);
  await openRtmpPeer(ingest.address, begun).closed;

  const deaf = openRtmpPeer(ingest.address, rtmpHandshake());
  deaf.socket.pause();
  const request = rtmpCommand('createStream', 2, null);
  const many = Buffer.concat(Array.from({ length: 2_000 }, () => request));
  let isOver = false;
  void deaf.closed.then(() => (isOver = true));
  for (let round = 0; round < 2_000 && !isOver && !deaf.socket.destroyed; round += 1) {
    deaf.socket.write(many);
    await new Promise((resume) => setImmediate(resume));
  }
  await deaf.closed;
});

test('one connection asks about one stream, however often it says so', async () => {
  const peer = openRtmpPeer(
    ingest.address,
    rtmpOpening('14?key=wrong'),
    ...Array.from({ length: 200 }, () => rtmpCommand('publish', 3, null, '14?key=wrong', 'live')),
  );
  await peer.closed;
  expect(asked).toBe(1);
});

test('a message that changes its length half-way is no message', () => {
  const half = rtmpMessage(20, Buffer.alloc(128), { length: 400 });
  expect(() =>
    createRtmp(() => 16_384).parserData(Buffer.concat([rtmpHandshake(), half, rtmpMessage(20, Buffer.alloc(0), { length: 1 })])),
  ).toThrow('half-way');
});

test('one address takes only its share of the port', async () => {
  const crowd = Array.from({ length: 80 }, () => openRtmpPeer(ingest.address, Buffer.from([3])));
  const closed = new Set<number>();
  crowd.forEach((peer, index) => void peer.closed.then(() => closed.add(index)));
  await Promise.all(crowd.slice(64).map((peer) => peer.closed));
  expect([...closed].filter((index) => index < 64)).toEqual([]);
  for (const peer of crowd) peer.socket.destroy();
  await Promise.all(crowd.map((peer) => peer.closed));
  await serves(32);
});
