import type { Score, Side } from '../Crest/team.ts';
import type { MatchGroup, MatchRowItem } from './listed.ts';
import type { MatchOdds } from '../odds/index.ts';

/** Further pages on a match, in the order of their menu. */
export const analysisPages = ['situation', 'form', 'asian', 'size', 'european', 'lineups'] as const;
export type AnalysisPage = (typeof analysisPages)[number];

/** Fields of both sports in a table. */
interface Listed extends MatchRowItem {
  odds?: MatchOdds;
  /** Pages of analysis, as far as there are any. */
  analysis?: Partial<Record<AnalysisPage, string>>;
}

/** A football match as the score table takes it. */
export type ScoreMatch = Listed;

/** A clock that counts down: seconds left at an instant (ms UTC of the viewer's own clock); while it runs the table updates it. */
export interface GameClock {
  left: number;
  runs: boolean;
  at: number;
}

/** A basketball match as the score table takes it. */
export interface BasketballMatch extends Listed {
  /** Points of each quarter so far, then of each overtime; empty before the game. */
  periods: readonly Score[];
  /** Time left of the running period; none between periods. */
  clock?: GameClock;
  /** Games won and lost this season: 41-24. */
  records?: Partial<Record<Side, string>>;
  /** Lead of the home side through the game, minute by minute from its start; drawn as a curve. */
  leads?: readonly number[];
}

interface Section<Match extends Listed> {
  /** Matches in display order. */
  matches: readonly Match[];
  /** A short hint after the count: 另有 8 场被筛选隐藏. */
  hint?: string;
}

/** Matches of one group of the table. */
export interface GroupSection<Match extends Listed = ScoreMatch> extends Section<Match> {
  group: MatchGroup;
}

/** A league as shown in the head of its own section. */
export interface SectionLeague {
  id: string;
  /** Its whole name. */
  name: string;
  color?: string;
  /** The round that is played, where all its matches belong to one. */
  round?: string;
  /** Address of its table. */
  href?: string;
}

/** Matches of one league. */
export interface LeagueSection<Match extends Listed = ScoreMatch> extends Section<Match> {
  group: 'league';
  league: SectionLeague;
}

/** One section of the table: a group, or a league. A table with a league among its sections has no column for it. */
export type ScoreSection<Match extends Listed = ScoreMatch> = GroupSection<Match> | LeagueSection<Match>;

/** The key of a section among those of its table: live, league:epl. */
export const sectionKey = (section: ScoreSection): string => (section.group === 'league' ? `league:${section.league.id}` : section.group);
