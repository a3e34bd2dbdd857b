import { bigint, bigserial, index, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** SMS codes as hashes; only the newest of a number and type is valid. */
export const smsCodes = pgTable(
  'sms_code',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    mobile: text().notNull(),
    /** 1 registers, 2 everything else. */
    type: integer().notNull(),
    codeHash: text('code_hash').notNull(),
    tries: integer().notNull().default(0),
    createdAt: bigint('created_at', { mode: 'number' }).notNull(),
    expiresAt: bigint('expires_at', { mode: 'number' }).notNull(),
    usedAt: bigint('used_at', { mode: 'number' }),
  },
  (table) => [index('sms_code_newest').on(table.mobile, table.type, table.id), index('sms_code_expires').on(table.expiresAt)],
);

/** Used quota of each rate limit within its window, by subject. */
export const smsAllowances = pgTable(
  'sms_allowance',
  {
    subject: text().primaryKey(),
    windowUntil: bigint('window_until', { mode: 'number' }).notNull(),
    used: integer().notNull(),
  },
  (table) => [index('sms_allowance_until').on(table.windowUntil)],
);
