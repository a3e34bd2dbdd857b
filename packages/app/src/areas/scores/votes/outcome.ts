import { pickOf, type VotePick } from '@pitchside/api/foresight';
import type { Match } from '@pitchside/api/matches';

/** How a match ended, as votes on it are judged: after 90 minutes; null until it has. */
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
