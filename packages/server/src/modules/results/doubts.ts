import type { DoubtCause } from '@pitchside/api/results';
import type { Score } from './score.ts';

/** Knowledge about the end of a match at the time of a settlement. */
export interface Told {
  /** By which it would be settled; null where the match is off. */
  score: Score | null;
  /** The whole score, with extra time. */
  whole: Score | null;
  /** The result was given by the competition. */
  isAwarded: boolean;
  /** Minute of the abandonment; null if unknown. */
  minute: number | null;
  /** Score after the source's last event; null without any. */
  last: Score | null;
  /** Score of an earlier settlement; null where there was none, or the match was off. */
  before: Score | null;
  /** Score reported by an operator; null where there is none. */
  seen: Score | null;
}

/** From which minute on a match that is broken off was played as good as whole. */
export const fullTime = 90;

const same = (one: Score | null, other: Score | null) => one?.home === other?.home && one?.away === other?.away;

/** Why a result is doubtful: nothing is paid by it before an operator has looked. Empty where it is beyond doubt. */
export function doubtsOf({ score, whole, isAwarded, minute, last, before, seen }: Told): DoubtCause[] {
  const causes: DoubtCause[] = [];
  if (score && isAwarded) causes.push('awarded');
  if (before && !same(before, score)) causes.push('corrected');
  if (score && whole && last && (last.home > whole.home || last.away > whole.away)) causes.push('shrank');
  if (seen && !same(seen, score)) causes.push('disagrees');
  if (!score && minute !== null && minute >= fullTime) causes.push('late');
  return causes;
}
