import { crestArt, crestMarkup } from './crest.ts';
import type { Colors } from './football.ts';

/** A poster before kick-off: two colours on the slant, two crests, and VS between them. */
export function posterScene(
  seed: string,
  home: Colors,
  away: Colors,
  crests: readonly [string, string] = [`${seed} home`, `${seed} away`],
): string {
  const emblem = (id: string, colors: Colors, side: string, x: number) =>
    `<g transform="translate(${x} 75) scale(3.75)">${crestMarkup(crestArt(id, colors), side)}</g>`;
  return [
    `<path d="M0 0h480v270H0z" fill="oklch(0.21 0.03 168)"/><path d="M0 0h236l-57 270H0z" fill="${home[0]}"/><path d="M301 0h179v270H244z" fill="${away[0]}"/>`,
    '<path d="M0 0h96L39 270H0zM441 0h39v270h-96z" fill="oklch(0.1 0.02 168 / 0.14)"/>',
    emblem(crests[0], home, 'h', 44) + emblem(crests[1], away, 'a', 316),
    // Drawn, not written: an SVG used as an image has none of the page's fonts.
    '<path d="M223 123l7 24 7-24M258 127c-3-4-13-4-13 2 0 7 14 5 14 12 0 7-11 7-15 2" transform="translate(-1 0)" fill="none" stroke="#fff" stroke-width="4.5" stroke-linejoin="round" stroke-linecap="round"/>',
  ].join('');
}
