import type { Side } from '../Crest/team.ts';
import type { ShotItem } from '../ShotMap/index.ts';

/** Minutes at which stoppage time follows. */
const ends: readonly number[] = [45, 105];

/**
 * Position of a minute on the axis of minutes. Stoppage time before a break stays within its last minute, so that the next half begins
 * where the clock says; at the end of the match it has room of its own.
 */
export function clockOf({ minute, added = 0 }: Pick<ShotItem, 'minute' | 'added'>): number {
  return minute + (ends.includes(minute) ? (0.9 * added) / (added + 3) : added * 0.25);
}

/** A step of a side's line: what it was worth after a shot. */
export interface RaceStep {
  shot: ShotItem;
  /** Minute on the axis. */
  at: number;
  /** Expected goals so far. */
  total: number;
  /** Score right after it. */
  score: Readonly<Record<Side, number>>;
}

/** Steps of the race in order of time; a shot without expected goals stands on its line. */
export function raceSteps(shots: readonly ShotItem[]): RaceStep[] {
  const totals = { home: 0, away: 0 };
  const score = { home: 0, away: 0 };
  return shots
    .toSorted((one, other) => clockOf(one) - clockOf(other))
    .map((shot) => {
      totals[shot.side] += shot.xg ?? 0;
      if (shot.outcome === 'goal' || shot.outcome === 'own-goal') score[shot.side] += 1;
      return { shot, at: clockOf(shot), total: totals[shot.side], score: { ...score } };
    });
}
