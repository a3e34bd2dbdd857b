import { lazy } from 'react';
import { spoken } from '../../../platform/words/words.ts';

/** Picker for the match of a text. */
export const MatchChoice = lazy(spoken(() => import('./MatchChoice.tsx')));
