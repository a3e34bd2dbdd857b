import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';

/** Settings that operators change while the site runs, by key. */
export const systemSettings = pgTable('system_setting', { key: text().primaryKey(), value: jsonb().notNull() });

/** Secrets that the server made for itself, such as the one that stream keys are derived from. */
export const serverSecrets = pgTable('server_secret', { name: text().primaryKey(), secret: text().notNull() });
