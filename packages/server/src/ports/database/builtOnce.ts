import { sql, type SQL } from 'drizzle-orm';

/** A statement that is built once and run many times. */
interface Buildable<Statement> {
  prepare(name: string): Statement;
}

/**
 * A statement with placeholders, built at its first run and then run with other values: building its text costs more than running it. It
 * has no name, because a connection prepares frequent statements by itself, and a pooler may forbid named ones.
 */
export function builtOnce<Statement>(build: () => Buildable<Statement>): () => Statement {
  let built: Statement | undefined;
  return () => (built ??= build().prepare(''));
}

/**
 * A value that is passed when a statement runs and that its planner does not see: the plan is the same whatever it is, and is made once.
 * Use it for statements that one plan suits; planning one anew takes longer than running it.
 */
export const unseen = (name: string, type: 'bigint[]' | 'int' | 'text' | 'text[]' | 'tsquery'): SQL =>
  sql`(select ${sql.placeholder(name)}::${sql.raw(type)})`;
