import type { Score, Side, Team } from '../Crest/team.ts';
import type { MatchStatusKind } from '../StatusChip/index.ts';

/** Games of esports that have a mark and texts of their own. */
export const seriesGames = ['lol', 'kog', 'cs', 'dota2'] as const;
export type SeriesGame = (typeof seriesGames)[number];

/** One map (in Counter-Strike) or game of a series that has begun. */
export interface SeriesMap {
  /** Kills, in Counter-Strike rounds. */
  score: Score;
  /** Nothing while it is played. */
  winner?: Side;
  /** Start, in ms UTC of the viewer's own clock. */
  beganAt: number;
  /** Seconds that it lasted, once it is over. */
  seconds?: number;
  /** Gold of the home side less that of the away side; none in Counter-Strike. */
  gold?: number;
}

/** An esports series as a card and a stage take it. */
export interface SeriesItem {
  id: string;
  game: SeriesGame;
  /** League and round: LPL 第 12 轮. */
  league: string;
  /** Maps at most. */
  bestOf: number;
  kind: MatchStatusKind;
  /** Start in ms UTC. */
  kickoffAt: number;
  home: Team;
  away: Team;
  /** Maps won; none before it begins. */
  score: Score | null;
  /** Maps begun so far. */
  maps: readonly SeriesMap[];
  /** Rooms that show it; default none. */
  rooms?: number;
}

/** Objectives that a side may take in a game. */
export const objectiveCodes = [
  'first_blood',
  'tower',
  'dragon',
  'herald',
  'baron',
  'roshan',
  'barracks',
  'tyrant',
  'overlord',
  'storm_dragon',
  'bomb_planted',
  'bomb_defused',
  'ace',
] as const;
export type ObjectiveCode = (typeof objectiveCodes)[number];

/** Something that a side took. */
export interface SeriesObjective {
  /** Seconds since the map began. */
  second: number;
  side: Side;
  code: ObjectiveCode;
}

/** One player of a map. */
export interface SeriesPlayer {
  name: string;
  /** Hero that was picked; none in Counter-Strike. */
  hero?: string;
  /** Kills, deaths, assists. */
  kda: readonly [kills: number, deaths: number, assists: number];
  /** None in Counter-Strike. */
  gold?: number;
}

/** A player over all maps of a series. */
export interface RosterPlayer {
  name: string;
  /** Heroes in the order of the maps; none in Counter-Strike. */
  heroes: readonly string[];
  /** Kills, deaths, assists of all maps. */
  kda: readonly [kills: number, deaths: number, assists: number];
  /** Maps played. */
  maps: number;
}

/** Kills and assists for each death; without a death for one. */
export const kdaRatio = ([kills, deaths, assists]: RosterPlayer['kda']): number => (kills + assists) / Math.max(1, deaths);

/** Seconds as a clock of a map: 22:14. */
export const mapClock = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

/** Gold in thousands: 3.2k. */
export const goldText = (gold: number): string => `${(Math.abs(gold) / 1_000).toFixed(1)}k`;
