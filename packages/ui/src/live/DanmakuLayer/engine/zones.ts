/**
 * An area that comments avoid, such as the score or the subtitles: a strip along an edge, or a rectangle, in pixels.
 * A comment crosses the whole width, so a rectangle keeps its rows free.
 */
export type DanmakuZone = { edge: 'top' | 'bottom'; height: number } | { left: number; top: number; width: number; height: number };

/** A stretch of the height, from its first pixel to the one after its last. */
export interface Band {
  from: number;
  until: number;
}

/** The stretch of the height that a zone takes on a stage of this size; a rectangle beside the stage takes none. */
function bandOf(zone: DanmakuZone, width: number, height: number): Band {
  if ('edge' in zone) return zone.edge === 'top' ? { from: 0, until: zone.height } : { from: height - zone.height, until: height };
  const beside = zone.left >= width || zone.left + zone.width <= 0;
  return beside ? { from: 0, until: 0 } : { from: zone.top, until: zone.top + zone.height };
}

/** The bands that zones keep free, from the top. */
export const bandsOf = (zones: readonly DanmakuZone[], width: number, height: number): Band[] =>
  zones
    .map((zone) => bandOf(zone, width, height))
    .filter(({ from, until }) => until > from)
    .toSorted((a, b) => a.from - b.from);

/** Tops of the lanes that fit above `bottom` and between the bands. */
export function laneTops(bands: readonly Band[], bottom: number, laneHeight: number): number[] {
  const tops: number[] = [];
  let top = 0;
  for (const { from, until } of [...bands, { from: bottom, until: bottom }]) {
    const end = Math.min(from, bottom);
    for (; top + laneHeight <= end; top += laneHeight) tops.push(top);
    top = Math.max(top, until);
  }
  return tops;
}
