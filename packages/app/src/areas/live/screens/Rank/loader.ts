import { rankQuestions } from '@pitchside/api/screens/Rank';
import { prefetchAll } from '../../../../platform/prefetch/prefetch.ts';

/** Loader of the rankings: prefetches each of them for the period of the address. */
export const loader = (parameters: URLSearchParams): void => prefetchAll(rankQuestions(parameters));
