import { newsQuestions } from '@pitchside/api/screens/News';
import { prefetchAll } from '../../../../platform/prefetch/prefetch.ts';
import { reader } from '../../language/ownLanguage.ts';

/** Loader of the headlines page. */
export const loader = (parameters: URLSearchParams): void => prefetchAll(newsQuestions(parameters, reader()));
