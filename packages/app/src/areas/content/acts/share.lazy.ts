import { lazy } from 'react';
import { withMessages } from '../../../platform/messages/withMessages.ts';

/** The dialog that hands something on; code and words come with the first share. */
export const ShareContentDialog = lazy(withMessages('content', () => import('./ShareContent.tsx')));
