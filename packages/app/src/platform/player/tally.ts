import type Hls from 'hls.js';

/** Figures that only the stream itself knows. */
export interface Tally {
  /** Bits a second of the stream, over its last pieces. */
  bitRate: number | null;
  /** Bits a second that the line was measured to carry. */
  lineRate: number | null;
  /** Bits a second of its smallest quality; null while unknown. */
  leastRate: number | null;
  /** Seconds that the player aims to be behind the newest. */
  target: number | null;
  isLowLatency: boolean | null;
  codecs: string | null;
}

/** Figures of a stream that tells none. */
export const noTally: Tally = { bitRate: null, lineRate: null, leastRate: null, target: null, isLowLatency: null, codecs: null };

/** Segments over which the bit rate is averaged: about ten seconds. */
const remembered = 24;

/** Segments from which on the measured rate of the line is one: before, it is the player's guess. */
const measuredFrom = 3;

/** Counts along with a stream. */
export function createTally(hls: Hls, events: typeof Hls.Events): () => Tally {
  const pieces: { bits: number; seconds: number }[] = [];
  let codecs: string | null = null;
  hls.on(events.FRAG_BUFFERED, (_event, { stats, frag, part }) => {
    pieces.push({ bits: stats.loaded * 8, seconds: part?.duration ?? frag.duration });
    if (pieces.length > remembered) pieces.shift();
  });
  hls.on(events.BUFFER_CODECS, (_event, { video, audio, audiovideo }) => {
    const named = [video, audio, audiovideo].flatMap((track) => track?.codec ?? []);
    if (named.length > 0) codecs = named.join(', ');
  });
  return () => {
    const seconds = pieces.reduce((sum, piece) => sum + piece.seconds, 0);
    const details = hls.latestLevelDetails;
    const bitRate = seconds > 0 ? pieces.reduce((sum, piece) => sum + piece.bits, 0) / seconds : null;
    const listed = hls.levels.flatMap((level) => (level.bitrate > 0 ? [level.bitrate] : []));
    return {
      bitRate,
      lineRate: pieces.length >= measuredFrom && Number.isFinite(hls.bandwidthEstimate) ? hls.bandwidthEstimate : null,
      leastRate: listed.length > 0 ? Math.min(...listed) : bitRate,
      target: hls.targetLatency,
      isLowLatency: details && details.partList !== null,
      codecs,
    };
  };
}
