import { lazy } from 'react';
import { spoken } from '../../../platform/words/words.ts';

/** Ranking of givers; its code loads with its tab. */
export const RoomRank = lazy(spoken(() => import('./RoomRank.tsx')));

/** Gifts of the anchor; its code loads with its tab. */
export const RoomWall = lazy(spoken(() => import('./RoomWall.tsx')));

/** The fan club of the anchor; its code comes with its tab. */
export const RoomClub = lazy(spoken(() => import('./RoomClub.tsx')));

/** Brings what is said in a room, and where one speaks oneself, which visitors never see. */
export const loadTalk = spoken(() => import('./RoomTalk.tsx'));

/** The same as it is drawn; a member's comes with the room. */
export const RoomTalk = lazy(loadTalk);
