import { initialMatches, oddsCompanies } from '@pitchside/api/scores/matches';
import { prefetch } from '../../../platform/prefetch/prefetch.ts';
import type { ScoreSport } from './scoresKit.ts';

/** Loader of a live-score page: prefetches its table and the odds companies. */
export function prefetchScores(sport: ScoreSport): void {
  prefetch(initialMatches, { sport });
  prefetch(oddsCompanies, { sport });
}
