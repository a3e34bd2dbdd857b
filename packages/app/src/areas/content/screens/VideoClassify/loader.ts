import { videoClassifyQuestions } from '@pitchside/api/screens/Videos';
import { prefetchAll } from '../../../../platform/prefetch/prefetch.ts';
import { reader } from '../../language/ownLanguage.ts';

/** Loader of a category: prefetches its first videos and the categories. */
export const loader = (parameters: URLSearchParams): void => prefetchAll(videoClassifyQuestions(parameters, reader()));
