import { lazy } from 'react';
import { withMessages } from '../../../platform/messages/withMessages.ts';

/** Reason for a removal; code and catalog load for removed members only. */
export const RoomRemovalWired = lazy(withMessages('live', () => import('./RoomRemoval.tsx')));
