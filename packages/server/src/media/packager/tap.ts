import type { AudioRun } from './fragment.ts';
import type { Part } from './segments.ts';
import type { WrittenTracks } from './segmenter.ts';

/** A segment of a stream that begins. */
export interface TappedSegment {
  init: Buffer;
  tracks: WrittenTracks;
  /** Milliseconds from the stream's own time to UTC. */
  capture: number;
}

/** Receives a stream as it is cut, to make something else of it. */
export interface StreamTap {
  begin(segment: TappedSegment): void;
  /** A part; `sound` is its sound by itself. */
  part(part: Pick<Part, 'bytes' | 'duration'>, sound: AudioRun): void;
}
