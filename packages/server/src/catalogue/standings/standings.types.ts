/** A match that counts for a table. */
export interface Result {
  id: string;
  homeId: string;
  awayId: string;
  home: number;
  away: number;
  /** Kick-off, ms UTC. */
  at: number;
  /** Cards of each side, a yellow one 1 and a red one 3; left out where they are unknown. */
  cards?: { home: number; away: number };
}

/** Figure by which teams are compared; more is better. */
export type Figure = 'points' | 'points_per_game' | 'win_rate' | 'wins' | 'goal_difference' | 'goals_for' | 'away_goals' | 'fair_play';

/** Compares equal teams by the matches among themselves. */
export interface HeadToHead {
  headToHead: readonly Figure[];
  /** Matches between any two teams of a season: no head-to-head is compared before all of them are played. Default 2. */
  legs?: number;
  /** Begins again among the rest when only some of the equal teams are separated. Default true. */
  again?: boolean;
  /** Only between so many teams at most. */
  most?: number;
}

/** One step of a tie-break. */
export type Criterion = Figure | HeadToHead;

/** A boundary of the table at which equal teams play a decider. */
export interface PlayoffRule {
  /** The place above the boundary, from 1; from the end when negative: -4 lies above the last three. */
  above: number;
  /** `points`: teams with equal points play; `all`: only those that no rule separates. */
  when: 'points' | 'all';
}

/** Rules of a competition's table, as data: points and order. */
export interface TableRules {
  points: { win: number; draw: number; loss: number };
  /** From the first comparison to the last; teams that are equal in all of them are ordered by id. */
  order: readonly Criterion[];
  playoffs?: readonly PlayoffRule[];
}

/** Points that were taken from a team. */
export interface Deduction {
  teamId: string;
  points: number;
}

/** Totals of a team. */
export interface Tally {
  teamId: string;
  played: number;
  won: number;
  drawn: number;
  lost: number;
  goalsFor: number;
  goalsAgainst: number;
  /** Goals scored away from home. */
  awayGoals: number;
  /** Cards, a yellow one 1 and a red one 3. */
  cards: number;
  /** Points taken away, 0 or more. */
  deducted: number;
  /** After deductions; may be negative. */
  points: number;
}

/** A row of a table with its place. */
export interface Standing extends Tally {
  /** From 1, each once. */
  position: number;
  /** A play-off that is not played yet decides this place. */
  needsPlayoff: boolean;
}

/** Whether a match counts for one of its teams. */
export type Counts = (result: Result, teamId: string) => boolean;

export interface TableInput {
  /** All teams, also those without a match. */
  teams: readonly string[];
  results: readonly Result[];
  rules: TableRules;
  deductions?: readonly Deduction[];
  /** The season was broken off: points for each match played come before all else. Default false. */
  perGame?: boolean;
  /** Matches that decided a place between equals; they count for nothing else. */
  playoffs?: readonly Result[];
  /** For a league that has split: the half in which a team goes on, the better one first; nobody passes a team of a better half. */
  halves?: ReadonlyMap<string, number>;
  /** Which matches count for a team: at home, its last five. By default all; with a choice, equals are not compared by mutual matches. */
  counts?: Counts;
}
