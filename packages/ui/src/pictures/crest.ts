import { pick, seeded } from './seed.ts';
import { paint } from './svg.ts';

/** Outlines on a 32 x 32 field: a shield with a flat head, a roundel, a heater, a swallowtail, a hexagon. */
export const crestShapes = [
  'M4 3h24v14c0 7-5 10-12 13C9 27 4 24 4 17z',
  'M16 2a14 14 0 1 0 .01 0z',
  'M16 2l12 5v11c0 6-6 10-12 12C10 28 4 24 4 18V7z',
  'M5 3h22l2 10-4 11-9 6-9-6L3 13z',
  'M16 1.5L28.5 8.800v14.400L16 30.5 3.5 23.200V8.800z',
] as const;

/** Fields in the second colour: pales, halves, bend, fess, chevron, disc, quarters, cross. */
export const crestPatterns = [
  'M0 0h8v32H0zM16 0h8v32h-8z',
  'M16 0h16v32H16z',
  'M0 20L32 0v9L0 29z',
  'M0 11h32v10H0z',
  'M16 14L32 26v8H0v-8z',
  'M16 7a8 8 0 1 0 .01 0z',
  'M0 0h16v15H0zM16 15h16v17H16z',
  'M12.5 0h7v32h-7zM0 10h32v7H0z',
] as const;

/** Parts of a crest. */
export interface CrestArt {
  /** Path of the outline on a 32 x 32 field. */
  shape: string;
  /** Path of the field in the second colour. */
  pattern: string;
  /** Colour of the ground. */
  ground: string;
  /** Colour of the pattern. */
  charge: string;
}

/** The crest of a team: the same team always gets the same arms. */
export function crestArt(seed: string, colors: readonly [string, string]): CrestArt {
  const chance = seeded(`crest ${seed}`);
  return {
    shape: pick(chance, crestShapes),
    pattern: pick(chance, crestPatterns),
    ground: paint(colors[0], 'oklch(0.5 0.1 165)'),
    charge: paint(colors[1], 'oklch(0.96 0.01 140)'),
  };
}

/** Two Latin initials, or the first Han character, of a team's short name: 曼城 gives 曼, Man City gives MC. */
export function initialsOf(name: string): string {
  const letters = name.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('đ', 'd').replaceAll('Đ', 'D');
  const han = /\p{Script=Han}/u.exec(letters);
  if (han) return han[0];
  const words = letters.match(/[\p{L}\p{N}]+/gu) ?? [];
  const joined = words.length > 1 ? words.map(([first]) => first).join('') : (words[0] ?? '');
  return joined.slice(0, 2).toUpperCase();
}

/** The crest as markup of a 32 x 32 field, for use inside another picture; `id` must be unique there. */
export const crestMarkup = (art: CrestArt, id: string): string =>
  `<clipPath id="${id}"><path d="${art.shape}"/></clipPath><g clip-path="url(#${id})"><path d="M0 0h32v32H0z" fill="${art.ground}"/><path d="${art.pattern}" fill="${art.charge}"/></g><g fill="none"><path d="${art.shape}" stroke="oklch(0.2 0.02 168 / 0.45)" stroke-width="2.4"/><path d="${art.shape}" stroke="oklch(0.98 0.01 140 / 0.85)" stroke-width="1"/></g>`;
