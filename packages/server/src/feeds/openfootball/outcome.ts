import type { MatchStatus } from '@pitchside/api/scores/matches';
import type { Pair } from '../../modules/scores/sport/index.ts';
import { broken } from '../files/broken.ts';
import type { WrittenMatch } from './openfootball.schema.ts';

/** Result of a match, or that it has none yet. */
export interface Outcome {
  status: MatchStatus;
  /** With extra time; null when it was not played. */
  score: Pair | null;
  half: Pair | null;
  /** After 90 minutes, where extra time was played. */
  regular: Pair | null;
  penalties: Pair | null;
  isAwarded: boolean;
}

const pairOf = (pair: [number, number] | undefined): Pair | null => (pair && { home: pair[0], away: pair[1] }) || null;
const isEqual = (pair: Pair) => pair.home === pair.away;
const isBelow = (lower: Pair, upper: Pair) => lower.home <= upper.home && lower.away <= upper.away;

const unplayed: Readonly<Record<string, MatchStatus>> = {
  postponed: 'postponed',
  cancelled: 'cancelled',
  canceled: 'cancelled',
  abandoned: 'abandoned',
};

function refuseContradictions(
  { ft, ht, et, p }: { ft: Pair; ht: Pair | null; et: Pair | null; p: Pair | null },
  isAwarded: boolean,
  isSecondLeg: boolean,
): void {
  if (ht && !isBelow(ht, ft) && !isAwarded) throw broken('half');
  if (et && (!isBelow(ft, et) || (!isSecondLeg && !isEqual(ft)))) throw broken('extraTime');
  if (p && isEqual(p)) throw broken('shootout');
}

/** Leg of a tie; none for a match of a league. */
export interface InTie {
  isKnockout?: boolean;
  /** Extra time follows from two matches, so that this one may have a winner before it. */
  isSecondLeg?: boolean;
}

/** Score after 90 minutes that some files leave out: level before extra time, so that it is certain where a side has no goal. */
const beforeExtraTime = (et: Pair, isSecondLeg: boolean): Pair | null =>
  !isSecondLeg && Math.min(et.home, et.away) === 0 ? { home: 0, away: 0 } : null;

/**
 * Parses the score of a match: `ft` is after 90 minutes, the winner is that of `p`, else of `et`, else of `ft`. Knock-out matches may
 * contain the one after extra time alone.
 */
export function outcomeOf(
  { score = {}, status }: Pick<WrittenMatch, 'score' | 'status'>,
  { isKnockout = false, isSecondLeg = false }: InTie = {},
): Outcome {
  const word = status?.toLowerCase();
  const isAwarded = word === 'awarded';
  const ending = word === undefined ? undefined : unplayed[word];
  const [full, ht, et, p] = [pairOf(score.ft), pairOf(score.ht), pairOf(score.et), pairOf(score.p)];
  if (word !== undefined && !isAwarded && !ending) throw broken('unknownStatus', { status: status ?? '' });
  const played = full ?? (isKnockout ? et : null);
  if (!played) {
    if (ht || et || p) throw broken('withoutScore');
    if (isAwarded) throw broken('awardedWithoutScore');
    return { status: ending ?? 'scheduled', score: null, half: null, regular: null, penalties: null, isAwarded };
  }
  const ft = full ?? (et && beforeExtraTime(et, isSecondLeg));
  refuseContradictions({ ft: ft ?? played, ht, et: ft && et, p }, isAwarded, isSecondLeg);
  // The score of an abandoned match without an award counts for nothing.
  return { status: ending ?? 'finished', score: et ?? played, half: ht, regular: et ? ft : null, penalties: p, isAwarded };
}
