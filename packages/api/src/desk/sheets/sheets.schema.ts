import * as z from 'zod/mini';
import { esportsGames, objectives, pairOf } from '../../scores/matches/matches.schema.ts';

/** One player's line of a box score; pairs are made and tried, rebounds those at the opponent's basket and at the own one. */
export const boxLine = z.object({
  player: z.string(),
  /** Of the player's page. */
  player_id: z.string(),
  number: z.int(),
  position: z.enum(['guard', 'forward', 'center']),
  starter: z.boolean(),
  /** Seconds on the court. */
  seconds: z.int(),
  points: z.int(),
  twos: pairOf,
  threes: pairOf,
  frees: pairOf,
  rebounds: pairOf,
  assists: z.int(),
  steals: z.int(),
  blocks: z.int(),
  turnovers: z.int(),
  fouls: z.int(),
  /** Points of the team less those of the opponent while the player was on the court. */
  plus_minus: z.int(),
});
export type BoxLine = z.output<typeof boxLine>;

/** One player of a map; `hero` is none in Counter-Strike, and so is `gold`. */
export const mapLine = z.object({
  player: z.string(),
  hero: z.nullable(z.string()),
  kda: z.tuple([z.int(), z.int(), z.int()]),
  gold: z.nullable(z.int()),
});
export type MapLine = z.output<typeof mapLine>;

const side = z.enum(['home', 'away']);

/** One map of a series: who played what, and how it went. */
export const mapSheet = z.object({
  /** Name of the map in Counter-Strike. */
  map: z.nullable(z.string()),
  bans: z.object({ home: z.array(z.string()), away: z.array(z.string()) }),
  home: z.array(mapLine),
  away: z.array(mapLine),
  /** Lead of the home side in gold after each minute. */
  gold: z.array(z.int()),
  /** Winner of each round, only in Counter-Strike. */
  rounds: z.array(side),
  /** Value of both sides' equipment at the start of each round, in Counter-Strike from a source that has it. */
  economy: z.optional(z.array(pairOf)),
  objectives: z.array(z.object({ second: z.int(), side, code: z.enum(objectives) })),
  /** Objectives of both sides in all, from a source that does not give times. */
  taken: z.optional(z.array(z.object({ code: z.enum(objectives), count: pairOf }))),
});
export type MapSheet = z.output<typeof mapSheet>;

/** A step of the map veto before a series of Counter-Strike; the map that is left over belongs to no side. */
export const vetoStep = z.object({ map: z.string(), act: z.enum(['ban', 'pick', 'left']), side: z.nullable(side) });
export type VetoStep = z.output<typeof vetoStep>;

/** The maps of a series that have begun, and how they were chosen where a source tells it. */
export const seriesSheet = z.object({ game: z.enum(esportsGames), veto: z.optional(z.array(vetoStep)), maps: z.array(mapSheet) });
