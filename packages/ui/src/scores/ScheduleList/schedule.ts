import type { MatchScore } from '../Scorebug/index.ts';
import type { SportIconKind } from '../SportIcon/index.ts';

/** An anchor who shows a match or will. */
export interface ScheduleAnchor {
  /** Seed of the drawn portrait, or the address of a picture. */
  seed: string;
  name: string;
}

/** Anchors who show a match: the most popular by name, and the number of rooms in all. */
export interface ScheduleRooms {
  anchors: readonly ScheduleAnchor[];
  total: number;
  /** Address of the rooms. */
  href: string;
}

/** A match of the schedule. */
export interface ScheduleMatch extends MatchScore {
  id: string;
  /** Page of the match; the score leads there. */
  href: string;
  sport: SportIconKind;
  league: { id: string; name: string; color?: string };
  /** Round or stage: 第12轮. */
  round: string;
  /** Kick-off in ms UTC. */
  kickoffAt: number;
  /** Left out while no anchor has announced it. */
  rooms?: ScheduleRooms;
  /** Members who have reserved it. */
  reserveCount: number;
}

/** States of a reservation: none, pending, reserved without a reminder, reserved with one. */
export const reservationStates = ['none', 'pending', 'silent', 'reminding'] as const;
export type ReservationState = (typeof reservationStates)[number];
