import type { Tracks } from './tracks.ts';

/** A segment of a stream that begins. */
export interface TappedSegment {
  init: Buffer;
  tracks: Tracks;
  /** Milliseconds from the stream's own time to UTC. */
  capture: number;
}

/** Receives a stream's pictures as they are cut, to make something else of them. */
export interface PictureTap {
  begin(segment: TappedSegment): void;
  part(bytes: Buffer, duration: number): void;
}
