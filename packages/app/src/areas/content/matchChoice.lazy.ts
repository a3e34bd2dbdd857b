import { lazy } from 'react';
import { withMessages } from '../../platform/messages/withMessages.ts';

/** Picker for the match of a text. */
export const MatchChoice = lazy(withMessages('content', () => import('./matches/MatchChoice.tsx')));
