import type { Side } from '../Crest/team.ts';

/** Reasons of a rating, in the order in which they are told. */
export const ratingCodes = [
  'play',
  'goal',
  'penalty',
  'assist',
  'save',
  'on-target',
  'off-target',
  'foul',
  'own-goal',
  'yellow',
  'second-yellow',
  'red',
  'result',
  'limit',
] as const;
export type RatingCode = (typeof ratingCodes)[number];

/** One reason of a rating. */
export interface RatingPart {
  code: RatingCode;
  /** Number of times; 0 where it cannot be counted. */
  count: number;
  /** Points that it adds, or takes away below 0. */
  value: number;
}

/** A rated player. */
export interface RatedPlayer {
  id: string;
  name: string;
  side: Side;
  /** The player's page. */
  href?: string;
  /** 3 to 10. */
  rating: number;
  /** The values add up to the rating. */
  reasons: readonly RatingPart[];
}

/** Best players first; equal ones by id, in the same order under every language, on a server too. */
export const byRating = (players: readonly RatedPlayer[]): RatedPlayer[] =>
  players.toSorted((one, other) => other.rating - one.rating || (one.id < other.id ? -1 : 1));
