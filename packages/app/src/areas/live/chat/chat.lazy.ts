import { lazy } from 'react';
import { withMessages } from '../../../platform/messages/withMessages.ts';

/** Ranking of givers; its code loads with its tab. */
export const RoomRank = lazy(withMessages('live', () => import('./RoomRank.tsx')));

/** Gifts of the anchor; its code loads with its tab. */
export const RoomWall = lazy(withMessages('live', () => import('./RoomWall.tsx')));

/** The fan club of the anchor; its code comes with its tab. */
export const RoomClub = lazy(withMessages('live', () => import('./RoomClub.tsx')));

/** Brings what is said in a room, and where one speaks oneself, which visitors never see. */
export const loadTalk = withMessages('live', () => import('./RoomTalk.tsx'));

/** The same as it is drawn; a member's comes with the room. */
export const RoomTalk = lazy(loadTalk);
