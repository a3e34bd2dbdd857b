import { streamReading } from '@pitchside/api/live/studio';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { MediaTag } from '../../packager/flv.ts';
import { longTags, patternTags } from '../../packager/packager.fixtures.ts';
import { createStreamMeter } from './meter.ts';

/** A meter on the test's own clocks, which tags drive: each arrives `delay` ms after its own time. */
function world() {
  let elapsed = 1_000;
  const meter = createStreamMeter(
    () => 1_000_000 + elapsed,
    () => elapsed,
  );
  return {
    meter,
    wait: (ms: number) => void (elapsed += ms),
    push(tags: Iterable<MediaTag>, delay: (at: number) => number = () => 0) {
      const begun = elapsed;
      for (const tag of tags) {
        elapsed = Math.max(elapsed, begun + tag.at + delay(tag.at));
        meter.tag(tag);
      }
    },
    read: () => streamReading.parse(meter.reading()),
  };
}

const enhanced = (letters: string): MediaTag => ({ kind: 'video', at: 0, body: Buffer.from(`\x91${letters}....`, 'latin1') });
const newerSound = (letters: string): MediaTag => ({ kind: 'audio', at: 0, body: Buffer.from(`\x91${letters}....`, 'latin1') });

test('what an encoder sends is told: size, codecs, rates, key frames', () => {
  const { push, read } = world();
  push(longTags({ seconds: 8, rate: 30, sound: 48_000, keyEvery: 60 }));
  const { video, audio, state, silent } = read();
  expect({ state, silent }).toEqual({ state: 'on', silent: 0 });
  expect(video).toMatchObject({
    codec: 'H.264',
    is_playable: true,
    width: 98,
    height: 54,
    fps: 30,
    usual_fps: 30,
    key_interval: 2_000,
    lost_total: 0,
  });
  // Ten bytes a picture, five a frame of sound.
  expect(video?.kbps).toBe(2);
  expect(audio).toMatchObject({ codec: 'AAC', is_playable: true, kbps: 2, rate: 48_000, channels: 1 });
});

test('a real recording with pictures out of order has its usual rate and nothing missing', () => {
  const { push, read } = world();
  push(patternTags());
  expect(read().video).toMatchObject({ usual_fps: 25, lost_total: 0, width: 98, height: 54 });
});

test('pictures that are left out are counted by their times, and forgotten after a minute but for the sum', () => {
  const { push, read, wait } = world();
  push([...longTags({ seconds: 8 })].filter(({ at }) => at < 4_000 || at >= 4_400));
  expect(read().video).toMatchObject({ lost: 10, frames: 190, lost_total: 10, usual_fps: 25 });
  wait(62_000);
  expect(read().video).toMatchObject({ lost: 0, frames: 0, lost_total: 10, fps: 0, kbps: 0 });
  expect(read().silent).toBeGreaterThan(61_000);
});

test('a clock that jumps is no picture left out, and no key frame that was long ago', () => {
  const { push, read } = world();
  push(longTags({ seconds: 4 }));
  push(
    [...longTags({ seconds: 4 })].map((tag) => ({ ...tag, at: tag.at + 5_000_000 })),
    () => -5_000_000,
  );
  push(longTags({ seconds: 4 }));
  expect(read().video).toMatchObject({ lost_total: 0, key_interval: 1_000, late: 0 });
});

test('a single key frame says nothing at first and is believed to stay alone after four seconds; none at all is told by how long', () => {
  const { push, read } = world();
  push(longTags({ seconds: 3, keyEvery: 600 }));
  expect(read().video).toMatchObject({ key_interval: null, keyless: 2_960 });
  const other = world();
  other.push(longTags({ seconds: 6, keyEvery: 600 }));
  expect(other.read().video?.key_interval).toBe(5_960);
  const none = world();
  none.push(
    [...longTags({ seconds: 6 })].map((tag) =>
      tag.body[0] === 0x17 && tag.body[1] === 1 ? { ...tag, body: Buffer.from([0x27, ...tag.body.subarray(1)]) } : tag,
    ),
  );
  expect(none.read().video).toMatchObject({ key_interval: null, keyless: 5_960 });
});

test('a line that is too slow for its stream falls behind, and what is only uneven does not', () => {
  const slow = world();
  slow.push(longTags({ seconds: 10 }), (at) => at * 0.5);
  expect(slow.read().video?.late).toBeGreaterThan(4_500);
  expect(slow.read().video?.fps).toBeLessThan(18);
  const uneven = world();
  uneven.push(longTags({ seconds: 10 }), (at) => (at % 400 === 0 ? 300 : 0));
  expect(uneven.read().video?.late).toBeLessThan(400);
});

test.each([
  [enhanced('hvc1'), 'video', 'HEVC'],
  [enhanced('vp09'), 'video', 'VP9'],
  [enhanced('av01'), 'video', 'AV1'],
  [enhanced('what'), 'video', '?'],
  [{ kind: 'video', at: 0, body: Buffer.from([0x12, 0]) }, 'video', 'H.263'],
  [newerSound('Opus'), 'audio', 'Opus'],
  [{ kind: 'audio', at: 0, body: Buffer.from([0x2f, 0]) }, 'audio', 'MP3'],
] as const)('%o is named', (tag, kind, codec) => {
  const { meter, read } = world();
  meter.tag(tag);
  expect(read()[kind]).toMatchObject({ codec, is_playable: false });
});

test('who comes back may bring another stream; the sum and the beginning stay', () => {
  const { meter, push, wait, read } = world();
  push([...longTags({ seconds: 4, sound: 48_000 })].filter(({ kind, at }) => kind === 'audio' || at !== 2_000));
  const { since } = read();
  meter.gone();
  expect(read().state).toBe('away');
  wait(3_000);
  meter.back();
  expect(read()).toMatchObject({ state: 'on', since, connected: 0, silent: 0, video: null, audio: null });
  push(longTags({ seconds: 2 }));
  expect(read()).toMatchObject({ video: { lost_total: 1 }, audio: null });
  meter.end();
  expect([read().state, meter.isOver()]).toEqual(['off', true]);
});

test('who was hung up on stays so to the end', () => {
  const { meter, read } = world();
  meter.tag(enhanced('hvc1'));
  meter.refuse();
  meter.gone();
  meter.end();
  expect(read()).toMatchObject({ state: 'refused', video: { codec: 'HEVC' } });
});

test('pictures with the time of the one before are late in name only: none is missing, and key pictures are counted', () => {
  const { push, read } = world();
  let before = 0;
  let count = 0;
  push(
    [...longTags({ seconds: 8 })].map((tag) => {
      if (tag.kind === 'audio' || tag.body[1] === 0) return tag;
      count += 1;
      const at = count % 5 === 0 ? before : tag.at;
      before = at;
      return { ...tag, at };
    }),
  );
  expect(read().video).toMatchObject({ lost: 0, lost_total: 0, key_interval: 1_000, usual_fps: 25 });
});

test('whatever comes, and whenever, what is told keeps to the contract', () => {
  const tag = fc.record({
    kind: fc.constantFrom<MediaTag['kind']>('video', 'audio'),
    // After a jump of the publisher's clock the mapped times are no whole milliseconds.
    at: fc.oneof(fc.nat(4_000), fc.double({ min: 0, max: 4_000, noNaN: true }), fc.constantFrom(0, 0xffffff, 0xffffffff)),
    body: fc
      .uint8Array({ maxLength: 60 })
      .chain((bytes) =>
        fc.constantFrom([0x17, 1], [0x27, 1], [0x17], [0x27], [0xaf], [0x91], [0]).map((head) => Buffer.from([...head, ...bytes])),
      ),
  });
  fc.assert(
    fc.property(fc.array(fc.tuple(tag, fc.nat(5_000)), { maxLength: 60 }), (come) => {
      const { meter, wait, read } = world();
      for (const [each, ms] of come) {
        wait(ms);
        meter.tag(each);
        read();
      }
    }),
    { numRuns: 300 },
  );
});
