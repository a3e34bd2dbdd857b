import { lazy } from 'react';
import { spoken } from '../../../platform/words/words.ts';

/** Reason for a removal; code and catalog load for removed members only. */
export const RoomRemovalWired = lazy(spoken(() => import('./RoomRemoval.tsx')));
