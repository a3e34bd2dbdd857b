import { expect, test } from 'vitest';
import { playedSamples, type PlayedSample } from './played.fixtures.ts';
import { pushedTags, seeded, someOddities, type Oddities } from './pushed.fixtures.ts';

const plain: Oddities = {
  seconds: 30,
  fps: 25,
  rate: 44_100,
  keyEvery: 25,
  start: 0,
  jumps: [],
  rests: [],
  stalls: [],
  stands: { from: Infinity, to: Infinity },
  twiceEvery: 0,
  jitter: 20,
};

/** Defects for a viewer of a stream, ms. */
interface Measured {
  /** Longest time for which the player had nothing new to play. */
  freeze: number;
  /** Most that sound is off the picture with which it was captured. */
  skew: number;
  /** Longest stretch without a picture or without sound. */
  hole: number;
  /** Excess of the played length over the captured one. */
  longer: number;
  goesBack: boolean;
}

function holes(samples: readonly PlayedSample[]): number {
  let end = samples[0]?.at ?? 0;
  let most = 0;
  for (const { at, duration } of samples.toSorted((one, other) => one.at - other.at)) {
    most = Math.max(most, at - end);
    end = Math.max(end, at + duration);
  }
  return most;
}

function measure(given: Oddities, seed = 1): Measured {
  const tags = pushedTags(given, seeded(seed));
  const { samples } = playedSamples(tags);
  const of = (kind: PlayedSample['kind']) => samples.filter((sample) => sample.kind === kind);
  const [pictures, sounds] = [of('video'), of('audio')];
  // A repeated picture is where it was first.
  const shown = new Map<number, number>();
  for (const { captured, at } of pictures) if (captured !== undefined && !shown.has(captured)) shown.set(captured, at - captured);
  const heard = sounds.flatMap(({ captured, at }) => (captured === undefined ? [] : [{ captured, off: at - captured }]));
  let skew = 0;
  let index = 0;
  for (const [captured, off] of shown) {
    while (index + 1 < heard.length && (heard[index + 1]?.captured ?? Infinity) <= captured) index += 1;
    const sound = heard[index];
    if (sound && Math.abs(sound.captured - captured) < 100) skew = Math.max(skew, Math.abs(sound.off - off));
  }
  const ends = { video: 0, audio: 0 };
  let freeze = 0;
  let edge = 0;
  let edgeAt = tags[0]?.receivedAt ?? 0;
  for (const { kind, at, duration, publishedAt } of samples) {
    ends[kind] = Math.max(ends[kind], at + duration);
    const reach = Math.min(ends.video, ends.audio);
    if (reach <= edge + 1) continue;
    // Buffered content plays while nothing comes.
    freeze = Math.max(freeze, publishedAt - edgeAt);
    [edge, edgeAt] = [reach, publishedAt];
  }
  const decoded = (list: readonly PlayedSample[]) => list.some((sample, at) => at > 0 && sample.at <= (list[at - 1]?.at ?? 0));
  return {
    freeze,
    skew,
    hole: Math.max(holes(pictures), holes(sounds)),
    longer: ends.video - given.seconds * 1_000,
    goesBack: decoded(pictures) || decoded(sounds),
  };
}

function expectWell(found: Measured, about: unknown): void {
  expect(found.goesBack, `order of ${JSON.stringify(about)}`).toBe(false);
  expect(found.skew, `sound off the picture of ${JSON.stringify(about)}`).toBeLessThanOrEqual(80);
  expect(found.hole, `hole of ${JSON.stringify(about)}`).toBeLessThanOrEqual(100);
  expect(found.freeze, `freeze of ${JSON.stringify(about)}`).toBeLessThanOrEqual(2_000);
  expect(Math.abs(found.longer), `length of ${JSON.stringify(about)}`).toBeLessThanOrEqual(1_000);
}

test.each<[string, Partial<Oddities>]>([
  ['nothing', {}],
  ['a clock that jumps 100 s ahead, sound first', { jumps: [{ video: 12_040, audio: 12_000, by: 100_000 }] }],
  ['a clock that jumps 100 s ahead, picture first', { jumps: [{ video: 12_000, audio: 12_060, by: 100_000 }] }],
  ['a clock that jumps back', { start: 200_000, jumps: [{ video: 12_040, audio: 12_000, by: -100_000 }] }],
  [
    'a clock that jumps by 3 s, forth and back',
    {
      jumps: [
        { video: 9_000, audio: 9_050, by: 3_000 },
        { video: 20_050, audio: 20_000, by: -3_000 },
      ],
    },
  ],
  ['a picture that rests', { rests: [{ kind: 'video', from: 10_000, to: 15_000 }] }],
  [
    'a picture that rests while the clock jumps',
    { rests: [{ kind: 'video', from: 10_000, to: 15_000 }], jumps: [{ video: 12_000, audio: 12_000, by: -3_000 }] },
  ],
  ['one picture every 5 s', { fps: 0.2, keyEvery: 1 }],
  ['sound that joins late', { rests: [{ kind: 'audio', from: 0, to: 12_000 }] }],
  ['sound that leaves and comes back with another rate', { rests: [{ kind: 'audio', from: 8_000, to: 15_000, rate: 48_000 }] }],
  ['no sound at all', { rate: 0 }],
  ['a clock that passes 2^32', { start: 4_294_967_296 - 12_000 }],
  ['pictures with the same time twice', { twiceEvery: 5 }],
  ['a clock that never goes', { stands: { from: 0, to: Infinity } }],
  ['a clock that never goes over an uneven line', { stands: { from: 0, to: Infinity }, jitter: 80 }],
  ['a clock that never goes, at another rate', { stands: { from: 0, to: Infinity }, fps: 30, keyEvery: 30, rate: 48_000 }],
  ['a clock that stands still for a while', { stands: { from: 8_000, to: 16_000 } }],
  ['a key picture every 10 s', { keyEvery: 250 }],
])('%s: sound stays with the picture, nothing freezes, and the length is right', (name, odd) => {
  expectWell(measure({ ...plain, ...odd }), name);
});

test('two hundred streams with oddities of every kind play on one clock', () => {
  for (let seed = 1; seed <= 200; seed += 1) expectWell(measure(someOddities(seed), seed), { seed, ...someOddities(seed) });
}, 120_000);
