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
      part(bytes) {
        const init = inits.at(-1) ?? Buffer.alloc(0);
        const boxes = [...readBoxes(bytes)];
        for (const [track, run] of readRuns(bytes, 0, boxes[1]?.end ?? bytes.length)) {
          const kind = track === 1 ? 'video' : 'audio';
          const scale = scaleOf(init, track - 1);
          let [place, at] = [run.place, run.at];
          run.sizes.forEach((size, index) => {
            const duration = run.durations[index] ?? 0;
            const captured = capturedAt(bytes.subarray(place, place + size), kind);
            samples.push({
              kind,
              at: ((at + (run.offsets[index] ?? 0)) * 1_000) / scale,
              duration: (duration * 1_000) / scale,
              captured,
              publishedAt: now,
            });
            place += size;
            at += duration;
          });
        }
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
