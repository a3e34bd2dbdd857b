import { audioTimeline, type AudioTimeline } from './audioTimeline.ts';
import type { MediaEvent } from './flv.ts';
import { fragment, type AudioRun, type VideoSample } from './fragment.ts';
import type { Part } from './segments.ts';
import { aacFrame, videoTimescale, type Tracks } from './tracks.ts';

/** Longest part in milliseconds: five pictures at 25 a second, six at 30, twelve at 60. */
export const partTarget = 210;
/** Milliseconds after which the next key picture begins a segment. */
export const segmentTarget = 950;
/** Milliseconds after which a segment ends although no key picture came. */
export const segmentLimit = 6_000;
/** Bytes after which a part and a segment end, whatever their pictures' times say: two seconds of the best camera. */
const byteLimits = { part: 4 * 1024 * 1024, segment: 16 * 1024 * 1024 };
/** A step between pictures (ms) beyond which the publisher's clock is believed to have jumped. */
const longestStep = 3_000;
/** Sound without any picture beyond this many frames is dropped, so that a broken stream cannot fill the memory. */
const mostSound = 600;

/** What the segmenter gives, in order. */
export interface SegmenterSink {
  /** A segment begins whose first picture shows at `at` (ms of the stream's own time). */
  begin(at: number, tracks: Tracks): void;
  part(part: Part): void;
  /** The segment that began last is whole. */
  end(): void;
}

type Picture = Extract<MediaEvent, { type: 'picture' }>;
type Sound = Extract<MediaEvent, { type: 'sound' }>;

const ticks = (ms: number) => Math.round((ms * videoTimescale) / 1_000);

/** Cuts pictures and sound into parts and segments. */
export interface Segmenter {
  /** Changes what the stream carries; the next segment says so. */
  tracks(tracks: Tracks): void;
  picture(picture: Picture): void;
  sound(sound: Sound): void;
  /** Another connection goes on: its clock begins where the last one ended. */
  rejoin(): void;
  /** Closes the part and the segment in hand. */
  finish(): void;
}

export function createSegmenter(sink: SegmenterSink): Segmenter {
  let current: Tracks | undefined;
  let audio: AudioTimeline | undefined;
  /** The newest picture, whose duration is known when the next one comes. */
  let pending: Picture | undefined;
  let lastAt: number | undefined;
  let step = 40;
  let needsKey = true;
  /** Added to the publisher's times; undefined until the first event of a connection decides it. */
  let shift: number | undefined = 0;
  let pictures: { sample: VideoSample; at: number }[] = [];
  let sounds: { place: number; data: Buffer }[] = [];
  let segmentStart: number | undefined;
  let sequence = 0;
  /** Bytes of pictures in the part and in the segment in hand. */
  let partBytes = 0;
  let segmentBytes = 0;

  /** Time on the stream's own clock; a publisher that comes back goes on right after its last picture. */
  function shifted(at: number): number {
    shift ??= (lastAt === undefined ? 0 : lastAt + step) - at;
    return at + shift;
  }

  /** Takes sound up to the next gap; what follows a gap travels in the next part, with a time of its own. */
  function takeSound(): AudioRun {
    const start = sounds[0]?.place ?? 0;
    const broken = sounds.findIndex(({ place }, index) => place !== start + index * aacFrame);
    const run = sounds.splice(0, broken < 0 ? sounds.length : broken);
    return { at: start, frames: run.map((sound) => sound.data) };
  }

  function flush(): void {
    const first = pictures[0];
    if (!first) return;
    sequence += 1;
    const samples = pictures.map((picture) => picture.sample);
    const duration = (samples.reduce((all, sample) => all + sample.duration, 0) * 1_000) / videoTimescale;
    sink.part({ bytes: fragment(sequence, { at: ticks(first.at), samples }, takeSound()), duration, isIndependent: first.sample.isKey });
    pictures = [];
    partBytes = 0;
  }

  function endSegment(): void {
    flush();
    if (segmentStart !== undefined) sink.end();
    segmentStart = undefined;
    segmentBytes = 0;
  }

  /** Files the pending picture, which lasts until `next`. */
  function settle(next: number): void {
    if (!pending) return;
    const { at, offset, isKey, data } = pending;
    pictures.push({ at, sample: { data, offset: ticks(offset), isKey, duration: ticks(next) - ticks(at) } });
    partBytes += data.length;
    segmentBytes += data.length;
    step = next - at;
    pending = undefined;
  }

  /** Files everything that came before a break. */
  function close(): void {
    settle((lastAt ?? 0) + step);
    endSegment();
    needsKey = true;
  }

  function timeOf(given: Picture): number {
    const at = shifted(given.at);
    if (lastAt === undefined || (at > lastAt && at - lastAt <= longestStep)) return at;
    // The publisher's clock jumped: go on without a hole.
    shift = lastAt + step - given.at;
    return lastAt + step;
  }

  return {
    tracks(tracks) {
      close();
      sounds = [];
      const isSame = current?.audio && tracks.audio?.config.equals(current.audio.config);
      if (!isSame) audio = tracks.audio && audioTimeline(tracks.audio.rate);
      current = tracks;
    },
    picture(given) {
      if (!current || (needsKey && !given.isKey)) return;
      const at = timeOf(given);
      settle(at);
      const length = segmentStart === undefined ? 0 : at - segmentStart;
      if ((given.isKey && length >= segmentTarget) || length >= segmentLimit || segmentBytes > byteLimits.segment) endSegment();
      else if (pictures[0] && (at - pictures[0].at + step > partTarget || partBytes > byteLimits.part)) flush();
      if (segmentStart === undefined) {
        segmentStart = at;
        sink.begin(at, current);
      }
      pending = { ...given, at };
      lastAt = at;
      needsKey = false;
    },
    sound(given) {
      if (!audio || lastAt === undefined) return;
      const at = shifted(given.at);
      // Before the beginning of all there is no picture to go with.
      const place = at < 0 ? undefined : audio.place(at);
      if (place === undefined) return;
      sounds.push({ place, data: given.data });
      if (sounds.length > mostSound) sounds.shift();
    },
    rejoin() {
      shift = undefined;
      needsKey = true;
    },
    finish: close,
  };
}
