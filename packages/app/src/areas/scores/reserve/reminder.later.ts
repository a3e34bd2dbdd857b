import { spoken } from '../../../platform/words/words.ts';

/** What tells of a match that has begun, with its words. */
export const loadTeller = spoken(() => import('./tellBegins.ts'));
