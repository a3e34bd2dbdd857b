import * as z from 'zod/mini';

const number = z.number();
const side = z.optional(z.nullable(z.string()));

/** One thing that happened: kind, 1 home or 2 away (0 neither), minute, and the score after a goal. */
export const namiIncident = z.object({
  type: z.int(),
  position: z.int(),
  time: z.int(),
  add_time: z.optional(z.int()),
  home_score: z.optional(z.int()),
  away_score: z.optional(z.int()),
  player_name: side,
  in_player_name: side,
  out_player_name: side,
});
export type NamiIncident = z.output<typeof namiIncident>;

/** One figure of both sides. */
export const namiStatistic = z.object({ type: z.int(), home: number, away: number });

/**
 * A running football match. `score` is match, status, figures of home and of away (score, half-time score, red cards, yellow cards, corners
 * or -1, score after extra time, penalties), start of the running half (s UTC).
 */
export const namiFootball = z.object({
  id: z.int(),
  score: z.tuple([z.int(), z.int(), z.array(number), z.array(number), z.int()], z.unknown()),
  stats: z.optional(z.array(namiStatistic)),
  incidents: z.optional(z.array(namiIncident)),
});
export type NamiFootball = z.output<typeof namiFootball>;

/**
 * A basketball game: match, status, seconds left in the period, points of home and of away by quarter and then overtime; figures of both
 * sides by their number.
 */
export const namiBasketball = z.object({
  id: z.int(),
  score: z.tuple([z.int(), z.int(), z.int(), z.array(z.int()), z.array(z.int())], z.unknown()),
  stats: z.optional(z.array(z.tuple([z.int(), z.int(), z.int()], z.unknown()))),
});
export type NamiBasketball = z.output<typeof namiBasketball>;

/** One change of odds: match, then when (s UTC), minute as text, home, line or draw, away, status, 1 while locked, score as text. */
const namiChange = z.tuple([z.int(), z.tuple([z.int(), z.string(), number, number, number, z.int(), z.int()], z.unknown())]);

/** Changes of odds by company, then by market. */
export const namiOdds = z.record(
  z.string(),
  z.object({ asia: z.optional(z.array(namiChange)), bs: z.optional(z.array(namiChange)), eu: z.optional(z.array(namiChange)) }),
);
export type NamiOdds = z.output<typeof namiOdds>;
