import { clipQuestions } from '@pitchside/api/screens/Clip';
import { prefetchAll } from '../../../../platform/prefetch/prefetch.ts';

/** Loader of the page of a clip: prefetches it and those beside it. */
export const loader = (parameters: URLSearchParams): void => prefetchAll(clipQuestions(parameters));
