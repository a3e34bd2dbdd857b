import { lazy } from 'react';
import { spoken } from '../../../platform/words/words.ts';

/** The card of whoever’s nickname is pressed; its code comes with the first press. */
export const ChatCard = lazy(spoken(() => import('./ChatCard.wired.tsx')));

/** What the anchor has received; its code comes with its tab. */
export const RoomWall = lazy(spoken(() => import('./RoomWall.wired.tsx')));
