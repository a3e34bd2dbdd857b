import type { Score, Side } from '../Crest/team.ts';
import type { MatchScore } from '../Scorebug/index.ts';

/** Cards that a side has been shown. */
export interface CardCount {
  yellow: number;
  red: number;
}

/** A football match as the score table takes it. */
export interface MatchRowItem extends MatchScore {
  id: string;
  /** Page of the match; the score leads there. */
  href: string;
  league: { id: string; name: string; color?: string };
  /** Kick-off in ms UTC. */
  kickoffAt: number;
  /** Score at half-time, once it is known. */
  halfTime?: Score;
  /** Corners taken so far. */
  corners?: Score;
  cards?: Record<Side, CardCount>;
  /** Places in the league table. */
  ranks?: Partial<Record<Side, number>>;
  /** Rooms that show the match: address and number. */
  live?: { href: string; rooms: number };
}

/** Groups of the score table, from the viewer's pinned matches to the finished ones. */
export const matchGroups = ['pinned', 'live', 'later', 'finished'] as const;
export type MatchGroup = (typeof matchGroups)[number];
