import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';

/** Settings that operators change at runtime, by key. */
export const systemSettings = pgTable('system_setting', { key: text().primaryKey(), value: jsonb().notNull() });

/** Generated secrets of the server, such as the one for deriving stream keys. */
export const serverSecrets = pgTable('server_secret', { name: text().primaryKey(), secret: text().notNull() });
