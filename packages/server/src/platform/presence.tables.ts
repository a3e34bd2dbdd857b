import { bigint, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

/** How many sockets follow which room at a node, for as long as the node says so. Instants are ms UTC of the database's clock. */
export const presence = pgTable('presence', {
  node: text().primaryKey(),
  /** Sockets by topic. */
  rooms: jsonb().$type<Record<string, number>>().notNull(),
  until: bigint({ mode: 'number' }).notNull(),
});
