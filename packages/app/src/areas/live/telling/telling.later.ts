import { spoken } from '../../../platform/words/words.ts';

/** What tells of broadcasts and clubs in toasts, with its words. */
export const loadTeller = spoken(() => import('./tell.ts'));
