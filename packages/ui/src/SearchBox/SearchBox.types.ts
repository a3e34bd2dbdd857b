import type { Score, Team } from '../Crest/index.ts';

/** A match that many look at. */
export interface HotMatch {
  id: string;
  /** Where a press leads. */
  href: string;
  home: Team;
  away: Team;
  /** Kick-off in ms UTC. */
  kickoffAt: number;
  /** Goals or points; none before the kick-off. */
  score?: Score;
  /** The match is being played and shown; default false. */
  live?: boolean;
}
