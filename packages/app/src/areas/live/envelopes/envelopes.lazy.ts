import { lazy } from 'react';
import { withMessages } from '../../../platform/messages/withMessages.ts';

/** An envelope over the room; its code comes with the first press. */
export const EnvelopeDialog = lazy(withMessages('live', () => import('./EnvelopeDialog.tsx')));

/** Dialog to give an envelope; its code loads on the first press. */
export const EnvelopeFormDialog = lazy(withMessages('live', () => import('./EnvelopeFormDialog.tsx')));
