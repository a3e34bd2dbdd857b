import { lazy } from 'react';
import { spoken } from '../../../platform/words/words.ts';

/** The form for an article of one's own; code and words come with the first press. */
export const SendIn = lazy(spoken(() => import('./SendIn.wired.tsx')));
