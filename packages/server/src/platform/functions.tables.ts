import { pgTable, text } from 'drizzle-orm/pg-core';

/** Files of database functions (`*.functions.sql`) as they were last applied. */
export const functionFiles = pgTable('function_file', {
  /** Path below `src`, with `/`. */
  path: text().primaryKey(),
  /** SHA-256 of its text, in hex. */
  hash: text().notNull(),
});
