import type { Score, Side } from '../Crest/team.ts';

/** Kinds of event in a match. */
export const timelineKinds = [
  'kick_off',
  'goal',
  'penalty_goal',
  'penalty_missed',
  'own_goal',
  'goal_cancelled',
  'yellow',
  'second_yellow',
  'red',
  'substitution',
  'var',
  'corner',
  'half_time',
  'second_half',
  'extra_time',
  'shootout',
  'shootout_goal',
  'shootout_miss',
  'full_time',
] as const;
export type TimelineKind = (typeof timelineKinds)[number];

/** One event as the list takes it. */
export interface MatchEventItem {
  id: string;
  kind: TimelineKind;
  /** Minute of play; stoppage time is in `added`. */
  minute: number;
  /** Minutes after `minute`: 2 in 45+2'. */
  added?: number;
  /** Side of the event; none for a whistle. */
  side?: Side;
  player?: string;
  /** Page of that player. */
  href?: string;
  /** Note: why a goal was cancelled, or the decision of a review. */
  note?: string;
  /** Player who assisted, or who goes off. */
  otherPlayer?: string;
  /** Page of that other one. */
  otherHref?: string;
  /** Page with the film of a goal; default none. */
  clipHref?: string;
  /** The score after it; shown where it says something new. */
  score?: Score;
}

/** Whistles, which belong to neither side. */
const whistles: ReadonlySet<TimelineKind> = new Set(['kick_off', 'half_time', 'second_half', 'extra_time', 'shootout', 'full_time']);

/** The event belongs to the match and to neither side. */
export const isWhistle = (kind: TimelineKind): boolean => whistles.has(kind);

const scoring: ReadonlySet<string> = new Set(['goal', 'penalty_goal', 'own_goal']);

/** Whether a kind of event is a goal that counts. */
export const isGoal = (kind: string): boolean => scoring.has(kind);

const eventKinds: ReadonlySet<TimelineKind> = new Set([
  'goal_cancelled',
  'half_time',
  'extra_time',
  'shootout',
  'shootout_goal',
  'shootout_miss',
  'full_time',
]);

/** The event is a kick of the shoot-out, whose score is that of the shoot-out. */
export const isKick = (kind: TimelineKind): boolean => kind === 'shootout_goal' || kind === 'shootout_miss';

/** After the event the score is worth saying. */
export const changesScore = (kind: TimelineKind): boolean => isGoal(kind) || eventKinds.has(kind);
