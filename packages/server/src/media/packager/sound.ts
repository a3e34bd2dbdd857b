import type { Channel } from '../channel.ts';
import { createRoomFiles } from './files.ts';
import { fragment, type AudioRun } from './fragment.ts';
import { initSection } from './init.ts';
import { partTarget } from './playlist.ts';
import { aacFrame, type AudioTrack } from './tracks.ts';

/**
 * Milliseconds of a segment of sound, and of the first one of a stream, which is there as soon as the room is on the air. Few and long ones
 * make few requests on a bad line.
 */
const segmentTargets = { first: 1_000, other: 4_000 };

/** The sound of a stream by itself, on the stream's own timeline. */
export interface SoundFiles extends Channel {
  /**
   * The frames to come have this description.
   * @param capture ms from the stream's own time to UTC
   * @param isOther something of the stream changed with it, as players must hear of in every rendition
   */
  begin(track: AudioTrack, capture: number, isOther?: boolean): void;
  /** Adds frames; they follow the ones before, or there is a gap. */
  add(run: AudioRun): void;
  end(): void;
  /** Bits a second of the last segments; 0 while unknown. */
  bitRate(): number;
  /** Codec as RFC 6381 writes it; undefined before the first description. */
  codec(): string | undefined;
}

/** Codec of an AudioSpecificConfig: the kind of AAC, such as 2 for AAC-LC. Source: RFC 6381 section 3.3. */
const codecOf = ({ config }: AudioTrack) => `mp4a.40.${(config[0] ?? 0) >> 3}`;

/** Weight of the newest segment in the measured bit rate. */
const newestWeight = 0.3;

interface SoundOptions {
  /** Milliseconds; default that of pictures. */
  longestPart?: number;
  /** There is a whole segment from now on; called once. */
  onReady?: () => void;
}

/**
 * Cuts sound into parts and segments, whose number of frames is always the same.
 * @param stream begins every file name; must never repeat for a room
 */
export function createSoundFiles(stream: string, { longestPart = partTarget, onReady }: SoundOptions = {}): SoundFiles {
  const files = createRoomFiles(stream, { targetDuration: segmentTargets.other / 1_000, partTarget: longestPart });
  let track: AudioTrack | undefined;
  let capture = 0;
  let isOther = false;
  let frames: Buffer[] = [];
  /** Place of the next frame, in samples. */
  let next: number | undefined;
  /** Frames in the segment in hand; undefined between two. */
  let inSegment: number | undefined;
  let segments = 0;
  let sequence = 0;
  let bitRate = 0;

  const lasts = (count: number) => (count * aacFrame * 1_000) / (track?.rate ?? 1);
  /** Number of whole frames within a time, at least one. */
  const within = (ms: number) => Math.max(1, Math.floor(((track?.rate ?? 0) * ms) / aacFrame / 1_000));

  function flush(): void {
    if (frames.length === 0 || next === undefined || !track) return;
    const at = next - frames.length * aacFrame;
    if (inSegment === undefined) {
      files.begin((at * 1_000) / track.rate + capture, initSection({ audio: track }), isOther);
      [inSegment, isOther] = [0, false];
      segments += 1;
    }
    sequence += 1;
    const bytes = fragment(sequence, { at: 0, samples: [] }, { at, frames });
    files.part({ bytes, duration: lasts(frames.length), isIndependent: true });
    inSegment += frames.length;
    frames = [];
  }

  function endSegment(): void {
    flush();
    if (inSegment === undefined) return;
    inSegment = undefined;
    const whole = files.end();
    if (!whole) return;
    if (segments === 1) onReady?.();
    const now = (whole.bytes.length * 8_000) / whole.duration;
    bitRate += (now - bitRate) * (bitRate === 0 ? 1 : newestWeight);
  }

  return {
    begin(described, since, hasChanged = false) {
      if (hasChanged || (track && !track.config.equals(described.config))) {
        endSegment();
        [isOther, next] = [track !== undefined, undefined];
      }
      track = described;
      capture = since;
    },
    add(run) {
      if (!track || run.frames.length === 0) return;
      if (next !== undefined && run.at !== next) {
        endSegment();
        isOther = true;
      }
      if (frames.length === 0) next = run.at;
      const inPart = within(longestPart);
      for (const frame of run.frames) {
        frames.push(frame);
        next = (next ?? run.at) + aacFrame;
        if (frames.length >= inPart) flush();
        const target = segments === 1 ? segmentTargets.first : segmentTargets.other;
        if (frames.length === 0 && (inSegment ?? 0) + inPart > within(target)) endSegment();
      }
    },
    end() {
      endSegment();
      files.close();
    },
    bitRate: () => bitRate,
    codec: () => track && codecOf(track),
    playlist: (request) => files.playlist(request),
    file: (name) => files.file(name),
  };
}
