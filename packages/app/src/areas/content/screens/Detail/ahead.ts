import { detailQuestions } from '@pitchside/api/screens/Detail';
import { askAllAhead } from '../../../../platform/ahead/ahead.ts';

/** Loader of an article page. */
export const ahead = (parameters: URLSearchParams): void => askAllAhead(detailQuestions(parameters));
