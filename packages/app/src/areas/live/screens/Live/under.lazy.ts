import { lazy } from 'react';
import { withMessages } from '../../../../platform/messages/withMessages.ts';

/** Match of a room, as on its own page; code and catalog load when it is scrolled to. */
export const LiveMatch = lazy(withMessages('live', () => import('./LiveMatch.tsx').then((part) => ({ default: part.LiveMatch }))));

/** Clips of the room and its match; code and words come when somebody scrolls to them. */
export const RoomClips = lazy(withMessages('live', () => import('../../clips/RoomClips.tsx')));

/** Other rooms that are live, under all else; code and words come when somebody scrolls to them. */
export const OtherRooms = lazy(withMessages('live', () => import('./OtherRooms.tsx')));
