import { lazy } from 'react';
import { withMessages } from '../../platform/messages/withMessages.ts';

/** Card of a raid from the visited room; its code comes with the first. */
export const RoomRaid = lazy(withMessages('live', () => import('./raids/RoomRaid.tsx')));

/** The same for the anchor outside the room. */
export const OwnRaid = lazy(withMessages('live', () => import('./raids/OwnRaid.tsx')));

/** Live rooms to raid. */
export const RaidDialog = lazy(withMessages('live', () => import('./raids/RaidDialog.tsx')));
