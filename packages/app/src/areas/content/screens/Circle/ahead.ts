import { circleQuestions } from '@pitchside/api/screens/Circle';
import { askAllAhead } from '../../../../platform/ahead/ahead.ts';
import { reader } from '../../language/ownLanguage.ts';

/** Loader of the circle page. */
export const ahead = (parameters: URLSearchParams): void => askAllAhead(circleQuestions(parameters, reader()));
