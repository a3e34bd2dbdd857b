import { sql } from 'drizzle-orm';

/** Allowed limits of a statement, in rows: few, because each one is a prepared statement of its own. */
const sizes = [1, 6, 11, 21, 31, 51, 61, 101];

/**
 * The limit as a literal in the SQL, rounded up to a standard size. As a parameter it would prevent a cached plan, and planning takes
 * longer than execution.
 * Drizzle turns any number into a parameter but passes SQL through, which its types do not say.
 */
export function written(limit: number): number;
export function written(limit: number): unknown {
  return sql.raw(String(sizes.find((size) => size >= limit) ?? Math.ceil(limit)));
}
