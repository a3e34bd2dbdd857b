import { expect } from 'vitest';
import { readBoxes } from '../packager/boxes.ts';
import { createPackager } from '../packager/packager.ts';
import { readRuns } from '../packager/packager.fixtures.ts';
import { createTimeline } from './timeline.ts';
import { capturedAt, type PushedTag } from './pushed.fixtures.ts';

/** A picture or a frame of sound as players find it, ms. */
export interface PlayedSample {
  kind: 'video' | 'audio';
  at: number;
  duration: number;
  /** When the publisher captured it; undefined for silence. */
  captured: number | undefined;
  /** When its part was there to be fetched. */
  publishedAt: number;
}

const scaleOf = (init: Buffer, index: number) => {
  const found: number[] = [];
  for (let at = init.indexOf('mdhd'); at > 0; at = init.indexOf('mdhd', at + 4)) found.push(init.readUInt32BE(at + 16));
  return found[index] ?? 1;
};

/** The samples of one part: a fragment and its media. @param publishedAt when it was there to be fetched */
export function samplesOf(init: Buffer, part: Buffer, publishedAt: number): PlayedSample[] {
  const samples: PlayedSample[] = [];
  const boxes = [...readBoxes(part)];
  for (const [track, run] of readRuns(part, 0, boxes[1]?.end ?? part.length)) {
    const kind = track === 1 ? 'video' : 'audio';
    const scale = scaleOf(init, track - 1);
    let [place, at] = [run.place, run.at];
    run.sizes.forEach((size, index) => {
      const duration = run.durations[index] ?? 0;
      const captured = capturedAt(part.subarray(place, place + size), kind);
      samples.push({
        kind,
        at: ((at + (run.offsets[index] ?? 0)) * 1_000) / scale,
        duration: (duration * 1_000) / scale,
        captured,
        publishedAt,
      });
      place += size;
      at += duration;
    });
  }
  return samples;
}

/** Samples of a pushed stream as players get them, in the order of appending, and the initialisation sections. */
export function playedSamples(tags: readonly PushedTag[]): { samples: PlayedSample[]; inits: Buffer[]; firstWholeAt: number } {
  const samples: PlayedSample[] = [];
  const inits: Buffer[] = [];
  let now = 0;
  let firstWholeAt = Infinity;
  const timeline = createTimeline();
  const packager = createPackager({
    now: () => now,
    stream: 'x',
    onReady: () => void (firstWholeAt = now),
    tap: {
      begin: ({ init }) => void inits.push(init),
      part({ bytes }) {
        samples.push(...samplesOf(inits.at(-1) ?? Buffer.alloc(0), bytes, now));
      },
    },
  });
  for (const { receivedAt, ...tag } of tags) {
    now = receivedAt;
    const isDescription = tag.body[1] === 0;
    packager.accept(isDescription ? tag : { ...tag, at: timeline.place(tag.kind, tag.at, receivedAt) });
  }
  packager.end();
  return { samples, inits, firstWholeAt };
}

/** Defects for a viewer of a stream, ms. */
export interface Measured {
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

/** Measures what players get of a stream of so many seconds, whose first tag came at an instant. */
export function measurePlayed(samples: readonly PlayedSample[], { seconds, beganAt }: { seconds: number; beganAt: number }): Measured {
  const of = (kind: PlayedSample['kind']) => samples.filter((sample) => sample.kind === kind);
  const [pictures, sounds] = [of('video'), of('audio')];
  // A picture that is shown again is where it was first.
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
  let edgeAt = beganAt;
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
    longer: ends.video - seconds * 1_000,
    goesBack: decoded(pictures) || decoded(sounds),
  };
}

/** Fails on what a viewer would notice. */
export function expectWell(found: Measured, about: unknown): void {
  expect(found.goesBack, `order of ${JSON.stringify(about)}`).toBe(false);
  expect(found.skew, `sound off the picture of ${JSON.stringify(about)}`).toBeLessThanOrEqual(80);
  expect(found.hole, `hole of ${JSON.stringify(about)}`).toBeLessThanOrEqual(100);
  expect(found.freeze, `freeze of ${JSON.stringify(about)}`).toBeLessThanOrEqual(2_000);
  expect(Math.abs(found.longer), `length of ${JSON.stringify(about)}`).toBeLessThanOrEqual(1_000);
}
