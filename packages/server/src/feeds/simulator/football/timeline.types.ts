import type { MatchStatus } from '@pitchside/api/scores/matches';
import type { MatchCounts, Pair, SportDetail, FeedEvent, FeedFixture } from '../../../modules/scores/sport/index.ts';

/** One change of a match: the new state, and an event. */
export interface Moment {
  /** Milliseconds UTC. */
  at: number;
  status: MatchStatus;
  minute: number | null;
  added: number;
  score: Pair;
  half: Pair | null;
  /** Kicks of the shoot-out that went in; none before it. */
  penalties?: Pair | null;
  /** Score after 90 minutes; none before extra time. */
  regular?: Pair | null;
  /** Null in other sports than football. */
  counts: MatchCounts | null;
  /** Data of its sport alone; none in football. */
  detail?: SportDetail;
  event: FeedEvent | null;
}

/** A whole match, planned ahead. */
export interface Timeline {
  fixture: FeedFixture;
  /** In order of time, from the kick-off to the full-time whistle. */
  moments: readonly Moment[];
}
