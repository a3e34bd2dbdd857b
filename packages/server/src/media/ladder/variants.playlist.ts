/** One of the qualities of a stream, for the playlist that names them all. */
export interface Variant {
  /** Address of its playlist, from the one that names it. */
  uri: string;
  /** Bits a second. */
  bandwidth: number;
  width: number;
  height: number;
}

/** Writes the multivariant playlist of a stream. Codecs are left to the initialisation sections: those of a rung are known once it runs. */
export function writeVariants(variants: readonly Variant[]): string {
  const lines = variants.flatMap(({ uri, bandwidth, width, height }) => [
    `#EXT-X-STREAM-INF:BANDWIDTH=${Math.max(1, Math.round(bandwidth))},RESOLUTION=${width}x${height}`,
    uri,
  ]);
  return `${['#EXTM3U', '#EXT-X-VERSION:7', '#EXT-X-INDEPENDENT-SEGMENTS', ...lines].join('\n')}\n`;
}
