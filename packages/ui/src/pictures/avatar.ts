import { between, pick, seeded } from './seed.ts';

export const skins = ['#f2c9a5', '#e3ac81', '#c98a5e', '#8d5a3b', '#f6d7bd'] as const;
export const hairs = ['#2a211c', '#4a3426', '#7a5633', '#1d1f24', '#a8763e'] as const;
const cuts = [
  'M9 15c0-7 3-10 7-10s7 3 7 10c-2-4-4-5-7-5s-5 1-7 5z',
  'M8 20c-1-10 2-15 8-15s9 5 8 15l-2-1c1-6-1-9-6-9s-7 3-6 9z',
  'M9 14c0-6 3-9 7-9 5 0 7 4 7 9-3-1-5-4-9-4-2 0-4 2-5 4z',
  'M8 13c1-6 4-8 8-8s7 2 8 8l-8-2z',
] as const;

/** Parts of a drawn portrait, on a 32 x 32 field. */
export interface AvatarArt {
  ground: string;
  shirt: string;
  skin: string;
  hair: string;
  /** Path of the hair. */
  cut: string;
}

/** The portrait of a member without a picture of their own; the same seed always gives the same face. */
export function avatarArt(seed: string): AvatarArt {
  const chance = seeded(`avatar ${seed}`);
  const hue = between(chance, 0, 360);
  return {
    ground: `oklch(0.8 0.07 ${hue})`,
    shirt: `oklch(0.5 0.12 ${(hue + 150) % 360})`,
    skin: pick(chance, skins),
    hair: pick(chance, hairs),
    cut: pick(chance, cuts),
  };
}
