import type { ChatBadges } from '../ChatList/index.ts';

/** Member that the card shows. */
export interface UserCardMember extends ChatBadges {
  id: string;
  nickname: string;
  /** Address of the portrait, or the seed of a drawn one; default the id. */
  avatar?: string;
  /** ms UTC of registration and of entering this room. */
  registeredAt?: number;
  enteredAt?: number;
  follows?: number;
  fans?: number;
  /** Diamonds given in this broadcast. */
  given?: number;
  /** Latest comments in this room, newest first; `count` when the same text came several times. */
  recent?: readonly { at: number; words: string; count?: number }[];
}

/** Minutes that a member can be silenced for; 0 is until it is lifted. */
export const muteMinutes = [1, 5, 10, 60, 0] as const;
/** Most code points of a moderator's reason. */
export const reasonLength = 100;

/** Moderation by anchor and assistants in their room; an action that is left out is beyond the viewer's power. */
export interface Moderation {
  /** ms UTC until which the member is silenced; null until it is lifted. */
  mutedUntil?: number | null;
  /** `reason` here and in the other actions is the moderator's text; empty for none. */
  onMute?: (minutes: (typeof muteMinutes)[number], reason: string) => void;
  onUnmute?: () => void;
  /** A reason must be given before silencing, removing and withdrawing, as by the site's operators; default false. */
  needsReason?: boolean;
  /** Number of the member's messages that can be withdrawn. */
  messages?: number;
  onWithdraw?: (reason: string) => void;
  /** Makes him administrator or takes it back. */
  onAdmin?: (admin: boolean) => void;
  /** Makes him assistant or takes it back. */
  onAssistant?: (assistant: boolean) => void;
  /** Number of administrators and assistants of the room; at 200 no more can be added (spec section 5). */
  assistants?: number;
  onKick?: (reason: string) => void;
  /** Lets a removed member in again; given for such a member only. */
  onLift?: () => void;
}

/** Most administrators and assistants of a room (spec section 5). */
export const assistantLimit = 200;
