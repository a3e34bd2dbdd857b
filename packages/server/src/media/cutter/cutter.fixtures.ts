import type { RecordedPiece } from '../../modules/live/recordings/index.ts';
import type { MediaTag } from '../packager/flv.ts';
import { patternTags } from '../packager/packager.fixtures.ts';
import { createPackager } from '../packager/packager.ts';
import type { WholeSegment } from '../packager/segments.ts';

/** The test pattern again and again, its times going on. */
export function* patternLoop(loops: number): Generator<MediaTag> {
  const tags = patternTags();
  const [descriptions, media] = [tags.filter(({ body }) => body[1] === 0), tags.filter(({ body }) => body[1] !== 0)];
  yield* descriptions;
  const length = Math.max(...media.filter(({ kind }) => kind === 'video').map(({ at }) => at)) + 40;
  for (let loop = 0; loop < loops; loop += 1) for (const tag of media) if (tag.at < length) yield { ...tag, at: tag.at + loop * length };
}

/** Pieces as the recorder stores them of tags that were received from an instant (ms UTC) on, each at least so many ms long. */
export function recordedPieces(tags: Iterable<MediaTag>, begun: number, least = 4_000, stream = 's'): RecordedPiece[] {
  const pieces: RecordedPiece[] = [];
  let held: WholeSegment[] = [];
  const cut = () => {
    const [first] = held;
    if (!first) return;
    pieces.push({
      init: first.init,
      bytes: Buffer.concat(held.map(({ bytes }) => bytes)),
      stream,
      number: pieces.length,
      startedAt: first.startedAt,
      duration: held.reduce((sum, { duration }) => sum + duration, 0),
    });
    held = [];
  };
  let now = begun;
  const packager = createPackager({
    now: () => now,
    stream,
    onReady: () => undefined,
    onSegment(segment) {
      held.push(segment);
      if (held.reduce((sum, { duration }) => sum + duration, 0) >= least) cut();
    },
  });
  for (const tag of tags) {
    now = begun + tag.at;
    packager.accept(tag);
  }
  packager.end();
  cut();
  return pieces;
}
