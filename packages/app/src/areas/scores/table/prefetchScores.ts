import { scoresQuestions } from '@pitchside/api/screens/Football';
import { prefetch } from '../../../platform/prefetch/prefetch.ts';
import type { ScoreSport } from './scoresKit.ts';

/** Loader of a live-score page: prefetches its table and the odds companies. */
export function prefetchScores(sport: ScoreSport): void {
  for (const { call, input } of scoresQuestions(sport)) prefetch(call, input);
}
