import * as z from 'zod/mini';
import { instant } from '../../contract/fields.ts';
import { match } from '../matches/index.ts';

/**
 * Reasons for which a result is doubtful: awarded by the competition, corrected after the settlement, lower than the number of reported
 * goals,
 * other than an operator saw, or broken off after the ninety minutes.
 */
export const conflictCauses = ['awarded', 'corrected', 'shrank', 'disagrees', 'late'] as const;
export type ConflictCause = (typeof conflictCauses)[number];

/**
 * Decisions of an operator about a doubtful result: it counts as the source has it, another score counts, or the match is off and
 * prices are paid back.
 */
export const resultActs = ['source', 'score', 'off'] as const;
export type ResultAct = (typeof resultActs)[number];

/** A score that is settled by: of football after ninety minutes, of basketball with its overtimes. */
export const settledScore = z.object({ home: z.int(), away: z.int() });

/** A result that was held, as operators look at it. */
export const resultConflict = z.object({
  id: z.string(),
  match,
  causes: z.array(z.enum(conflictCauses)),
  /** Score of the source; null where the match was broken off. */
  source: z.nullable(settledScore),
  /** Score of the last settlement; null before the first. */
  before: z.nullable(settledScore),
  /** Score that an operator saw. */
  seen: z.nullable(z.extend(settledScore, { by: z.string(), reason: z.string() })),
  /** Waiting for it: plans with the diamonds that are held for them, and questions. */
  rests: z.object({ plans: z.int(), held: z.int(), questions: z.int() }),
  at: instant,
  /** Null while it waits. */
  decided: z.nullable(z.object({ score: z.nullable(settledScore), by: z.string(), reason: z.string(), at: instant })),
});
export type ResultConflict = z.output<typeof resultConflict>;
