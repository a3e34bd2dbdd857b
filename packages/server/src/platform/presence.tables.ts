import { bigint, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

/** Number of connections that follow each room at a node, valid while the node renews it. Instants are ms UTC of the database's clock. */
export const presence = pgTable('presence', {
  node: text().primaryKey(),
  /** Sockets by topic. */
  rooms: jsonb().$type<Record<string, number>>().notNull(),
  until: bigint({ mode: 'number' }).notNull(),
});
