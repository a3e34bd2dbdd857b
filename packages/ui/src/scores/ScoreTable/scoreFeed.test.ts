import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createScoreFeed, type LivePatch } from './scoreFeed.ts';

const seeded = { seed: 20261122, numRuns: 300 };
const id = fc.constantFrom('a', 'b', 'c');
const score = fc.record({ home: fc.nat(9), away: fc.nat(9) });
const patch: fc.Arbitrary<LivePatch> = fc.record({ score, corners: score, rooms: fc.nat(40) }, { requiredKeys: [] });
/** Pushes, and frames between them. */
const story = fc.array(
  fc.oneof({ weight: 4, arbitrary: fc.record({ id, patch }) }, { weight: 1, arbitrary: fc.constant('frame' as const) }),
  { maxLength: 60 },
);

/** A feed whose frames the test makes. */
function tested() {
  const frames: (() => void)[] = [];
  const feed = createScoreFeed((flush) => frames.push(flush));
  return { feed, frames, frame: () => frames.splice(0).forEach((flush) => flush()) };
}

test('after a frame every field has the last value pushed, and none is lost', () => {
  fc.assert(
    fc.property(story, (steps) => {
      const { feed, frame } = tested();
      const expected = new Map<string, LivePatch>();
      for (const step of steps) {
        if (step === 'frame') frame();
        else {
          feed.push(step.id, step.patch);
          expected.set(step.id, { ...expected.get(step.id), ...step.patch });
        }
      }
      frame();
      for (const [match, values] of expected) expect(feed.read(match)).toEqual(values);
    }),
    seeded,
  );
});

test('a listener hears its own field once a frame, in order, and sees the value of that frame', () => {
  fc.assert(
    fc.property(story, (steps) => {
      const { feed, frame } = tested();
      const heard: unknown[] = [];
      const expected: unknown[] = [];
      feed.subscribe('a', 'score', () => heard.push(feed.read('a')?.score));
      let due: LivePatch = {};
      const shown = () => {
        if ('score' in due) expected.push(due.score);
        due = {};
        frame();
      };
      for (const step of steps) {
        if (step === 'frame') shown();
        else {
          feed.push(step.id, step.patch);
          if (step.id === 'a') due = { ...due, ...step.patch };
        }
      }
      shown();
      expect(heard).toEqual(expected);
    }),
    seeded,
  );
});

test('nothing is shown before its frame, and one frame is asked for', () => {
  const { feed, frames, frame } = tested();
  for (let minute = 0; minute < 100; minute++) feed.push('a', { status: { kind: 'live', minute } });
  expect(frames).toHaveLength(1);
  expect(feed.read('a')).toBeUndefined();
  frame();
  expect(feed.read('a')?.status?.minute).toBe(99);
});

test('one that stopped listening hears nothing, and what is pushed while listening comes with the next frame', () => {
  const { feed, frame } = tested();
  const heard: number[] = [];
  const stop = feed.subscribe('a', 'rooms', () => heard.push(1));
  feed.subscribe('a', 'rooms', () => feed.push('a', { rooms: (feed.read('a')?.rooms ?? 0) + 1 }));
  feed.push('a', { rooms: 1 });
  frame();
  expect([heard.length, feed.read('a')?.rooms]).toEqual([1, 1]);
  stop();
  frame();
  expect([heard.length, feed.read('a')?.rooms]).toEqual([1, 2]);
});
