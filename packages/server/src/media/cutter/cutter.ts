import type { CutMovie } from '../../modules/live/clips/index.ts';
import type { RecordedPiece } from '../../modules/live/recordings/index.ts';
import { wholeMovie, type MoviePiece } from '../packager/movie.ts';
import { readFragments, readInit, type TimedPicture, type TimedSound } from '../packager/readMovie.ts';
import { aacFrame, videoTimescale } from '../packager/tracks.ts';

/** Milliseconds by which a key picture may come after the wanted beginning and still be it. */
const tolerance = 40;

const milliseconds = (ticks: number) => (ticks * 1_000) / videoTimescale;

/** Whether a piece goes on where another one ends. */
const goesOn = (before: RecordedPiece, { stream, number, init }: RecordedPiece): boolean =>
  before.stream === stream && before.number + 1 === number && before.init.equals(init);

/** Of pieces in order those that follow each other and show most of a span, ms UTC. */
export function bestRun<Piece extends RecordedPiece>(pieces: readonly Piece[], from: number, to: number): Piece[] {
  const runs: Piece[][] = [];
  for (const piece of pieces) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last && goesOn(last, piece)) run.push(piece);
    else runs.push([piece]);
  }
  const shown = (run: readonly Piece[]) =>
    run.reduce((sum, { startedAt, duration }) => sum + Math.max(0, Math.min(to, startedAt + duration) - Math.max(from, startedAt)), 0);
  return runs.reduce<Piece[]>((best, run) => (shown(run) > shown(best) ? run : best), []);
}

/**
 * Cuts a span (ms UTC of programme time) out of recorded pieces as a film of its own, without coding: it begins with the last key picture
 * before the span, or the first one within it. Undefined where nothing of the span is there.
 */
export function cutMovie(given: readonly RecordedPiece[], from: number, to: number): CutMovie | undefined {
  const pieces = bestRun(given, from, to);
  const [first] = pieces;
  const tracks = first && readInit(first.init);
  if (!first || !tracks) return undefined;
  const fragments = pieces.flatMap(({ bytes }) => [...readFragments(bytes)]);
  const pictures = fragments.flatMap((fragment) => fragment.pictures);
  const [opening] = pictures;
  if (!opening) return undefined;
  /** Programme time of a decoding time. */
  const instant = (at: number) => first.startedAt + milliseconds(at - opening.at);
  const keys = pictures.filter(({ isKey, at }) => isKey && instant(at) < to);
  const key = keys.findLast(({ at }) => instant(at) <= from + tolerance) ?? keys[0];
  if (!key) return undefined;
  const shown = ({ at }: TimedPicture) => at >= key.at && instant(at) < to;
  const last = pictures.findLast(shown);
  if (!last) return undefined;
  // Where a publisher paused, a picture lasts until the next one.
  pictures.forEach((picture, index) => {
    const next = pictures[index + 1];
    if (next && next.at > picture.at && picture !== last) picture.duration = next.at - picture.at;
  });

  // Sound counts from when the first picture is shown, which is later than its decoding where pictures are reordered.
  const { rate } = tracks.audio;
  const samples = (ticks: number) => (ticks * rate) / videoTimescale;
  const [begin, end] = [samples(key.at + key.offset), samples(last.at + last.duration + key.offset)];
  const heard = ({ at }: TimedSound) => at + aacFrame > begin && at < end;
  const sounds = fragments.flatMap((fragment) => fragment.sounds.filter(heard));
  const lengths = new Map(
    sounds.map((sound, index) => [sound, Math.max(aacFrame, (sounds[index + 1]?.at ?? sound.at + aacFrame) - sound.at)]),
  );
  const parts = fragments.map((fragment): MoviePiece => {
    const own = fragment.sounds.filter(heard);
    return {
      samples: fragment.pictures.filter(shown),
      frames: own.map(({ data }) => data),
      lengths: own.map((sound) => lengths.get(sound) ?? aacFrame),
    };
  });
  const duration = Math.round(milliseconds(last.at + last.duration - key.at));
  const bytes = wholeMovie(
    tracks,
    parts.filter((part) => part.samples.length > 0 || part.frames.length > 0),
    { picture: key.offset, sound: Math.round(begin - (sounds[0]?.at ?? begin)) },
  );
  return { bytes, startedAt: Math.round(instant(key.at)), duration, width: tracks.video.width, height: tracks.video.height };
}
