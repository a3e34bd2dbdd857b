import type { PieceRow } from './recordings.repository.ts';

/** File names of a recording, as in its playlist. */
export const recordedNames = { init: (id: number) => `i${id}.mp4`, piece: (id: number) => `p${id}.m4s` };

const seconds = (ms: number) => (ms / 1_000).toFixed(3);

/** Whether a segment is discontinuous: another stream, other codecs, or a gap before it. */
const isBreak = (before: PieceRow, { stream, number, initId }: PieceRow): boolean =>
  before.stream !== stream || before.number + 1 !== number || before.initId !== initId;

/**
 * Writes the HLS playlist of a recording; a growing one can be watched from its beginning.
 * @param since leaves out segments that ended before this instant (ms UTC), so that the window slides during a broadcast
 */
export function writeRecording(pieces: readonly PieceRow[], isOver: boolean, since?: number): string {
  const longest = pieces.reduce((most, { duration }) => Math.max(most, duration), 1_000);
  const breaks = pieces.map((piece, index) => {
    const before = pieces[index - 1];
    return before !== undefined && isBreak(before, piece);
  });
  const first = since === undefined ? 0 : pieces.findIndex(({ startedAt, duration }) => startedAt + duration > since);
  // Without a segment that recent, the last one determines the position.
  const left = first < 0 ? Math.max(0, pieces.length - 1) : first;
  const brokenBefore = breaks.slice(0, left).filter(Boolean).length;
  const lines = [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    `#EXT-X-TARGETDURATION:${Math.ceil(longest / 1_000)}`,
    `#EXT-X-MEDIA-SEQUENCE:${left}`,
    ...(brokenBefore > 0 ? [`#EXT-X-DISCONTINUITY-SEQUENCE:${brokenBefore}`] : []),
    ...(since === undefined ? [`#EXT-X-PLAYLIST-TYPE:${isOver ? 'VOD' : 'EVENT'}`] : []),
    '#EXT-X-INDEPENDENT-SEGMENTS',
  ];
  pieces.forEach((piece, index) => {
    if (index < left) return;
    const before = index === left ? undefined : pieces[index - 1];
    if (breaks[index]) lines.push('#EXT-X-DISCONTINUITY');
    if (before?.initId !== piece.initId) lines.push(`#EXT-X-MAP:URI="${recordedNames.init(piece.initId)}"`);
    lines.push(`#EXT-X-PROGRAM-DATE-TIME:${new Date(piece.startedAt).toISOString()}`);
    lines.push(`#EXTINF:${seconds(piece.duration)},`, recordedNames.piece(piece.id));
  });
  if (isOver) lines.push('#EXT-X-ENDLIST');
  return `${lines.join('\n')}\n`;
}
