import { initialMatches, oddsCompanies } from '@pitchside/api/scores/matches';
import { askAhead } from '../../../platform/ahead/ahead.ts';
import type { ScoreSport } from './scoresKit.ts';

/** Loader of a live-score page: prefetches its table and the odds companies. */
export function askScores(sport: ScoreSport): void {
  askAhead(initialMatches, { sport });
  askAhead(oddsCompanies, { sport });
}
