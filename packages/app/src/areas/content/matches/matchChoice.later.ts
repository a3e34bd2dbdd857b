import { lazy } from 'react';
import { spoken } from '../../../platform/words/words.ts';

/** Where the match of a text is chosen. */
export const MatchChoice = lazy(spoken(() => import('./MatchChoice.wired.tsx')));
