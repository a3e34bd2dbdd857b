import { spoken } from '../../../platform/words/words.ts';

/** Code and catalog that notify of a match's start. */
export const loadTeller = spoken(() => import('./tellBegins.ts'));
