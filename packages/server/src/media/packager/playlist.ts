import { segmentDuration, type Part, type Segment } from './segments.ts';

/** Input of a playlist. */
export interface PlaylistSource {
  /** Prefix of every file name, so that names of one room are never reused. */
  stream: string;
  /** Oldest first; the last may be growing. */
  segments: readonly Segment[];
  /** Longest segment so far, in whole seconds. */
  targetDuration: number;
  /** Longest part in milliseconds; default that of pictures. */
  partTarget?: number | undefined;
  /** Oldest segment whose parts are listed; segments that were published without parts never get them back. Default: those near the end. */
  partsFrom?: number;
  /** Changes of the initialisation section before the window. */
  discontinuities: number;
  hasEnded: boolean;
}

export interface PlaylistOptions {
  lowLatency: boolean;
  /** Skips segments that the player has read before. */
  skip: boolean;
}

/** Longest part in milliseconds: five pictures at 25 a second, six at 30, twelve at 60. */
export const partTarget = 210;
/** Distance of a player from the newest part, in parts; the standard requires at least three. */
const holdBackParts = 3;
/** Target durations before the end within which parts are listed. */
export const partsWithin = 3;
/** Target durations before the end that are never left out. */
const skipBoundary = 6;

const seconds = (ms: number, digits = 3) => (ms / 1_000).toFixed(digits);

/** File names in playlists. */
export const fileNames = {
  init: (stream: string, init: number) => `${stream}-i${init}.mp4`,
  segment: (stream: string, msn: number) => `${stream}-s${msn}.m4s`,
  part: (stream: string, msn: number, part: number) => `${stream}-p${msn}.${part}.m4s`,
};

function partLines(stream: string, { msn, parts }: Segment): string[] {
  const line = (part: Part, index: number) =>
    `#EXT-X-PART:DURATION=${seconds(part.duration, 5)},URI="${fileNames.part(stream, msn, index)}"${part.isIndependent ? ',INDEPENDENT=YES' : ''}`;
  return parts.map(line);
}

function controlLines({ targetDuration, partTarget: longest = partTarget }: PlaylistSource, lowLatency: boolean): string[] {
  if (!lowLatency) return [];
  const hold = seconds(longest * holdBackParts);
  return [
    `#EXT-X-SERVER-CONTROL:CAN-BLOCK-RELOAD=YES,PART-HOLD-BACK=${hold},CAN-SKIP-UNTIL=${targetDuration * skipBoundary}.0`,
    `#EXT-X-PART-INF:PART-TARGET=${seconds(longest)}`,
  ];
}

/** Milliseconds from the start of each segment to the end of the list. */
export function distances(segments: readonly Segment[]): number[] {
  let behind = 0;
  return segments
    .map((_, index) => segments[segments.length - 1 - index])
    .map((segment) => (behind += segment ? segmentDuration(segment) : 0))
    .reverse();
}

/** Writes the media playlist of a live stream, with or without parts. */
export function writePlaylist(source: PlaylistSource, { lowLatency, skip }: PlaylistOptions): string {
  const { stream, targetDuration, discontinuities, hasEnded, partsFrom = 0 } = source;
  const segments = lowLatency ? source.segments : source.segments.filter((segment) => segment.isWhole);
  const first = segments[0];
  const behind = distances(segments);
  const isWithin = (index: number, targets: number) => (behind[index] ?? 0) <= targets * targetDuration * 1_000;
  const skipped = lowLatency && skip ? segments.findIndex((_, index) => isWithin(index, skipBoundary)) : 0;
  const lines = [
    '#EXTM3U',
    `#EXT-X-VERSION:${lowLatency ? 9 : 7}`,
    `#EXT-X-TARGETDURATION:${targetDuration}`,
    ...controlLines(source, lowLatency),
    `#EXT-X-MEDIA-SEQUENCE:${first?.msn ?? 0}`,
  ];
  if (discontinuities > 0) lines.push(`#EXT-X-DISCONTINUITY-SEQUENCE:${discontinuities}`);
  if (skipped > 0) lines.push(`#EXT-X-SKIP:SKIPPED-SEGMENTS=${skipped}`);

  segments.forEach((segment, index) => {
    const before = segments[index - 1];
    if (index < skipped) return;
    if (before && before.init !== segment.init) lines.push('#EXT-X-DISCONTINUITY');
    if (before?.init !== segment.init) lines.push(`#EXT-X-MAP:URI="${fileNames.init(stream, segment.init)}"`);
    lines.push(`#EXT-X-PROGRAM-DATE-TIME:${new Date(segment.startedAt).toISOString()}`);
    if (lowLatency && (!segment.isWhole || (segment.msn >= partsFrom && isWithin(index, partsWithin))))
      lines.push(...partLines(stream, segment));
    if (segment.isWhole) lines.push(`#EXTINF:${seconds(segmentDuration(segment), 5)},`, fileNames.segment(stream, segment.msn));
  });

  if (hasEnded) lines.push('#EXT-X-ENDLIST');
  else if (lowLatency) lines.push(`#EXT-X-PRELOAD-HINT:TYPE=PART,URI="${nextPart(stream, segments.at(-1))}"`);
  return `${lines.join('\n')}\n`;
}

/** Name of the next part. */
function nextPart(stream: string, newest: Segment | undefined): string {
  return newest && !newest.isWhole
    ? fileNames.part(stream, newest.msn, newest.parts.length)
    : fileNames.part(stream, (newest?.msn ?? -1) + 1, 0);
}
