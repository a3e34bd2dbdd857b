import * as z from 'zod/mini';
import { instant } from '../../contract/fields.ts';
import { person } from '../../member/follow/follow.schema.ts';
import { match, oddsMarkets } from '../../scores/matches/index.ts';
import { pickOutcomes, pickSides } from '../plans/plans.schema.ts';

/** Points of the season that a right answer earns, by how many sides a question has; nothing is staked. */
export const guessPoints = { two: 10, three: 15 } as const;

/** State of an answer. Source: specification section 4. */
export const guessStates = ['pending', 'won', 'lost', 'void', 'stopped'] as const;
export type GuessState = (typeof guessStates)[number];
/** Filters for records: a state, or all that are settled. Source: specification section 4. */
export const guessFilters = ['pending', 'won', 'lost', 'void', 'settled', 'stopped'] as const;
export type GuessFilter = (typeof guessFilters)[number];

/**
 * State of a question: `open` for answers until the kick-off, then `settled` by the result, `void` where the match is off, or `stopped`
 * by an operator.
 */
export const questionStates = ['open', 'settled', 'void', 'stopped'] as const;

/** A side of a question: its count is given to members who have answered, and to everybody once the question is closed. */
export const guessSide = z.object({
  side: z.enum(pickSides),
  count: z.nullable(z.int()),
  /** Null until it is settled. */
  outcome: z.nullable(z.enum(pickOutcomes)),
});
export type GuessSide = z.output<typeof guessSide>;

/** A question about a match, for fun: one answer a member. */
export const guessQuestion = z.object({
  id: z.string(),
  match,
  play: z.enum(oddsMarkets),
  /** Goals or points that the home side gives, or the total; null without one. */
  line: z.nullable(z.number()),
  sides: z.array(guessSide),
  /** Points for a right answer. */
  points: z.int(),
  /** Until when it is answered. */
  closes_at: instant,
  state: z.enum(questionStates),
  is_open: z.boolean(),
  answers: z.int(),
  /** Answer of the caller. */
  mine: z.nullable(z.enum(pickSides)),
});
export type GuessQuestion = z.output<typeof guessQuestion>;

/** One answer of the member. */
export const guessRecord = z.object({ question: guessQuestion, at: instant, state: z.enum(guessStates), /** Earned. */ points: z.int() });
export type GuessRecord = z.output<typeof guessRecord>;

/** Totals of the answers in a period. */
export const guessTotals = z.object({
  answered: z.int(),
  pending: z.int(),
  won: z.int(),
  lost: z.int(),
  void: z.int(),
  stopped: z.int(),
  points: z.int(),
});
export type GuessTotals = z.output<typeof guessTotals>;

/** Somebody on the ladder of a season; a season is a month of the server. */
export const guessStanding = z.object({ place: z.int(), user: person, points: z.int(), won: z.int(), settled: z.int() });
export type GuessStanding = z.output<typeof guessStanding>;
