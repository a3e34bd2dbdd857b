import { lazy } from 'react';
import { withMessages } from '../../../platform/messages/withMessages.ts';

/** The horn over the picture; its code comes with the first one. */
export const HornBar = lazy(withMessages('live', () => import('./HornBar.tsx')));

/** Dialog of paid messages; its code loads on the first press. */
export const PaidWordsDialog = lazy(withMessages('live', () => import('./PaidWordsDialog.tsx')));
