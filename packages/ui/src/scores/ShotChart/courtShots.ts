import type { Side } from '../Crest/team.ts';

/** One shot from the field of a basketball game. */
export interface CourtShot {
  id: string;
  side: Side;
  /** Minute of play, from 1. */
  minute: number;
  /** Missing where the source does not name anybody. */
  player?: string;
  /** Points that it counts. */
  points: 2 | 3;
  isMade: boolean;
  /** From the side's own end line (0) to that of the basket (1). */
  x: number;
  /** From the side's left (0) to its right (1). */
  y: number;
}

/** Zones of a court, from the basket outwards. */
export const courtZones = ['rim', 'paint', 'middle', 'corner', 'arc'] as const;
export type CourtZone = (typeof courtZones)[number];

/** Court in metres: length, width, and the basket's distance from the end line. */
export const court = { length: 28, width: 15, rim: 1.575 } as const;
/** Bounds of the zones in metres: distance to the basket, the lane, and the reach of the corners from the end line. */
const bounds = { rim: 2.1, lane: 2.45, laneDepth: 5.8, corner: 4.2 } as const;

/** Zone of a shot. */
export function zoneOf({ x, y, points }: Pick<CourtShot, 'x' | 'y' | 'points'>): CourtZone {
  const [behind, aside] = [(1 - x) * court.length, (y - 0.5) * court.width];
  if (points === 3) return behind < bounds.corner && Math.abs(aside) > 6 ? 'corner' : 'arc';
  if (Math.hypot(behind - court.rim, aside) <= bounds.rim) return 'rim';
  return Math.abs(aside) <= bounds.lane && behind <= bounds.laneDepth ? 'paint' : 'middle';
}

/** Made and tried shots of a side in a zone; without a zone in all of them. */
export function triesOf(shots: readonly CourtShot[], side: Side, zone?: CourtZone): { made: number; tried: number } {
  const own = shots.filter((shot) => shot.side === side && (zone === undefined || zoneOf(shot) === zone));
  return { made: own.filter(({ isMade }) => isMade).length, tried: own.length };
}

/** Share of made shots in percent; 0 without a try. */
export const percentOf = ({ made, tried }: { made: number; tried: number }): number => (tried === 0 ? 0 : Math.round((made / tried) * 100));
