/** Part of a segment, which can be fetched before the segment is complete. */
export interface Part {
  bytes: Buffer;
  /** Milliseconds. */
  duration: number;
  /** True when decoding can begin here. */
  isIndependent: boolean;
}

/** A segment, whole or growing. */
export interface Segment {
  /** Media sequence number. */
  msn: number;
  /** When its first picture was taken, in ms UTC. */
  startedAt: number;
  /** Number of the initialisation section that it needs. */
  init: number;
  parts: Part[];
  isWhole: boolean;
}

/** A finished segment with the initialisation section that it needs. */
export interface WholeSegment {
  init: Buffer;
  bytes: Buffer;
  /** When its first picture was taken, in ms UTC. */
  startedAt: number;
  /** Milliseconds. */
  duration: number;
}

/** Milliseconds that a segment lasts so far. */
export const segmentDuration = ({ parts }: Segment): number => parts.reduce((all, part) => all + part.duration, 0);

const segmentBytes = ({ parts }: Segment): number => parts.reduce((all, part) => all + part.bytes.length, 0);

/** All bytes of a segment, in order. */
export const joined = ({ parts }: Segment): Buffer => Buffer.concat(parts.map((part) => part.bytes));

/** Limits of the window that players can seek back in: the strictest counts. */
export const windowLimits = { duration: 60_000, bytes: 96 * 1024 * 1024, segments: 300 };

/** Removes the oldest whole segments until the window is within its limits; returns the removed ones. */
export function trimWindow(segments: Segment[], limits = windowLimits): Segment[] {
  let duration = segments.reduce((all, segment) => all + segmentDuration(segment), 0);
  let bytes = segments.reduce((all, segment) => all + segmentBytes(segment), 0);
  const gone: Segment[] = [];
  while (segments.length > 3 && (duration > limits.duration || bytes > limits.bytes || segments.length > limits.segments)) {
    const oldest = segments.shift();
    if (!oldest) break;
    duration -= segmentDuration(oldest);
    bytes -= segmentBytes(oldest);
    gone.push(oldest);
  }
  return gone;
}
