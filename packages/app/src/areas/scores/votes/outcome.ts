import { pickOf, type VotePick } from '@pitchside/api/foresight';
import type { Match } from '@pitchside/api/matches';

/** How a match ended, as votes on it are judged; null until it has. */
export function outcomeOf({ status, home_score, away_score }: Pick<Match, 'status' | 'home_score' | 'away_score'>): VotePick | null {
  return status !== 'finished' || home_score === null || away_score === null ? null : pickOf(home_score, away_score);
}
