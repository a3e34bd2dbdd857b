import { hash, pick, seeded } from './seed.ts';
import { paint } from './svg.ts';

/** Hues of leagues that bring no colour, kept clear of live red and of diamond yellow. */
const hues = [45, 145, 190, 235, 262, 285, 305, 340] as const;

/** The colour of a league's slanted stripe: its own, else one derived from the id. */
export function leagueColor(id: string, color?: string): string {
  return paint(color, `oklch(0.55 0.14 ${hues[hash(id) % hues.length] ?? hues[0]})`);
}

const frames = ['M4 4h24v20l-12 5-12-5z', 'M16 3l13 8v10l-13 8-13-8V11z', 'M16 3a13 13 0 1 0 .01 0z', 'M8 3h16l5 13-5 13H8L3 16z'] as const;
const devices = [
  'M11 9h10v5a5 5 0 0 1-10 0zM15 19h2v3h3v2h-8v-2h3z',
  'M16 8l2.2 5h5.3l-4.3 3.4 1.7 5.4-4.9-3.2-4.9 3.2 1.7-5.4L8.5 13h5.3z',
  'M9 9h14v3H9zM9 14.5h14v3H9zM9 20h14v3H9z',
  'M16 8.5a7.5 7.5 0 1 0 .01 0zM16 12a4 4 0 1 1-.01 0z',
] as const;

/** Parts of a league's badge, on a 32 x 32 field. */
export interface BadgeArt {
  frame: string;
  device: string;
  color: string;
}

/** The badge of a league: a frame and a device in the league's one colour. */
export function leagueBadge(id: string, color?: string): BadgeArt {
  const chance = seeded(`league ${id}`);
  return { frame: pick(chance, frames), device: pick(chance, devices), color: leagueColor(id, color) };
}
