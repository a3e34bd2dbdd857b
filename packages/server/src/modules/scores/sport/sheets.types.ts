import type { EsportsGame, Objective } from '@pitchside/api/scores/matches';
import type { Names } from '../../../text/local.ts';

/** Two counts: made and attempted, or offensive and defensive. */
export type Two = [number, number];

/** A player's row of a box score. */
export interface BoxLine {
  player: Names;
  number: number;
  position: 'guard' | 'forward' | 'center';
  starter: boolean;
  /** Seconds played. */
  seconds: number;
  points: number;
  /** Made and attempted. */
  twos: Two;
  threes: Two;
  frees: Two;
  /** Offensive and defensive. */
  rebounds: Two;
  assists: number;
  steals: number;
  blocks: number;
  turnovers: number;
  fouls: number;
  /** Point difference while the player was on court. */
  plusMinus: number;
}

/** The box score of a game. */
export interface BoxSheet {
  home: BoxLine[];
  away: BoxLine[];
}

/** A player on a map, with the picked hero; none in Counter-Strike. */
export interface MapLine {
  player: string;
  hero: Names | null;
  /** Kills, deaths, assists. */
  kda: [number, number, number];
  /** Null in Counter-Strike. */
  gold: number | null;
}

/** A map of a series: line-ups and result. */
export interface MapSheet {
  /** Name of the map in Counter-Strike; null elsewhere. */
  map: Names | null;
  bans: { home: Names[]; away: Names[] };
  home: MapLine[];
  away: MapLine[];
  /** Gold lead of the home side after each minute; empty in Counter-Strike. */
  gold: number[];
  /** Winner of each round, only in Counter-Strike. */
  rounds: ('home' | 'away')[];
  /** Equipment value of both sides at the start of each round, from sources that have it. */
  economy?: Two[];
  objectives: { second: number; side: 'home' | 'away'; code: Objective }[];
  /** Totals of objectives of both sides, from sources without timestamps. */
  taken?: { code: Objective; count: Two }[];
}

/** Step of the map veto before a Counter-Strike series; the left-over map belongs to nobody. */
export interface VetoStep {
  map: Names;
  act: 'ban' | 'pick' | 'left';
  side: 'home' | 'away' | null;
}

/** Maps of a series, and their veto if the source has it. */
export interface MapsSheet {
  game: EsportsGame;
  veto?: VetoStep[];
  maps: MapSheet[];
}

/** Stored data of a match besides its row; its sport decides which of the two. */
export interface MatchSheet {
  box?: BoxSheet;
  series?: MapsSheet;
}
