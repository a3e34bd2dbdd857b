import { lazy } from 'react';
import { spoken } from '../../../platform/words/words.ts';

/** An envelope over the room; its code comes with the first press. */
export const EnvelopeDialog = lazy(spoken(() => import('./EnvelopeDialog.tsx')));

/** Dialog to give an envelope; its code loads on the first press. */
export const EnvelopeFormDialog = lazy(spoken(() => import('./EnvelopeFormDialog.tsx')));
