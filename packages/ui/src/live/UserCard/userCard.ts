import type { ChatBadges } from '../ChatList/index.ts';

/** Whom a card is about. */
export interface UserCardMember extends ChatBadges {
  id: string;
  nickname: string;
  /** Address of the portrait, or what it is drawn from; default the id. */
  avatar?: string;
  /** ms UTC of registration and of entering this room. */
  registeredAt?: number;
  enteredAt?: number;
  follows?: number;
  fans?: number;
  /** Diamonds given in this broadcast. */
  given?: number;
  /** What he said last in this room, newest first; `count` when the same words came several times. */
  recent?: readonly { at: number; words: string; count?: number }[];
}

/** Minutes that a member can be silenced for; 0 is until it is lifted. */
export const muteMinutes = [1, 5, 10, 60, 0] as const;
/** Most code points of a moderator's reason. */
export const reasonLength = 100;

/** What anchor and assistants may do in their room; an act that is left out is beyond the viewer's power. */
export interface Moderation {
  /** ms UTC until which the member is silenced; null until it is lifted. */
  mutedUntil?: number | null;
  /** `reason` in this and the other acts is what the moderator wrote; empty for nothing. */
  onMute?: (minutes: (typeof muteMinutes)[number], reason: string) => void;
  onUnmute?: () => void;
  /** A reason must be given before silencing, removing and withdrawing, as by the site's operators; default false. */
  needsReason?: boolean;
  /** How many of his messages can be withdrawn. */
  messages?: number;
  onWithdraw?: (reason: string) => void;
  /** Makes him administrator or takes it back. */
  onAdmin?: (admin: boolean) => void;
  /** Makes him assistant or takes it back. */
  onAssistant?: (assistant: boolean) => void;
  /** How many administrators and assistants the room has; at 200 there is no place for another (spec section 5). */
  assistants?: number;
  onKick?: (reason: string) => void;
  /** Lets one who was removed in again; given for such a member alone. */
  onLift?: () => void;
}

/** Most administrators and assistants of a room (spec section 5). */
export const assistantLimit = 200;
