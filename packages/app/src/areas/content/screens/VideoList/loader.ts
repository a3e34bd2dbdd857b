import { videoListQuestions } from '@pitchside/api/screens/Videos';
import { prefetchAll } from '../../../../platform/prefetch/prefetch.ts';
import { reader } from '../../language/ownLanguage.ts';

/** Loader of the videos page. */
export const loader = (parameters: URLSearchParams): void => prefetchAll(videoListQuestions(parameters, reader()));
