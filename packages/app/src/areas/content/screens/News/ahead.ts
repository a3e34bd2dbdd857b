import { newsQuestions } from '@pitchside/api/screens/News';
import { askAllAhead } from '../../../../platform/ahead/ahead.ts';
import { reader } from '../../language/ownLanguage.ts';

/** Loader of the headlines page. */
export const ahead = (parameters: URLSearchParams): void => askAllAhead(newsQuestions(parameters, reader()));
