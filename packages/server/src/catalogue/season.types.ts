import type { Names } from '../text/local.ts';

/** A day of any year: `08-22`. */
export type MonthDay = `${number}-${number}`;

/**
 * Naming of a season: `cross` runs over New Year (2026/27), `year` within one (2026); the others share a year or a winter with a sister
 * competition and have a championship of their own.
 */
export type SeasonKind =
  | 'cross'
  | 'year'
  | 'apertura'
  | 'clausura'
  | 'stage-1'
  | 'stage-2'
  | 'stage-3'
  | 'stage-4'
  | 'split-1'
  | 'split-2'
  | 'split-3';

/** When a season is played; one whose last day comes before its first ends in the next year. */
export interface SeasonWindow {
  kind: SeasonKind;
  from: MonthDay;
  until: MonthDay;
}

/**
 * Hours of a round in local time, the best match first: `Sun 16:30, Sat 17:30, Sun 14:00*2, Sat 15:00*`. `*2` is for two matches, `*` for
 * all remaining ones. A week begins on Tuesday, so that a Monday belongs to the weekend before.
 */
export type RoundHours = string;

/** A round whose losers are out. */
export interface KnockoutRound {
  /** The weeks in which its matches are played, named by a day of each: one match, or two and their goals together. */
  on: readonly MonthDay[];
  hours: RoundHours;
  /** Extra time comes before penalties; default true. */
  extraTime?: boolean;
}

/** Knock-out after the rounds of a league, or the whole of a cup. Surplus teams get a bye in the first round. */
export interface Knockout {
  /** Number of teams of the table that go on; all where there is no table. */
  places?: number;
  /** The best meet the last in the first round, by their places; otherwise pairs are drawn. */
  isSeeded?: boolean;
  /** From the first to the final, whose ground is drawn. */
  rounds: readonly KnockoutRound[];
}

/** A round of play-offs. */
export interface PlayoffRound {
  names: Names;
  /** Most games of a pair: the team that has won more than half of them goes on. */
  bestOf: 1 | 7;
  /** The night of its first game. */
  on: MonthDay;
  /** Nights from the first game of a pair to each of its games. */
  nights: readonly number[];
  /** Nights that each pair of each half begins after the first. */
  delays: readonly (readonly number[])[];
}

/** One half of a league, whose winner meets that of the other. */
export interface PlayoffHalf {
  id: string;
  /** Ids of its teams. */
  teams: readonly string[];
  /** Start of its games, minutes after midnight; the second hour is for a second game of a night. */
  hours: readonly [number, number];
}

/** Play-offs of a league: each half by itself, then the winners of both. */
export interface Playoffs {
  halves: readonly [PlayoffHalf, PlayoffHalf];
  /**
   * Play-in: seventh against eighth and ninth against tenth of each half, then the loser of the first game against the winner of the
   * second. It gives two places among eight.
   */
  playIn: readonly [PlayoffRound, PlayoffRound];
  /** From eight of each half to the final. */
  rounds: readonly [PlayoffRound, PlayoffRound, PlayoffRound, PlayoffRound];
  /** Start of the final's games, minutes after midnight. */
  finalHour: number;
}

/** Calendar of a competition's season. */
export interface SeasonPlan {
  /** Time zone of its hours. */
  zone: string;
  windows: readonly SeasonWindow[];
  /** Rounds of a season; by default everybody meets everybody at home and away. */
  rounds?: number;
  /** Nothing is played from a day to another, both included. */
  rests?: readonly (readonly [from: MonthDay, until: MonthDay])[];
  /** Rounds of a week: the first is played in every week, the others as often as the season needs. */
  week: readonly RoundHours[];
  /** Days in whose weeks clubs play continental cups: only the first round of the week is played in them. */
  nights?: readonly MonthDay[];
  /** Only weeks with one of these days are played in. */
  only?: readonly MonthDay[];
  /**
   * Hours of two nights (first `Tue`, second `Wed`) over which each round is spread, one after the other through the season, whatever the
   * day of the week.
   */
  nightly?: RoundHours;
  /** A knock-out after the rounds decides the title. */
  knockout?: Knockout;
  /** It is played out in series of games. */
  playoffs?: Playoffs;
  /** Name of a round; where teams play several times a week, weeks are counted. */
  counted?: 'rounds' | 'weeks';
}

/**
 * A competition that plays when others do not: three rounds in every week of the year, at the quietest hours; a championship takes a
 * quarter.
 */
export interface QuietPlan {
  zone: string;
  /** Local hour of the first start; the last one is eight hours later at most. */
  from: number;
}
