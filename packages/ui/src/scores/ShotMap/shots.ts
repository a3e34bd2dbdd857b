import type { Side } from '../Crest/team.ts';

/** Ends of a shot; `own-goal` counts for the shot's side, `cancelled` is a goal taken back. */
export const shotOutcomes = ['goal', 'saved', 'blocked', 'wide', 'own-goal', 'cancelled'] as const;
export type ShotOutcome = (typeof shotOutcomes)[number];

/** One shot of a football match. */
export interface ShotItem {
  id: string;
  /** The side that it counts for. */
  side: Side;
  minute: number;
  /** Minutes of stoppage time; default 0. */
  added?: number;
  /** Missing where the source does not name anybody. */
  player?: string;
  outcome: ShotOutcome;
  /** Default false. */
  isPenalty?: boolean;
  /** From the side's own end (0) to the end that it attacks (1). */
  x: number;
  /** From the side's left (0) to its right (1). */
  y: number;
  /** Expected goals; missing where they do not count. */
  xg?: number;
}

/** Sums of one side. */
export interface ShotSums {
  shots: number;
  goals: number;
  xg: number;
}

/**
 * Shots, goals and expected goals of a side. Own goals count as goals of the side and as no shot; what was taken back counts as neither.
 */
export function shotSums(shots: readonly ShotItem[], side: Side): ShotSums {
  const own = shots.filter((shot) => shot.side === side);
  return {
    shots: own.filter(({ outcome }) => outcome !== 'own-goal' && outcome !== 'cancelled').length,
    goals: own.filter(({ outcome }) => outcome === 'goal' || outcome === 'own-goal').length,
    xg: own.reduce((sum, { xg = 0 }) => sum + xg, 0),
  };
}

/** Expected goals with two decimals. */
export const xgText = (xg: number | undefined): string => (xg === undefined ? '–' : xg.toFixed(2));

/** Minute as it is written: 45+2. */
export const minuteText = ({ minute, added = 0 }: Pick<ShotItem, 'minute' | 'added'>): string =>
  added > 0 ? `${minute}+${added}'` : `${minute}'`;
