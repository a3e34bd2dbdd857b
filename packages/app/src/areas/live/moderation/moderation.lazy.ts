import { lazy } from 'react';
import { spoken } from '../../../platform/words/words.ts';

/** Card of a member, opened from their nickname; its code loads on the first press. */
export const RoomCard = lazy(spoken(() => import('./RoomCard.tsx')));

/** Moderation acts; code and catalog load on the first act. */
export const moderationActs = spoken(() => import('./moderationActs.ts'));

/** Undo bar of a moderator; its code loads on the first act. */
export const UndoBar = lazy(spoken(() => import('./UndoBar.tsx')));

/** An operator’s way to end a broadcast; its code comes for operators alone. */
export const CutRoom = lazy(spoken(() => import('./CutRoom.tsx')));

/** Moderators' tab of the room's column; its code loads for them alone. */
export const RoomKeep = lazy(spoken(() => import('./RoomKeep.tsx')));

/** Held messages and chat rules, for the anchor outside the room. */
export const RoomHeld = lazy(spoken(() => import('./RoomHeld.tsx')));
export const RoomRules = lazy(spoken(() => import('./RoomRules.tsx')));
