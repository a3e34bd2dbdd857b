import { lazy } from 'react';
import { withMessages } from '../../platform/messages/withMessages.ts';

/** Card of a member, opened from their nickname; its code loads on the first press. */
export const RoomCard = lazy(withMessages('live', () => import('./moderation/RoomCard.tsx')));

/** Moderation acts; code and catalog load on the first act. */
export const moderationActs = withMessages('live', () => import('./moderation/moderationActs.ts'));

/** Undo bar of a moderator; its code loads on the first act. */
export const UndoBar = lazy(withMessages('live', () => import('./moderation/UndoBar.tsx')));

/** An operator’s way to end a broadcast; its code comes for operators alone. */
export const CutRoom = lazy(withMessages('live', () => import('./moderation/CutRoom.tsx')));

/** Moderators' tab of the room's column; its code loads for them alone. */
export const RoomKeep = lazy(withMessages('live', () => import('./moderation/RoomKeep.tsx')));

/** Held messages and chat rules, for the anchor outside the room. */
export const RoomHeld = lazy(withMessages('live', () => import('./moderation/RoomHeld.tsx')));
export const RoomRules = lazy(withMessages('live', () => import('./moderation/RoomRules.tsx')));
