import type {
  Conditions,
  GameFlow,
  OddsMarket,
  PlayerPosition,
  PlayKind,
  RatingReason,
  ShotOutcome,
  QuoteTuple,
  Sport,
  Statistic,
  absenceReasons,
} from '@pitchside/api/scores/matches';
import type { Names } from '../../../text/local.ts';

/** A company with odds in a feed. */
export interface FeedCompany {
  id: string;
  names: Names;
  /** Order of companies; the first is the default. */
  rank: number;
  /** Sports on which it offers odds. */
  sports: readonly Sport[];
}

/** Change of a company's odds on a match. Markets that are not listed stay unchanged; null suspends one. */
export interface FeedOdds {
  matchId: string;
  companyId: string;
  /** Increases with every change of the company on the match; per market the highest version counts. */
  version: number;
  /** Milliseconds UTC. */
  at: number;
  /** Minute of the match clock; null before the match and while the clock is stopped. */
  minute: number | null;
  markets: Partial<Record<OddsMarket, QuoteTuple | null>>;
  /** Whether this restores the closing odds after the match, which is no change by the company; default false. */
  isClosing?: boolean;
}

/** A player of a line-up, as named by the feed. */
export interface FeedPlayer {
  id: string;
  names: Names;
  number: number;
  position: PlayerPosition;
  isCaptain: boolean;
  /** Birth date, ms UTC at midnight; missing if the source has none. */
  bornAt?: number;
}

/** One side of a line-up; same order as in the contract's `lineup`. */
export interface FeedLineup {
  formation: string;
  coach: Names | null;
  starters: readonly FeedPlayer[];
  bench: readonly FeedPlayer[];
}

/** A player who is unavailable. */
export interface FeedAbsence {
  side: 'home' | 'away';
  player: Names;
  position: PlayerPosition;
  reason: (typeof absenceReasons)[number];
  /** Milliseconds UTC; null if unknown. */
  backAt: number | null;
}

/** Venue and conditions of a match, with names in all languages. */
export interface FeedConditions extends Omit<Conditions, 'venue' | 'city' | 'referee'> {
  venue: Names | null;
  city: Names | null;
  referee: Names | null;
}

/** Course of a basketball game, as in the contract's `flow`, with names in all languages. */
export interface FeedFlow extends Pick<GameFlow, 'chances' | 'runs'> {
  swing: {
    minute: number;
    side: 'home' | 'away';
    player: Names | null;
    points: number;
    before: number;
    after: number;
    homeScore: number;
    awayScore: number;
  } | null;
}

/** Parts of a match besides its score; each is delivered as a whole. */
export interface MatchParts {
  statistics: readonly Statistic[];
  lineups: { isConfirmed: boolean; home: FeedLineup; away: FeedLineup };
  /** One value a minute, as in the contract's `momentum`. */
  momentum: readonly number[];
  /** Rating of each player by id, 3-10. */
  ratings: Readonly<Record<string, number>>;
  /** Reasons of each rating, by player id; their values add up to it. */
  ratingReasons: Readonly<Record<string, readonly RatingReason[]>>;
  conditions: FeedConditions;
  absences: readonly FeedAbsence[];
  /** Only of basketball. */
  flow: FeedFlow;
}

/** Commentary entry that is no event; `id` is stable and from the feed. */
export interface FeedPlay {
  id: string;
  kind: PlayKind;
  side: 'home' | 'away';
  minute: number;
  added: number;
  player: Names | null;
  /** Milliseconds UTC. */
  at: number;
}

/**
 * One shot; `id` is stable and from the feed, positions as in the contract's `shot`. A goal that is taken back comes again as `cancelled`.
 */
export interface FeedShot {
  id: string;
  side: 'home' | 'away';
  minute: number;
  added: number;
  player: Names | null;
  outcome: ShotOutcome;
  isPenalty: boolean;
  x: number;
  y: number;
  /** Expected goals, in hundredths of one; null where they do not count or the source has none. */
  xg: number | null;
  /** Points that it counts; null in football. */
  points: number | null;
  /** Milliseconds UTC. */
  at: number;
}

/** Changes of a match besides its score. */
export interface FeedDetail {
  matchId: string;
  /** Increases with every change; only a higher version replaces a part. */
  version: number;
  parts: Partial<MatchParts>;
  /** New since the last delivery; repeats are harmless. */
  plays: readonly FeedPlay[];
  /** New or taken back since the last delivery; repeats are harmless. Missing from sources without shots. */
  shots?: readonly FeedShot[];
}
