import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';

/** Settings that operators change at runtime, by key. */
export const systemSettings = pgTable('system_setting', { key: text().primaryKey(), value: jsonb().notNull() });

/** Generated secrets of the server, such as the one for deriving stream keys, sealed with the site's key, which is not in the database. */
export const siteSecrets = pgTable('site_secret', { name: text().primaryKey(), sealed: text().notNull() });
