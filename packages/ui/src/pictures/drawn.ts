import type { Colors } from './football.ts';
import { paint, svgUrl } from './svg.ts';

/** Seed and sides of a drawn picture. */
export interface DrawnArt {
  /** The same seed gives the same picture. */
  seed: string;
  /** Colours of the home side; default turf and chalk. */
  home?: readonly [string, string];
  /** Colours of the away side; default dark blue and chalk. */
  away?: readonly [string, string];
}

const chalk = 'oklch(0.97 0.01 140)';
const colors = (given: readonly [string, string] | undefined, fallback: Colors): Colors => [
  paint(given?.[0], fallback[0]),
  paint(given?.[1], fallback[1]),
];

/** Colours of both sides, those of the feed where they are colours at all. */
export const sidesOf = ({ home, away }: DrawnArt): [home: Colors, away: Colors] => [
  colors(home, ['oklch(0.5 0.13 160)', chalk]),
  colors(away, ['oklch(0.45 0.13 262)', chalk]),
];

const kept = new Map<string, string>();
const keptLimit = 120;

/** The address of a drawn picture for `<img src>`. Drawing takes about a millisecond, so the last ones are kept by their key. */
export function drawnUrl(key: string, draw: () => string): string {
  const known = kept.get(key);
  if (known) return known;
  const drawn = svgUrl(draw());
  const oldest = kept.keys().next();
  if (kept.size >= keptLimit && !oldest.done) kept.delete(oldest.value);
  kept.set(key, drawn);
  return drawn;
}
