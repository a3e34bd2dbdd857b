import { pickOf, type VotePick } from '@pitchside/api/scores/foresight';
import type { Match } from '@pitchside/api/scores/matches';

/** Outcome of a match for votes on it: after 90 minutes; null until it is known. */
export function outcomeOf({
  status,
  home_score,
  away_score,
  regular,
}: Pick<Match, 'status' | 'home_score' | 'away_score' | 'regular'>): VotePick | null {
  return status !== 'finished' || home_score === null || away_score === null
    ? null
    : pickOf(regular?.home ?? home_score, regular?.away ?? away_score);
}
