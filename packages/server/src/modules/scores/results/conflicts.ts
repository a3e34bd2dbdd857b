import type { ConflictCause } from '@pitchside/api/scores/results';
import type { Score } from './score.ts';

/** Knowledge about the end of a match at the time of a settlement. */
export interface ResultFacts {
  /** Score to settle by; null where the match is off. */
  score: Score | null;
  /** Full score, with extra time. */
  whole: Score | null;
  /** Whether the competition awarded the result. */
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

/** Minute from which an abandoned match counts as practically complete. */
export const fullTime = 90;

const same = (one: Score | null, other: Score | null) => one?.home === other?.home && one?.away === other?.away;

/** Conflicts of the sources about a result, which must not be settled before an operator's review. Empty without any. */
export function conflictsOf({ score, whole, isAwarded, minute, last, before, seen }: ResultFacts): ConflictCause[] {
  const causes: ConflictCause[] = [];
  if (score && isAwarded) causes.push('awarded');
  if (before && !same(before, score)) causes.push('corrected');
  if (score && whole && last && (last.home > whole.home || last.away > whole.away)) causes.push('shrank');
  if (seen && !same(seen, score)) causes.push('disagrees');
  if (!score && minute !== null && minute >= fullTime) causes.push('late');
  return causes;
}
