import type { FeedBatch, FeedFixture, MatchSheet } from '../../modules/scores/sport/index.ts';
import type { Season } from './season/days.ts';
import type { Timeline } from './football/timeline.types.ts';

/** A match planned ahead, and its stored data beside the row, by version. */
export interface Plan {
  timeline: Timeline;
  sheetAt?: (version: number) => MatchSheet;
}

/** One sport of the simulated world: pure functions of seed and time. */
export interface SimulatedSport {
  /** Its competitions and teams. */
  foundation: FeedBatch;
  /** All matches that begin on a day (days since 1970, UTC). */
  planDay: (seed: string, day: number) => readonly FeedFixture[];
  /** Season of a competition that runs on a day, or the last before it, and the one before that; none where there is no calendar. */
  seasonsBy: (competitionId: string, day: number) => readonly [on: Season, before: Season] | undefined;
  /**
   * All known fixtures of such a season by kick-off, at an instant (ms UTC, default all); none where seasons have no calendar of their own.
   */
  fixturesOf: (seed: string, competitionId: string, season: Season, at?: number) => readonly FeedFixture[];
  plan: (seed: string, fixture: FeedFixture) => Plan;
}
