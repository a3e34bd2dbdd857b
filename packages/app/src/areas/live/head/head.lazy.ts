import { lazy } from 'react';
import { spoken } from '../../../platform/words/words.ts';

/** The dialog from which a room is handed on; its code comes with the first press. */
export const ShareDialog = lazy(spoken(() => import('./ShareDialog.tsx')));
