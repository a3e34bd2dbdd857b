import type { EsportsGame, Objective } from '@pitchside/api/scores/matches';
import type { Names } from '../../../text/local.ts';
import type { Side } from '../football/incidents.ts';

/** One kill on a map, by places in the teams (from 0). */
export interface Kill {
  second: number;
  side: Side;
  killer: number;
  victim: number;
  assists: readonly number[];
}

/** Something that a side took. */
export interface Taking {
  second: number;
  side: Side;
  code: Objective;
}

/** One map of a series, planned ahead; seconds count from its start. */
export interface MapPlan {
  seconds: number;
  winner: Side;
  kills: readonly Kill[];
  takings: readonly Taking[];
  /** Lead of the home side in gold after each minute; empty in Counter-Strike. */
  gold: readonly number[];
  /** When each round ended and who won it, only in Counter-Strike. */
  rounds: readonly { second: number; side: Side }[];
  /** Equipment value of both sides at the start of each round, only in Counter-Strike. */
  economy: readonly [home: number, away: number][];
  map: Names | null;
  picks: Readonly<Record<Side, readonly Names[]>>;
  bans: Readonly<Record<Side, readonly Names[]>>;
}

/** Length of a game's maps, s: mean, spread and bounds. */
export interface MapLength {
  mean: number;
  spread: number;
  least: number;
  most: number;
}

const minutes = (mean: number, spread: number, least: number, most: number): MapLength => ({
  mean: mean * 60,
  spread: spread * 60,
  least: least * 60,
  most: most * 60,
});

/** Lengths of maps; of Counter-Strike the rounds decide. */
export const mapLengths: Readonly<Record<Exclude<EsportsGame, 'cs'>, MapLength>> = {
  lol: minutes(31, 9, 24, 46),
  kog: minutes(17, 6, 13, 27),
  dota2: minutes(38, 14, 30, 64),
};
