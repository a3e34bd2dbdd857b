import { lazy } from 'react';
import { spoken } from '../../../platform/words/words.ts';

/** Form for an own article; code and catalog load on the first press. */
export const SendIn = lazy(spoken(() => import('./SendIn.tsx')));
