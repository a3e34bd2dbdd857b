import { sql } from 'drizzle-orm';

/** How many rows a statement asks for at most: of few numbers, because each is a statement of its own. */
const sizes = [1, 6, 11, 21, 31, 51, 61, 101];

/**
 * A limit that stands in the statement itself, perhaps a larger one: with a number beside it no plan would be kept, and planning takes longer than running.
 * The builder would put any number beside the statement, and hands on other SQL as it is, which its types do not say.
 */
export function written(limit: number): number;
export function written(limit: number): unknown {
  return sql.raw(String(sizes.find((size) => size >= limit) ?? Math.ceil(limit)));
}
