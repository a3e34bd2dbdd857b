import { lazy } from 'react';
import { spoken } from '../../../platform/words/words.ts';

/** The question for a new user agreement; code and words come when there is one. */
export const ConsentDialog = lazy(spoken(() => import('./ConsentDialog.tsx')));
