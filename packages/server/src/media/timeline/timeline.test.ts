import { test } from 'vitest';
import { expectWell, measurePlayed, playedSamples, type Measured } from './played.fixtures.ts';
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

/** Measures a generated stream as players get it. */
function measure(given: Oddities, seed = 1): Measured {
  const tags = pushedTags(given, seeded(seed));
  return measurePlayed(playedSamples(tags).samples, { seconds: given.seconds, beganAt: tags[0]?.receivedAt ?? 0 });
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

test('two hundred streams with oddities of every kind play on one clock', { tags: ['full'], timeout: 120_000 }, () => {
  for (let seed = 1; seed <= 200; seed += 1) expectWell(measure(someOddities(seed), seed), { seed, ...someOddities(seed) });
});
