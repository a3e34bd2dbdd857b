import { bigint, pgTable, text } from 'drizzle-orm/pg-core';

/**
 * Work that one node at a time does, such as a match feed or a pushed stream. Instants are ms UTC of the database's clock, which all nodes
 * share.
 */
export const leases = pgTable('lease', {
  name: text().primaryKey(),
  /** The node that has it; empty once it was given back or taken away. */
  holder: text().notNull(),
  /** Internal origin of that node, such as `http://10.0.0.2:3000`; empty where it has none. */
  address: text().notNull().default(''),
  /** When it ends unless it is renewed, or when it was given back. */
  until: bigint({ mode: 'number' }).notNull(),
});
