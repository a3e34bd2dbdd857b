import type { Score, Side, Team } from '../Crest/team.ts';

/** A pairing of a knock-out round. */
export interface BracketTie {
  id: string;
  /** Null while the side is not known. */
  home: Team | null;
  away: Team | null;
  /** Goals of each match that was played or is on, from the side of `home`; none of a series. */
  legs: readonly Score[];
  /** Goals over all legs, without the shoot-out, or games of a series that each has won; null before the first. */
  total: Score | null;
  /** Places from which the pairing follows. */
  seeds?: { home?: number; away?: number };
  /** The shoot-out, from the side of `home`. */
  penalties?: Score;
  winner?: Side;
  /** A match of it is being played now; default false. */
  live?: boolean;
  /** Kick-off of the next match in ms UTC, before it is decided. */
  nextAt?: number;
  /** Note on the end: 加时, 客场进球. */
  note?: string;
  /** Page of its last or next match. */
  href?: string;
}

/** A round of the bracket, its ties from top to bottom. */
export interface BracketRound {
  id: string;
  /** 8强, 半决赛. */
  name: string;
  ties: readonly BracketTie[];
}

/** Whether the ties of a round meet in pairs in the next, so that lines can join them. */
export const joins = (round: BracketRound, next: BracketRound | undefined): boolean =>
  next !== undefined && round.ties.length === next.ties.length * 2;
