import type { OwnedKind } from '@pitchside/api/contract';
import type { Member } from './handlers.ts';

/** Result of checking a token. */
export type TokenState = { state: 'none' } | { state: 'stale'; code: number } | { state: 'member'; member: Member };

/** A member's role in a room. */
export interface RoomStanding {
  isOwner: boolean;
  isModerator: boolean;
  /** Until when (ms UTC) the member may not speak; null without end; undefined when free to speak. */
  mutedUntil: number | null | undefined;
  isKicked: boolean;
}

/** Questions of the guard before a call runs; each answer is undefined or false for a thing that does not exist. */
export interface Rights {
  /** A member's role in a room. */
  standing(roomId: string, userId: number): Promise<RoomStanding | undefined>;
  /** A member's role in the room of an anchor, who may have none. */
  standingWith(anchorId: string, userId: number): Promise<RoomStanding | undefined>;
  /**
   * False for an object of somebody else. A deleted object may pass, so that a repeat of its removal gets its answer; the service then
   * reports it as missing.
   */
  owns: Readonly<Record<OwnedKind, (id: string, userId: number) => Promise<boolean>>>;
  hasPaymentPassword(userId: number): Promise<boolean>;
  /** Whether the second factor is on, and this session has not proven it lately. */
  needsFactor(member: Pick<Member, 'id' | 'sessionId'>): Promise<boolean>;
  isStaff(memberId: string): Promise<boolean>;
}
