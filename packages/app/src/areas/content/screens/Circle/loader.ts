import { circleQuestions } from '@pitchside/api/screens/Circle';
import { prefetchAll } from '../../../../platform/prefetch/prefetch.ts';
import { reader } from '../../language/ownLanguage.ts';

/** Loader of the circle page. */
export const loader = (parameters: URLSearchParams): void => prefetchAll(circleQuestions(parameters, reader()));
