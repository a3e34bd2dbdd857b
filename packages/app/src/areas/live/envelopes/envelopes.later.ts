import { lazy } from 'react';
import { spoken } from '../../../platform/words/words.ts';

/** An envelope over the room; its code comes with the first press. */
export const EnvelopeDialog = lazy(spoken(() => import('./EnvelopeDialog.wired.tsx')));

/** Where an envelope is given; its code comes with the first press. */
export const EnvelopeFormDialog = lazy(spoken(() => import('./EnvelopeFormDialog.wired.tsx')));
