import type { Score, Side, Team } from '../Crest/team.ts';

/** Events of a popup: a goal, a goal taken back, a card, or a turn of the match itself. */
export const matchEventKinds = ['goal', 'goal-cancelled', 'red', 'yellow', 'kickoff', 'halftime', 'fulltime'] as const;
export type MatchEventKind = (typeof matchEventKinds)[number];

/** One event of a match, as the popup takes it. */
export interface GoalPopupItem {
  id: string;
  matchId: string;
  kind: MatchEventKind;
  /** The side that scored, lost its goal, or was shown the card; none for a turn of the match. */
  side?: Side;
  home: Team;
  away: Team;
  /** Score after the event. */
  score: Score;
  /** Minute of the event, and of stoppage time after it. */
  minute?: number;
  added?: number;
  /** Competition and round: 英超 第 29 轮. */
  league: string;
  /** Player who scored or was shown the card, if known. */
  player?: string;
  /** Player who assisted, if known. */
  assist?: string;
  /** Page of the match. */
  href: string;
  /** A room that shows it, if there is one. */
  liveHref?: string;
}
