import { lazy } from 'react';
import { spoken } from '../../../platform/words/words.ts';

/** Who gave most; its code comes with its tab. */
export const RoomRank = lazy(spoken(() => import('./RoomRank.wired.tsx')));

/** What the anchor has received; its code comes with its tab. */
export const RoomWall = lazy(spoken(() => import('./RoomWall.wired.tsx')));

/** The fan club of the anchor; its code comes with its tab. */
export const RoomClub = lazy(spoken(() => import('./RoomClub.wired.tsx')));
