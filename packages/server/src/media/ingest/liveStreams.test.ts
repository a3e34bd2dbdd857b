import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RoomRow } from '../../modules/live/live/index.ts';
import type { RecordedPiece } from '../../modules/live/recordings/index.ts';
import { systemClock } from '../../platform/clock.ts';
import { createFaults } from '../../platform/faults.ts';
import { assertFaults } from '../../testing/faults.ts';
import { localLeases } from '../../testing/localLeases.ts';
import { openRtmpPeer, rtmpOpening, rtmpTag } from '../../testing/rtmpPeer.ts';
import type { Ladder } from '../ladder/ladder.ts';
import { readBoxes } from '../packager/boxes.ts';
import { expectWell, measurePlayed, samplesOf, type PlayedSample } from '../timeline/played.fixtures.ts';
import { pushedTags, seeded, someOddities } from '../timeline/pushed.fixtures.ts';
import { startIngest, type Ingest } from './ingest.ts';
import { createStreams, type StreamRooms } from './streams.ts';

/** Streams in all, and those that are pushed at the same time. */
const bounds = process.env.PITCHSIDE_DEEP ? { streams: 200, atOnce: 50 } : { streams: 12, atOnce: 12 };

const { log } = Fastify();
const faults = createFaults(log);
/** Output of each room, for players and for the recording. */
const played = new Map<number, PlayedSample[]>();
const recorded = new Map<number, RecordedPiece[]>();
const ended = new Set<number>();

/** Hears what players get, and when. */
function heard(room: string): Ladder {
  let init: Buffer = Buffer.alloc(0);
  return {
    begin: (segment) => void ({ init } = segment),
    part: ({ bytes }) => void played.get(Number(room))?.push(...samplesOf(init, bytes, performance.now())),
    variants: () => undefined,
    soundVariants: () => undefined,
    rung: async () => undefined,
    stop: async () => undefined,
  };
}

// Only the room's id is read of a row; the tests of rooms cover the rest.
const row = (id: number) => ({ room: { id } }) as RoomRow;
const rooms: StreamRooms = {
  roomByKey: async (name: string) => row(Number(name)),
  streamLost: async () => 'over',
  streamStarted: async () => undefined,
  streamEnded: async (roomId) => void ended.add(roomId),
};
const streams = createStreams(
  { clock: systemClock, log, faults, leases: localLeases() },
  rooms,
  {
    broadcastOf: async (roomId) => roomId,
    onWanted: () => () => undefined,
    async keep(roomId, piece) {
      recorded.get(roomId)?.push(piece);
      return 'kept';
    },
  },
  { openLadder: heard },
);
let ingest: Ingest;
beforeAll(async () => {
  ingest = await startIngest('127.0.0.1', 0, streams.admit, log);
});
afterAll(async () => {
  await ingest.stop();
  await streams.stop();
  assertFaults(faults);
});

/** Pushes the stream of a seed as it would come from an encoder, in real time; gives when its first tag was sent. */
async function push(seed: number): Promise<number> {
  const tags = pushedTags(someOddities(seed), seeded(seed));
  const peer = openRtmpPeer(ingest.address, rtmpOpening(`${seed}?key=x`));
  await expect.poll(() => peer.heard(), { timeout: 10_000 }).toContain('NetStream.Publish.Start');
  const beganAt = performance.now();
  const first = tags[0]?.receivedAt ?? 0;
  for (const { receivedAt, ...tag } of tags) {
    const wait = beganAt + receivedAt - first - performance.now();
    if (wait > 1) await new Promise((resume) => setTimeout(resume, wait));
    peer.socket.write(rtmpTag(tag));
  }
  peer.socket.end();
  await peer.closed;
  return beganAt;
}

/** The samples of a recording: each piece is a row of fragments, each with its media. */
function recordedSamples(pieces: readonly RecordedPiece[]): PlayedSample[] {
  return pieces.flatMap(({ init, bytes }) => {
    const boxes = [...readBoxes(bytes)].filter(({ type }) => type === 'moof' || type === 'mdat');
    return boxes.flatMap((box, index) => {
      const media = boxes[index + 1];
      return box.type === 'moof' && media ? samplesOf(init, bytes.subarray(box.start - 8, media.end), 0) : [];
    });
  });
}

test(
  'streams with oddities of every kind, pushed over RTMP in real time, play and are recorded on one clock',
  { tags: ['full'], timeout: 600_000 },
  async () => {
    for (let first = 1; first <= bounds.streams; first += bounds.atOnce) {
      const seeds = Array.from({ length: bounds.atOnce }, (_, index) => first + index);
      for (const seed of seeds) {
        played.set(seed, []);
        recorded.set(seed, []);
      }
      const began = await Promise.all(seeds.map(push));
      await expect.poll(() => seeds.filter((seed) => !ended.has(seed)), { timeout: 20_000 }).toEqual([]);
      for (const [index, seed] of seeds.entries()) {
        const about = { seed, ...someOddities(seed) };
        const { seconds } = about;
        expectWell(measurePlayed(played.get(seed) ?? [], { seconds, beganAt: began[index] ?? 0 }), about);
        const pieces = recorded.get(seed) ?? [];
        // A recording is all there when it is played: nothing of it freezes.
        const found = measurePlayed(recordedSamples(pieces), { seconds, beganAt: 0 });
        expectWell({ ...found, freeze: 0 }, { recording: true, ...about });
        const length = pieces.reduce((sum, { duration }) => sum + duration, 0);
        expect(Math.abs(length - seconds * 1_000), `recorded length of ${JSON.stringify(about)}`).toBeLessThanOrEqual(1_000);
      }
    }
  },
);
