/** One quality of a stream, for the multivariant playlist. */
export interface Variant {
  /** Address of its playlist, from the one that names it. */
  uri: string;
  /** Bits a second. */
  bandwidth: number;
  width: number;
  height: number;
}

/**
 * Writes the multivariant playlist of a stream, without codecs: those of a rung are known only once it runs, from its initialisation
 * section.
 */
export function writeVariants(variants: readonly Variant[]): string {
  const lines = variants.flatMap(({ uri, bandwidth, width, height }) => [
    `#EXT-X-STREAM-INF:BANDWIDTH=${Math.max(1, Math.round(bandwidth))},RESOLUTION=${width}x${height}`,
    uri,
  ]);
  return `${['#EXTM3U', '#EXT-X-VERSION:7', '#EXT-X-INDEPENDENT-SEGMENTS', ...lines].join('\n')}\n`;
}
