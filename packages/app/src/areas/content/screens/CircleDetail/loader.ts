import { circleDetailQuestions } from '@pitchside/api/screens/CircleDetail';
import { prefetchAll } from '../../../../platform/prefetch/prefetch.ts';

/** Loader of a post page. */
export const loader = (parameters: URLSearchParams): void => prefetchAll(circleDetailQuestions(parameters));
