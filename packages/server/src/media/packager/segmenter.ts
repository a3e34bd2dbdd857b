import type { MediaEvent } from './flv.ts';
import { fragment, type AudioRun, type VideoSample } from './fragment.ts';
import { createGroup } from './group.ts';
import { createLag } from './lag.ts';
import { partTarget } from './playlist.ts';
import type { Part } from './segments.ts';
import { createSoundLine, type SoundLine } from './soundLine.ts';
import { videoTimescale, type AudioTrack, type VideoTrack } from './tracks.ts';

/** Milliseconds after which the next key picture begins a segment. */
export const segmentTarget = 950;
/** Milliseconds after which a segment ends without a key picture: the very first one, so that the room goes on the air, and any other. */
const segmentLimits = { first: 1_900, other: 20_000 };
/** Bytes after which a part and a segment end, whatever their pictures' times are: two seconds of the best camera. */
const byteLimits = { part: 4 * 1024 * 1024, segment: 16 * 1024 * 1024 };
/**
 * Milliseconds of sound without a picture after which the newest picture is repeated, and of pictures without sound after which silence is
 * added.
 */
const restAfter = { picture: 500, longGroup: 1_000, sound: 500 };
/** Pictures of a group from which repeating it is expensive. */
const longGroup = 30;
/** Most held sounds of a description that waits for its first picture. */
const mostWaiting = 600;

/** Tracks of a stream as written: always pictures and sound, if only silence. */
export interface WrittenTracks {
  video: VideoTrack;
  audio: AudioTrack;
}

/** Output of the segmenter, in order. */
export interface SegmenterSink {
  /** Begins a segment whose first picture is shown at `at` (ms of the stream's own time). */
  begin(at: number, tracks: WrittenTracks): void;
  /** A part; `sound` is its sound by itself. */
  part(part: Part, sound: AudioRun): void;
  /** The segment that began last is whole. */
  end(): void;
}

type Picture = Extract<MediaEvent, { type: 'picture' }>;
type Sound = Extract<MediaEvent, { type: 'sound' }>;

const ticks = (ms: number) => Math.round((ms * videoTimescale) / 1_000);
const milliseconds = (at: number) => (at * 1_000) / videoTimescale;

/** Cuts pictures and sound, whose times go forward on one clock, into parts and segments. */
export interface Segmenter {
  /**
   * Changes the tracks from the next segment on.
   * @param isSilent its sound is only silence until another is described
   */
  tracks(tracks: WrittenTracks, isSilent: boolean): void;
  picture(picture: Picture): void;
  sound(sound: Sound): void;
  /** Waits for a key picture before it resumes: pictures in between were lost. */
  rejoin(): void;
  /** Closes the part and the segment in hand. */
  finish(): void;
}

/** @param keepsTime leaves the stream's own time as it is; default, its first picture is the beginning of it */
export function createSegmenter(sink: SegmenterSink, { keepsTime = false } = {}): Segmenter {
  let current: WrittenTracks | undefined;
  /** Tracks of the next segment, where they differ. */
  let coming: { tracks: WrittenTracks; sounds: Sound[] } | undefined;
  let isSilent = true;
  let line: SoundLine | undefined;
  /** The publisher's time (ms) at which the stream begins. */
  let origin: number | undefined = keepsTime ? 0 : undefined;
  /** The newest picture and its time in ticks; its duration is known when the next one comes. */
  let pending: { at: number; sample: Omit<VideoSample, 'duration'> } | undefined;
  let lastAt: number | undefined;
  let step = 40;
  let needsKey = true;
  const group = createGroup();
  /** Usual lead of sound over pictures at arrival, and of pictures over sound. */
  const [soundLead, pictureLead] = [createLag(), createLag()];
  let newestSound = 0;
  let pictures: { sample: VideoSample; at: number }[] = [];
  let segmentStart: number | undefined;
  /** The segment in hand begins with pictures that were shown before. */
  let isAgain = false;
  let segments = 0;
  let sequence = 0;
  /** Bytes of pictures in the part and in the segment in hand. */
  let partBytes = 0;
  let segmentBytes = 0;

  function flush(): void {
    const [first] = pictures;
    if (!first || !line) return;
    sequence += 1;
    const samples = pictures.map((picture) => picture.sample);
    const duration = milliseconds(samples.reduce((all, sample) => all + sample.duration, 0));
    const sound = line.take();
    sink.part({ bytes: fragment(sequence, { at: first.at, samples }, sound), duration, isIndependent: first.sample.isKey }, sound);
    pictures = [];
    partBytes = 0;
  }

  function endSegment(): void {
    flush();
    if (segmentStart !== undefined) sink.end();
    segmentStart = undefined;
    segmentBytes = 0;
  }

  function file(at: number, sample: VideoSample): void {
    pictures.push({ at, sample });
    partBytes += sample.data.length;
    segmentBytes += sample.data.length;
  }

  /** Files the pending picture, which lasts until `next` (ticks). */
  function settle(next: number): void {
    if (!pending) return;
    file(pending.at, { ...pending.sample, duration: next - pending.at });
    pending = undefined;
  }

  /**
   * Begins a segment at an instant (ticks) where the decoder is at the newest picture of the group; returns the instant after the repeated
   * pictures.
   */
  function begin(at: number, isShownAgain: boolean): number {
    if (!current) return at;
    segmentStart = at;
    isAgain = isShownAgain;
    segments += 1;
    sink.begin(milliseconds(at), current);
    if (!isShownAgain) return at;
    const again = group.again();
    again.forEach((sample, index) => file(at + index, sample));
    return at + again.length;
  }

  /** Ends the samples of the last description; the next begins at an instant (ticks). */
  function change(at: number): void {
    if (!coming) return;
    const { tracks, sounds } = coming;
    const isSameSound = line?.track.config.equals(tracks.audio.config);
    line?.cover(milliseconds(at));
    endSegment();
    if (!isSameSound || !line) line = createSoundLine(tracks.audio, milliseconds(at));
    coming = undefined;
    current = tracks;
    for (const sound of sounds) takeSound(sound);
  }

  /** Repeats the newest picture until an instant (ms), so that sound goes on without another. */
  function hold(until: number): void {
    const at = ticks(until);
    if (!pending || !group.isWhole() || at <= pending.at) return;
    settle(at);
    endSegment();
    begin(at, true);
    // The newest of them stays visible until there is another.
    const newest = pictures.pop();
    if (newest) pending = { at: newest.at, sample: newest.sample };
    lastAt = newest?.at ?? at;
  }

  function takeSound({ at, data }: Sound): void {
    if (!line || origin === undefined || lastAt === undefined) return;
    const place = at - origin;
    // Before the beginning of all there is no picture to go with.
    if (place < 0) return;
    line.add(place, data);
    pictureLead.saw(milliseconds(lastAt) - place);
    newestSound = Math.max(newestSound, place);
    if (!pending) return;
    const without = place - soundLead.most() - milliseconds(pending.at);
    if (without >= (group.size().pictures > longGroup ? restAfter.longGroup : restAfter.picture)) hold(place - soundLead.most());
  }

  /** True when the segment in hand ends before a picture. */
  function isFull(isKey: boolean, length: number): boolean {
    if (isKey && (isAgain || length >= segmentTarget)) return true;
    if (segmentBytes > byteLimits.segment) return true;
    return length >= (segments === 1 && group.isWhole() ? segmentLimits.first : segmentLimits.other);
  }

  /** Adds silence where the pictures are ahead of the sound. */
  function coverSound(at: number): void {
    if (!line) return;
    if (isSilent) return line.cover(at);
    const until = at - pictureLead.most();
    if (until - line.end() >= restAfter.sound) line.cover(until);
  }

  return {
    tracks(tracks, isOnlySilence) {
      isSilent = isOnlySilence;
      if (current && !current.video.config.equals(tracks.video.config)) {
        needsKey = true;
        group.clear();
      }
      coming = { tracks, sounds: coming?.tracks.audio.config.equals(tracks.audio.config) ? coming.sounds : [] };
      if (current) return;
      current = tracks;
      line = createSoundLine(tracks.audio, 0);
      coming = undefined;
    },
    picture({ at: said, offset, isKey, data }) {
      if (!current || (needsKey && !isKey)) return;
      origin ??= said;
      if (lastAt === undefined && keepsTime) line = createSoundLine(current.audio, said);
      let at = Math.max(ticks(said - origin), lastAt === undefined ? 0 : lastAt + 1);
      if (lastAt !== undefined) step = milliseconds(at - lastAt);
      settle(at);
      change(at);
      coverSound(milliseconds(at));
      const length = segmentStart === undefined ? 0 : milliseconds(at - segmentStart);
      if (isFull(isKey, length)) endSegment();
      else if (pictures[0] && (milliseconds(at - pictures[0].at) + Math.min(step, partTarget) > partTarget || partBytes > byteLimits.part))
        flush();
      if (segmentStart === undefined) at = begin(at, !isKey);
      const sample = { data, offset: ticks(offset), isKey };
      group.add({ ...sample, at });
      pending = { at, sample };
      lastAt = at;
      needsKey = false;
      soundLead.saw(newestSound - (said - origin));
    },
    sound(given) {
      if (coming) {
        if (coming.sounds.length < mostWaiting) coming.sounds.push(given);
      } else takeSound(given);
    },
    rejoin() {
      needsKey = true;
      group.clear();
    },
    finish() {
      const end = (lastAt ?? 0) + ticks(step);
      settle(end);
      if (isSilent) line?.cover(milliseconds(end));
      endSegment();
    },
  };
}
