import * as z from 'zod/mini';
import { instant } from '../../contract/fields.ts';
import { matchEventKinds } from './matches.schema.ts';

/** Figures of a football match, in the order in which they are usually shown. Possession is in percent, `xg` in expected goals. */
export const footballStatistics = [
  'possession',
  'xg',
  'shots',
  'on_target',
  'off_target',
  'blocked',
  'saves',
  'dangerous_attacks',
  'attacks',
  'corners',
  'passes',
  'passes_completed',
  'fouls',
  'offsides',
  'yellow',
  'red',
] as const;
export type FootballStatistic = (typeof footballStatistics)[number];

/** One figure of both sides; `id` is one of the sport's statistics. */
export const statistic = z.object({ id: z.string(), home: z.number(), away: z.number() });
export type Statistic = z.output<typeof statistic>;

export const playerPositions = ['keeper', 'defender', 'midfielder', 'forward'] as const;
export type PlayerPosition = (typeof playerPositions)[number];

/**
 * Reasons of a rating: `play` is what the player's game was worth without the deeds, `result` the lead of the own side, `limit` what the
 * scale of 3 to 10 cuts off; the others are deeds.
 */
export const ratingReasonCodes = [
  'play',
  'goal',
  'penalty',
  'assist',
  'save',
  'on_target',
  'off_target',
  'foul',
  'own_goal',
  'yellow',
  'second_yellow',
  'red',
  'result',
  'limit',
] as const;
export type RatingReasonCode = (typeof ratingReasonCodes)[number];

/** One reason: how often (0 where it cannot be counted) and the points that it adds, in hundredths. */
export const ratingReason = z.object({ code: z.enum(ratingReasonCodes), count: z.int(), value: z.number() });
export type RatingReason = z.output<typeof ratingReason>;

/** A player of a line-up with what the match has brought: minutes are those of the match clock. `rating` is 3-10, in tenths. */
export const lineupPlayer = z.object({
  /** Of the player's page. */
  id: z.string(),
  name: z.string(),
  number: z.int(),
  position: z.enum(playerPositions),
  is_captain: z.boolean(),
  goals: z.int(),
  own_goals: z.int(),
  card: z.nullable(z.enum(['yellow', 'second_yellow', 'red'])),
  on_at: z.nullable(z.int()),
  off_at: z.nullable(z.int()),
  rating: z.nullable(z.number()),
  /** Reasons of the rating: their values add up to it. Empty where the source has none. */
  rating_reasons: z.array(ratingReason),
});
export type LineupPlayer = z.output<typeof lineupPlayer>;

/**
 * One side of a line-up. The formation names its lines from the back without the keeper (4-2-3-1); starters are the keeper first, then
 * line by line, each from the team's right to its left.
 */
export const lineup = z.object({
  formation: z.string(),
  coach: z.nullable(z.string()),
  starters: z.array(lineupPlayer),
  bench: z.array(lineupPlayer),
});
export type Lineup = z.output<typeof lineup>;

/** Both line-ups; `is_confirmed` is false while they are only probable. */
export const lineups = z.object({ is_confirmed: z.boolean(), home: lineup, away: lineup });

export const weatherKinds = ['clear', 'cloudy', 'overcast', 'rain', 'storm', 'snow', 'fog'] as const;

/** Venue and weather of a match. Temperature in °C, humidity in percent, wind in metres a second. */
export const conditions = z.object({
  venue: z.nullable(z.string()),
  city: z.nullable(z.string()),
  capacity: z.nullable(z.int()),
  attendance: z.nullable(z.int()),
  referee: z.nullable(z.string()),
  weather: z.nullable(z.object({ kind: z.enum(weatherKinds), temperature: z.int(), humidity: z.int(), wind: z.number() })),
});
export type Conditions = z.output<typeof conditions>;

export const absenceReasons = ['muscle', 'knee', 'ankle', 'illness', 'suspended', 'doubtful'] as const;

/** A player who cannot play, or perhaps not; `back_at` where it is known. */
export const absence = z.object({
  side: z.enum(['home', 'away']),
  player: z.string(),
  position: z.enum(playerPositions),
  reason: z.enum(absenceReasons),
  back_at: z.nullable(instant),
});

/** Kinds of commentary beside the events. */
export const playKinds = ['shot_saved', 'shot_wide', 'shot_blocked', 'foul', 'offside', 'pressure'] as const;
export type PlayKind = (typeof playKinds)[number];

/** One line of the commentary in the reader's language. `is_key` marks goals, cards and whistles. */
export const commentaryLine = z.object({
  id: z.string(),
  at: instant,
  minute: z.int(),
  added: z.int(),
  side: z.nullable(z.enum(['home', 'away'])),
  kind: z.enum([...matchEventKinds, ...playKinds]),
  text: z.string(),
  is_key: z.boolean(),
});
export type CommentaryLine = z.output<typeof commentaryLine>;

/**
 * Ends of a shot. `own_goal` counts for the side of the shot though the other side's player touched it last; `cancelled` is a goal that
 * was taken back. `made` and `missed` are basketball's.
 */
export const shotOutcomes = ['goal', 'saved', 'wide', 'blocked', 'own_goal', 'cancelled', 'made', 'missed'] as const;
export type ShotOutcome = (typeof shotOutcomes)[number];

/**
 * One shot, seen by the side it counts for: `x` runs from its own end (0) to the end that it attacks (1), `y` from its left to its right.
 * `xg` is null for own goals, goals taken back and other sports; `points` is what a basket counts, null in football.
 */
export const shot = z.object({
  id: z.string(),
  at: instant,
  minute: z.int(),
  added: z.int(),
  side: z.enum(['home', 'away']),
  player: z.nullable(z.object({ id: z.string(), name: z.string() })),
  outcome: z.enum(shotOutcomes),
  is_penalty: z.boolean(),
  x: z.number(),
  y: z.number(),
  xg: z.nullable(z.number()),
  points: z.nullable(z.int()),
});
export type Shot = z.output<typeof shot>;

/**
 * Course of a basketball game. `chances` is the home side's chance to win, 0 to 1, before the game and after each minute of play; `swing`
 * the basket that moved it most; `runs` the longest runs of points without answer, longest first. Minutes are those of play.
 */
export const gameFlow = z.object({
  chances: z.array(z.number()),
  swing: z.nullable(
    z.object({
      minute: z.int(),
      side: z.enum(['home', 'away']),
      player: z.nullable(z.string()),
      points: z.int(),
      before: z.number(),
      after: z.number(),
      home_score: z.int(),
      away_score: z.int(),
    }),
  ),
  runs: z.array(z.object({ side: z.enum(['home', 'away']), points: z.int(), from: z.int(), to: z.int() })),
});
export type GameFlow = z.output<typeof gameFlow>;

/**
 * Momentum of a match: one value for each minute from the first, -1 full pressure of the away side, 0 even, 1 of the home side.
 * Stoppage time counts to its last minute.
 */
export const momentum = z.array(z.number());

/**
 * Changes of a match beside its score, on topic `match:<id>`; null where nothing changed. `commentary` and `shots` hold what is new
 * or changed only; `lineups` says that they are to be fetched again.
 */
export const matchDetailChange = z.object({
  match_id: z.string(),
  statistics: z.nullable(z.array(statistic)),
  momentum: z.nullable(momentum),
  flow: z.nullable(gameFlow),
  commentary: z.array(commentaryLine),
  shots: z.array(shot),
  lineups: z.boolean(),
});
export type MatchDetailChange = z.output<typeof matchDetailChange>;
