import { lazy } from 'react';
import { withMessages } from '../../../platform/messages/withMessages.ts';

/** The question for a new user agreement; code and words come when there is one. */
export const ConsentDialog = lazy(withMessages('home', () => import('./ConsentDialog.tsx')));
