import { lazy } from 'react';
import { spoken } from '../../../platform/words/words.ts';

/** The horn over the picture; its code comes with the first one. */
export const HornBar = lazy(spoken(() => import('./HornBar.tsx')));

/** Dialog of paid messages; its code loads on the first press. */
export const PaidWordsDialog = lazy(spoken(() => import('./PaidWordsDialog.tsx')));
