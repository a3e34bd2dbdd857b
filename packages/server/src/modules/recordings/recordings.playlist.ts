import type { PieceRow } from './recordings.repository.ts';

/** Names of the files of a recording, as its playlist gives them. */
export const recordedNames = { init: (id: number) => `i${id}.mp4`, piece: (id: number) => `p${id}.m4s` };

const seconds = (ms: number) => (ms / 1_000).toFixed(3);

/** A piece that does not go on where the one before ended: another stream, other codecs, or something was lost between them. */
const isBreak = (before: PieceRow, { stream, number, initId }: PieceRow): boolean =>
  before.stream !== stream || before.number + 1 !== number || before.initId !== initId;

/** Writes the playlist of a recording; one that is still growing can be watched from its beginning. */
export function writeRecording(pieces: readonly PieceRow[], isOver: boolean): string {
  const longest = pieces.reduce((most, { duration }) => Math.max(most, duration), 1_000);
  const lines = [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    `#EXT-X-TARGETDURATION:${Math.ceil(longest / 1_000)}`,
    '#EXT-X-MEDIA-SEQUENCE:0',
    `#EXT-X-PLAYLIST-TYPE:${isOver ? 'VOD' : 'EVENT'}`,
    '#EXT-X-INDEPENDENT-SEGMENTS',
  ];
  pieces.forEach((piece, index) => {
    const before = pieces[index - 1];
    if (before && isBreak(before, piece)) lines.push('#EXT-X-DISCONTINUITY');
    if (before?.initId !== piece.initId) lines.push(`#EXT-X-MAP:URI="${recordedNames.init(piece.initId)}"`);
    lines.push(`#EXT-X-PROGRAM-DATE-TIME:${new Date(piece.startedAt).toISOString()}`);
    lines.push(`#EXTINF:${seconds(piece.duration)},`, recordedNames.piece(piece.id));
  });
  if (isOver) lines.push('#EXT-X-ENDLIST');
  return `${lines.join('\n')}\n`;
}
