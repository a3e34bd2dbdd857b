import * as z from 'zod/mini';

const count = z.int().check(z.gte(0), z.lte(1_000_000));
const name = z.nullish(z.string().check(z.maxLength(80)));

const player = z.object({
  /** 0-4 for Radiant, 128-132 for Dire. */
  player_slot: z.int(),
  hero_id: z.int(),
  kills: count,
  deaths: count,
  assists: count,
  net_worth: z.optional(count),
  account_id: z.nullish(z.int().check(z.gte(0))),
  /** The name as a professional, and the one on the account. */
  name,
  personaname: name,
});
export type WrittenPlayer = z.output<typeof player>;

/** Something that happened: `time` in seconds of the match clock, which is below 0 before the horn. */
const objective = z.object({
  time: z.int(),
  type: z.string(),
  team: z.nullish(z.int()),
  player_slot: z.nullish(z.int()),
  slot: z.nullish(z.int()),
  key: z.nullish(z.union([z.string(), z.number()])),
});
export type WrittenObjective = z.output<typeof objective>;

const status = z.optional(z.int().check(z.gte(0)));
const team = z.nullish(z.object({ name }));

/** One match of Dota 2 as Valve's API and OpenDota write it; fields of OpenDota alone are optional. */
export const writtenDota = z.object({
  match_id: z.int().check(z.gte(1)),
  /** Seconds UTC. */
  start_time: z.int().check(z.gte(1_262_304_000), z.lte(4_102_444_800)),
  /** Seconds. */
  duration: z.int().check(z.gte(60), z.lte(36_000)),
  radiant_win: z.boolean(),
  radiant_score: count,
  dire_score: count,
  leagueid: z.nullish(z.int().check(z.gte(0))),
  league: z.nullish(z.object({ name })),
  radiant_name: name,
  dire_name: name,
  radiant_team: team,
  dire_team: team,
  players: z.array(player).check(z.length(10)),
  picks_bans: z.nullish(
    z.array(z.object({ is_pick: z.boolean(), hero_id: z.int(), team: z.int(), order: z.int() })).check(z.maxLength(60)),
  ),
  /** Towers and barracks left at the end, a bit each. */
  tower_status_radiant: status,
  tower_status_dire: status,
  barracks_status_radiant: status,
  barracks_status_dire: status,
  /** Gold of Radiant less that of Dire, minute by minute, beginning at 0. */
  radiant_gold_adv: z.nullish(z.array(z.int()).check(z.maxLength(600))),
  objectives: z.nullish(z.array(objective).check(z.maxLength(500))),
});
export type WrittenDota = z.output<typeof writtenDota>;
