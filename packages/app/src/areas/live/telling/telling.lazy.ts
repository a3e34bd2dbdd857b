import { spoken } from '../../../platform/words/words.ts';

/** Toasts about broadcasts and clubs, with their catalog. */
export const loadTeller = spoken(() => import('./tell.ts'));
