import type { Score, Side } from '../Crest/team.ts';
import type { MatchGroup, MatchRowItem } from './listed.ts';
import type { MatchOdds } from '../odds/index.ts';

/** Pages of analysis that a match has: the match itself, Asian, European, size. */
export const analysisPages = ['match', 'asian', 'european', 'size'] as const;
export type AnalysisPage = (typeof analysisPages)[number];

/** What both sports have in a table. */
interface Listed extends MatchRowItem {
  odds?: MatchOdds;
  /** Pages of analysis, as far as there are any. */
  analysis?: Partial<Record<AnalysisPage, string>>;
}

/** A football match as the score table takes it. */
export type ScoreMatch = Listed;

/** A clock that counts down: seconds left at an instant (ms UTC of the viewer's own clock); while it runs the table counts on by itself. */
export interface GameClock {
  left: number;
  runs: boolean;
  at: number;
}

/** A basketball match as the score table takes it. */
export interface BasketballMatch extends Listed {
  /** Points of each quarter so far, then of each overtime; empty before the game. */
  periods: readonly Score[];
  /** What is left of the running period; none between periods. */
  clock?: GameClock;
  /** Games won and lost this season: 41-24. */
  records?: Partial<Record<Side, string>>;
  /** Lead of the home side through the game, minute by minute from its start; drawn as a curve. */
  leads?: readonly number[];
}

/** One group of the table and its matches, in the order in which they stand. */
export interface ScoreSection<Match extends Listed = ScoreMatch> {
  group: MatchGroup;
  matches: readonly Match[];
  /** A few words after the count: 另有 8 场被筛选隐藏. */
  hint?: string;
}
