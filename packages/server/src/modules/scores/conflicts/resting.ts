import { sql } from 'drizzle-orm';
import type { ResultConflict } from '@pitchside/api/scores/results';
import type { Database } from '../../../ports/database/database.ts';
import { guessQuestions } from '../../experts/guesses/index.ts';
import { plans, planUnlocks } from '../../experts/plans/index.ts';
import { matches } from '../sport/index.ts';

/** Counts what depends on the results of matches: plans with their held payments, and questions. */
export function createResting(db: Database) {
  return async (ids: readonly string[]): Promise<Map<string, ResultConflict['rests']>> => {
    if (ids.length === 0) return new Map();
    const { rows } = await db.execute<{ id: string; plans: number; held: string; questions: number }>(sql`
      select m.id,
        (select count(*)::int from ${plans} p where p.match_id = m.id and p.state in ('published', 'settled')) as plans,
        (select coalesce(sum(u.price), 0) from ${planUnlocks} u join ${plans} p on p.id = u.plan_id where p.match_id = m.id and u.state = 'held') as held,
        (select count(*)::int from ${guessQuestions} q where q.match_id = m.id and q.state in ('open', 'settled')) as questions
      from ${matches} m where m.id in (${sql.join(
        ids.map((id) => sql`${id}`),
        sql`, `,
      )})`);
    return new Map(rows.map(({ id, plans: counted, held, questions }) => [id, { plans: counted, held: Number(held), questions }]));
  };
}
