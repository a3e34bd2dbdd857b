import { and, eq, gte, lt, sql, type SQL } from 'drizzle-orm';
import { guessPoints } from '@pitchside/api/experts/guesses';
import type { Database, Transaction } from '../../../ports/database/database.ts';
import { matches } from '../../scores/sport/index.ts';
import { guessAnswers, guessQuestions } from './guesses.tables.ts';

/**
 * SQL of points from settled answers about matches of a time span, by member: columns member_id, value (points) and tries (settled
 * answers).
 * Same rules as the ladder of a season: half won is right, and a void answer does not count.
 */
export const pointsWithin = (from: number, before: number): SQL => sql`
  select a.member_id, sum(case when e.outcome in ('won', 'half_won') then e.points else 0 end)::bigint as value, count(*)::int as tries
  from ${guessQuestions} q join ${matches} m on m.id = q.match_id join ${guessAnswers} a on a.question_id = q.id
  cross join lateral (
    select q.outcomes ->> a.side as outcome, case when q.play = 'european' and m.sport = 'football' then ${guessPoints.three}::int else ${guessPoints.two}::int end as points) e
  where q.state = 'settled' and q.closes_at >= ${from} and q.closes_at < ${before} and e.outcome is not null and e.outcome <> 'void'
  group by a.member_id`;

/** Whether no question about a match of a time span is unsettled. */
export async function isSettledWithin(db: Database | Transaction, from: number, before: number): Promise<boolean> {
  const [open] = await db
    .select({ id: guessQuestions.id })
    .from(guessQuestions)
    .where(and(eq(guessQuestions.state, 'open'), gte(guessQuestions.closesAt, from), lt(guessQuestions.closesAt, before)))
    .limit(1);
  return open === undefined;
}
