import { lazy } from 'react';
import { spoken } from '../../../platform/words/words.ts';

/** Why somebody may not enter a room; code and words come for whoever was removed alone. */
export const RoomRemovalWired = lazy(spoken(() => import('./RoomRemoval.wired.tsx')));
