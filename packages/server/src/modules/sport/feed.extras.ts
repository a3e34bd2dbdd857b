import type {
  Conditions,
  OddsMarket,
  PlayerPosition,
  PlayKind,
  QuoteTuple,
  Sport,
  Statistic,
  absenceReasons,
} from '@pitchside/api/matches';
import type { Names } from '../../text/local.ts';

/** A company whose odds a feed delivers. */
export interface FeedCompany {
  id: string;
  names: Names;
  /** Order in which companies stand; the first is the usual one. */
  rank: number;
  /** Sports on which it offers odds. */
  sports: readonly Sport[];
}

/** Change of a company's odds on a match. Markets that are not listed stay unchanged; null suspends one. */
export interface FeedOdds {
  matchId: string;
  companyId: string;
  /** Grows with every change of this company on this match; for each market the highest version counts. */
  version: number;
  /** Milliseconds UTC. */
  at: number;
  /** Minute of the match clock at that moment; null before the match and while the clock stands. */
  minute: number | null;
  markets: Partial<Record<OddsMarket, QuoteTuple | null>>;
  /** After the match: its odds stand as they closed at the kick-off again, which is no change of theirs; default false. */
  isClosing?: boolean;
}

/** A player of a line-up as a feed names him. */
export interface FeedPlayer {
  id: string;
  names: Names;
  number: number;
  position: PlayerPosition;
  isCaptain: boolean;
  /** Day of birth, ms UTC at midnight; left out by sources that do not tell it. */
  bornAt?: number;
}

/** One side of a line-up; order as in the contract's `lineup`. */
export interface FeedLineup {
  formation: string;
  coach: Names | null;
  starters: readonly FeedPlayer[];
  bench: readonly FeedPlayer[];
}

/** Somebody who cannot play. */
export interface FeedAbsence {
  side: 'home' | 'away';
  player: Names;
  position: PlayerPosition;
  reason: (typeof absenceReasons)[number];
  /** Milliseconds UTC; null when nobody knows. */
  backAt: number | null;
}

/** Venue and conditions of a match, with names in all languages. */
export interface FeedConditions extends Omit<Conditions, 'venue' | 'city' | 'referee'> {
  venue: Names | null;
  city: Names | null;
  referee: Names | null;
}

/** Parts of a match beside its score; each is delivered whole. */
export interface MatchParts {
  statistics: readonly Statistic[];
  lineups: { isConfirmed: boolean; home: FeedLineup; away: FeedLineup };
  /** One value a minute, as in the contract's `momentum`. */
  momentum: readonly number[];
  /** Rating of each player by id, 3-10. */
  ratings: Readonly<Record<string, number>>;
  conditions: FeedConditions;
  absences: readonly FeedAbsence[];
}

/** Something that the commentary tells and that is no event; `id` is the feed's own and never changes. */
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

/** Changes of a match besides its score. */
export interface FeedDetail {
  matchId: string;
  /** Grows with every change; a part is replaced by one of a higher version only. */
  version: number;
  parts: Partial<MatchParts>;
  /** New since the last delivery; repeats are harmless. */
  plays: readonly FeedPlay[];
}
