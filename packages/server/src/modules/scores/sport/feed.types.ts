import type { Stage } from '@pitchside/api/scores/competitions';
import type { MatchEventKind, MatchStatus, Objective, Sport } from '@pitchside/api/scores/matches';
import type { CatalogueCompetition as FeedCompetition, CatalogueTeam as FeedTeam } from '../../../catalogue/catalogue.types.ts';
import type { Pair, MatchCounts, SportDetail } from './sport.tables.ts';
import type { Names } from '../../../text/local.ts';
import type { FeedCompany, FeedDetail, FeedOdds } from './feedExtras.ts';
import type { MatchSheet } from './sheets.types.ts';

export type { FeedCompetition, FeedTeam, MatchSheet };

/** Position of a match in its season. */
export interface FixturePlacing {
  stage: Stage;
  /** Order of its round among those of the season. */
  roundOrder: number;
  groupId?: string;
}

/** Rules for deciding a match that must have a winner. */
export interface Decider {
  /** Whether two times 15 minutes precede penalties. */
  extraTime: boolean;
  /** Goals in the first leg, from the perspective of this match's sides. */
  firstLeg?: Pair;
}

/** A match at any time; its state comes as `MatchUpdate`. */
export interface FeedFixture {
  id: string;
  sport: Sport;
  competitionId: string;
  season: string;
  roundNames: Names;
  homeId: string;
  awayId: string;
  /** Milliseconds UTC. */
  kickoffAt: number;
  isHot: boolean;
  isSimulated: boolean;
  /** Position in a season that is more than rounds of a league. */
  placing?: FixturePlacing;
  /** Rules for determining a winner; missing for league matches and first legs, which may end level. */
  decider?: Decider;
  /** Instant before which the sides are unknown, ms UTC: they follow from other results. */
  drawnAt?: number;
  /** Details before the start in sports other than football: game and length of an esports series. */
  detail?: SportDetail;
}

/** An event of a match; `id` is stable and from the feed. */
export interface FeedEvent {
  id: string;
  kind: MatchEventKind;
  side: 'home' | 'away' | null;
  minute: number;
  added: number;
  player: Names | null;
  otherPlayer: Names | null;
  /** Score right after it; for a kick of the shoot-out its score. */
  homeScore: number;
  awayScore: number;
  /** Time of the event, ms UTC. */
  at: number;
  /** Quarter or map, from 1; none in football. */
  part?: number | null;
  /** Kind of an `objective`. */
  code?: Objective | null;
}

/** Current state of a match, and events since the last update (repeats are harmless). */
export interface MatchUpdate {
  matchId: string;
  /** Increases with every change of the match; updates without a newer version are ignored. */
  version: number;
  status: MatchStatus;
  /** Minute of the match clock; null while it does not run. */
  minute: number | null;
  added: number;
  score: Pair | null;
  half: Pair | null;
  penalties: Pair | null;
  /** Score after 90 minutes if there is extra time; missing otherwise. */
  regular?: Pair | null;
  counts: MatchCounts | null;
  /** Current details specific to the sport; none in football. */
  detail?: SportDetail;
  events: readonly FeedEvent[];
  /** Statistics of players, or of the maps of a series, at this version. */
  sheet?: MatchSheet;
}

/** One delivery of a feed. */
export interface FeedBatch {
  competitions?: readonly FeedCompetition[];
  teams?: readonly FeedTeam[];
  fixtures?: readonly FeedFixture[];
  updates?: readonly MatchUpdate[];
  companies?: readonly FeedCompany[];
  odds?: readonly FeedOdds[];
  details?: readonly FeedDetail[];
  /** Whether the updates are results of past days, which are stored without events; default false. */
  isPast?: boolean;
  /** Ids of matches that the source no longer lists. */
  withdrawn?: readonly string[];
}

/** Receiver of a feed's deliveries. */
export interface FeedTarget {
  apply(batch: FeedBatch): Promise<void>;
  /** Records that the source of a sport is up to date, even without changes. */
  heard(sport: Sport): Promise<void>;
}
