import { lazy } from 'react';
import { spoken } from '../../../platform/words/words.ts';

/** The horn over the picture; its code comes with the first one. */
export const HornBar = lazy(spoken(() => import('./HornBar.wired.tsx')));

/** Where words are paid for; its code comes with the first press. */
export const PaidWordsDialog = lazy(spoken(() => import('./PaidWordsDialog.wired.tsx')));
