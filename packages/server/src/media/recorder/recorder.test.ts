import Fastify from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RecordedPiece } from '../../modules/live/recordings/index.ts';
import { createFaults } from '../../platform/faults.ts';
import { assertFaults } from '../../testing/faults.ts';
import { createRecorder } from './recorder.ts';

const { log } = Fastify();
const faults = createFaults(log);
const away = Object.assign(new Error('the storage does not answer'), { code: 'ESTORAGE' });
const init = Buffer.from('init');

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  assertFaults(faults);
});

/** A recorder of room 7, whose broadcast is 70; `refuse` decides whether a try fails. */
function world(refuse: (piece: RecordedPiece) => boolean = () => false) {
  const kept: RecordedPiece[] = [];
  const wanted = new Set<() => void>();
  const recorder = createRecorder(
    { log, faults },
    {
      broadcastOf: async (roomId) => roomId * 10,
      onWanted(roomId, listener) {
        expect(roomId).toBe(7);
        wanted.add(listener);
        return () => void wanted.delete(listener);
      },
      async keep(broadcastId, piece) {
        expect(broadcastId).toBe(70);
        if (refuse(piece)) throw away;
        kept.push(piece);
        return 'kept';
      },
    },
    { roomId: 7, stream: 's' },
  );
  const segments = (from: number, count: number, section = init) => {
    for (let index = from; index < from + count; index += 1)
      recorder.segment({ init: section, bytes: Buffer.from([index]), startedAt: index * 1_000, duration: 1_000 });
  };
  return { recorder, kept, segments, wanted };
}

const summary = (pieces: RecordedPiece[]) =>
  pieces.map(({ number, startedAt, duration, bytes }) => [number, startedAt, duration, [...bytes]]);

test('pieces of ten seconds follow each other, the last as long as it came; what came before the room was on the air is there too', async () => {
  const { recorder, kept, segments } = world();
  segments(0, 11);
  await vi.runAllTimersAsync();
  expect(kept).toEqual([]);
  await recorder.begun();
  segments(11, 2);
  await recorder.end();
  expect(summary(kept)).toEqual([
    [0, 0, 10_000, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]],
    [1, 10_000, 3_000, [10, 11, 12]],
  ]);
});

test('what is wanted is stored at once, unless it is too short; afterwards nobody listens', async () => {
  const { recorder, kept, segments, wanted } = world();
  const want = async () => {
    for (const listener of wanted) listener();
    await vi.runAllTimersAsync();
  };
  await recorder.begun();
  segments(0, 1);
  await want();
  expect(kept).toEqual([]);
  segments(1, 3);
  await want();
  segments(4, 2);
  await recorder.end();
  expect(summary(kept)).toEqual([
    [0, 0, 4_000, [0, 1, 2, 3]],
    [1, 4_000, 2_000, [4, 5]],
  ]);
  expect(wanted.size).toBe(0);
});

test('another initialisation section begins another piece', async () => {
  const { recorder, kept, segments } = world();
  await recorder.begun();
  segments(0, 2);
  segments(2, 2, Buffer.from('other'));
  await recorder.end();
  expect(kept.map((piece) => [String(piece.init), piece.duration])).toEqual([
    ['init', 2_000],
    ['other', 2_000],
  ]);
});

test('a storage that is away for a while loses nothing, and one that stays away the oldest, which the numbers tell', async () => {
  let isAway = true;
  const { recorder, kept, segments } = world(() => isAway);
  await recorder.begun();
  segments(0, 20);
  await vi.advanceTimersByTimeAsync(5_000);
  isAway = false;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(kept.map(({ number }) => number)).toEqual([0, 1]);
  isAway = true;
  segments(20, 120);
  await vi.advanceTimersByTimeAsync(1);
  isAway = false;
  const over = recorder.end();
  await vi.advanceTimersByTimeAsync(60_000);
  await over;
  const numbers = kept.map(({ number }) => number);
  expect(numbers.at(-1)).toBe(13);
  expect(numbers.length).toBeLessThan(14);
});
