import { scoreDetailQuestions } from '@pitchside/api/screens/ScoreDetail';
import { prefetchAll } from '../../../../platform/prefetch/prefetch.ts';

/** Loader of a match page: prefetches the match itself; the rest waits until the match is known to exist. */
export const loader = (parameters: URLSearchParams): void => prefetchAll(scoreDetailQuestions(parameters).slice(0, 1));
