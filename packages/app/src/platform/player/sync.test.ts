import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createSync, free, type Runner } from './sync.ts';

const begin = Date.UTC(2026, 10, 23, 12);
const beat = 500;

interface Stream {
  id: string;
  /** Latency of the stream itself, ms. */
  own: number;
  /** Distance of the picture to now at the start, ms. */
  starts: number;
  heard?: boolean;
}

/** Plays streams for some seconds under the hand of a sync; gives how far they were apart at each look. */
function play(streams: readonly Stream[], seconds: number, wobble: (look: number, index: number) => number = () => 0) {
  const sync = createSync();
  const places = streams.map(({ starts }) => begin - starts);
  const apart: number[] = [];
  const seen: { pace: number | null; jump: number }[][] = streams.map(() => []);
  for (let look = 0; look < (seconds * 1_000) / beat; look += 1) {
    const now = begin + look * beat;
    const runners: Runner[] = streams.map(({ id, own, heard = false }, index) => ({
      id,
      at: places[index] ?? null,
      live: now - own + wobble(look, index),
      heard,
      moves: true,
    }));
    const { steerings, spread } = sync.look(now, runners);
    apart.push(spread ?? Number.NaN);
    for (const [index, { id, own }] of streams.entries()) {
      const steering = steerings.get(id) ?? free;
      seen[index]?.push(steering);
      // No picture shows what has not come yet.
      places[index] = Math.min((places[index] ?? 0) + steering.jump, now - own) + beat * (steering.pace ?? 1);
    }
  }
  return { apart, seen, last: apart.at(-1) ?? Number.NaN };
}

test('all are held to the slowest stream, and nobody is hurried beyond their own edge', () => {
  const { last, seen } = play(
    [
      { id: 'quick', own: 1_300, starts: 1_300 },
      { id: 'slow', own: 6_200, starts: 6_200 },
      { id: 'between', own: 4_900, starts: 4_900, heard: true },
    ],
    60,
  );
  expect(last).toBeLessThan(500);
  expect(seen[1]?.every(({ pace, jump }) => pace === 1 && jump === 0)).toBe(true);
  // Five seconds are a jump; a little more than one goes by the pace alone, and what is heard stays speech.
  expect(seen[0]?.some(({ jump }) => jump < -3_000)).toBe(true);
  expect(seen[2]?.every(({ pace, jump }) => jump === 0 && pace !== null && pace >= 0.9 && pace <= 1.1)).toBe(true);
});

test('half a second is left alone', () => {
  const { seen } = play(
    [
      { id: 'one', own: 2_000, starts: 2_000 },
      { id: 'other', own: 2_000, starts: 2_450 },
    ],
    10,
  );
  expect(seen.flat().every(({ pace, jump }) => pace === 1 && jump === 0)).toBe(true);
});

test('one that fell behind is brought forward, not the others back', () => {
  const { last, seen } = play(
    [
      { id: 'one', own: 2_000, starts: 2_000, heard: true },
      { id: 'late', own: 2_000, starts: 11_000 },
    ],
    20,
  );
  expect(last).toBeLessThan(500);
  expect(seen[0]?.every(({ jump }) => jump === 0)).toBe(true);
  expect(seen[1]?.filter(({ jump }) => jump > 0)).toHaveLength(1);
});

test('a stream that is far too late is waited for by nobody, and one alone is left to itself', () => {
  const sync = createSync();
  const runner = (id: string, own: number): Runner => ({ id, at: begin - own, live: begin - own, heard: false, moves: true });
  const { delay, own, steerings } = sync.look(begin, [runner('one', 2_000), runner('other', 4_000), runner('lost', 40_000)]);
  expect([delay, [...own.keys()]]).toEqual([4_000, ['one', 'other']]);
  expect(steerings.get('lost')).toEqual(free);
  expect(sync.look(begin, [runner('one', 2_000)])).toMatchObject({ delay: null, spread: null });
  expect(sync.look(begin, []).delay).toBeNull();
});

test('a picture that stands, or whose time is not known, is neither pushed nor pulled', () => {
  const sync = createSync();
  const one: Runner = { id: 'one', at: begin - 2_000, live: begin - 2_000, heard: false, moves: true };
  const { steerings, spread } = sync.look(begin, [
    one,
    { id: 'still', at: begin - 9_000, live: begin - 2_000, heard: false, moves: false },
    { id: 'unknown', at: null, live: null, heard: false, moves: true },
  ]);
  expect([steerings.get('still'), steerings.get('unknown'), spread]).toEqual([{ pace: 1, jump: 0 }, free, null]);
});

test('whatever streams there are, after a minute they are together and stay so', () => {
  const stream = fc.record({ own: fc.integer({ min: 800, max: 12_000 }), behind: fc.integer({ min: 0, max: 8_000 }) });
  fc.assert(
    fc.property(fc.array(stream, { minLength: 2, maxLength: 4 }), fc.integer({ min: 0, max: 400 }), (list, depth) => {
      const streams = list.map(({ own, behind }, index) => ({ id: String(index), own, starts: own + behind, heard: index === 0 }));
      // The edge of a playlist comes in steps.
      const { apart } = play(streams, 90, (look, index) => ((look + index) % 4) * (depth / 4) - depth / 2);
      expect(Math.max(...apart.slice(-20))).toBeLessThan(1_000);
    }),
    { numRuns: 40 },
  );
});
