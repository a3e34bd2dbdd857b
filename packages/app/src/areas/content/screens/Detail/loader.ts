import { detailQuestions } from '@pitchside/api/screens/Detail';
import { prefetchAll } from '../../../../platform/prefetch/prefetch.ts';

/** Loader of an article page. */
export const loader = (parameters: URLSearchParams): void => prefetchAll(detailQuestions(parameters));
