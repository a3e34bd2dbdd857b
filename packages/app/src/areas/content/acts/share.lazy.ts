import { lazy } from 'react';
import { spoken } from '../../../platform/words/words.ts';

/** The dialog that hands something on; code and words come with the first share. */
export const ShareContentDialog = lazy(spoken(() => import('./ShareContent.tsx')));
