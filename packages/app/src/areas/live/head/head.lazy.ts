import { lazy } from 'react';
import { withMessages } from '../../../platform/messages/withMessages.ts';

/** The dialog from which a room is handed on; its code comes with the first press. */
export const ShareDialog = lazy(withMessages('live', () => import('./ShareDialog.tsx')));
