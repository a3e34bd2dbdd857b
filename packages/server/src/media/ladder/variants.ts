/** One rendition of a stream, for a multivariant playlist. */
export interface Variant {
  /** Address of its playlist, from the one that names it. */
  uri: string;
  /** Bits a second. */
  average: number;
  /** Of its picture; none where it is sound alone. */
  size?: { width: number; height: number };
  /** As RFC 6381 writes them; undefined while unknown. */
  codecs?: string | undefined;
}

/** Factor of the highest bit rate of a segment over the average: pictures vary in size. */
const headroom = 1.3;

const rate = (bits: number) => Math.max(1, Math.round(bits));

/**
 * Writes a multivariant playlist. Pictures have no codecs in it: those of a rung are known only once it runs, from its initialisation
 * section. Sound alone must name its own, by which players tell it from a picture: hls.js leaves it out beside pictures, Safari takes it
 * where the line carries no picture.
 */
export function writeVariants(variants: readonly Variant[]): string {
  const lines = variants.flatMap(({ uri, average, size, codecs }) => [
    [
      `#EXT-X-STREAM-INF:BANDWIDTH=${rate(average * headroom)},AVERAGE-BANDWIDTH=${rate(average)}`,
      ...(codecs ? [`CODECS="${codecs}"`] : []),
      ...(size ? [`RESOLUTION=${size.width}x${size.height}`] : []),
    ].join(','),
    uri,
  ]);
  return `${['#EXTM3U', '#EXT-X-VERSION:7', '#EXT-X-INDEPENDENT-SEGMENTS', ...lines].join('\n')}\n`;
}
