import { sql } from 'drizzle-orm';
import { bigint, bigserial, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from '../member/index.ts';

/** Exports that members asked for. One is made under a claim, which another node takes over once it lapses. */
export const dataExports = pgTable(
  'data_export',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => users.id),
    /** `gone` once its file is deleted. */
    state: text({ enum: ['waiting', 'working', 'ready', 'failed', 'gone'] })
      .notNull()
      .default('waiting'),
    askedAt: bigint('asked_at', { mode: 'number' }).notNull(),
    percent: integer().notNull().default(0),
    tries: integer().notNull().default(0),
    /** Claim of the node that makes it, and until when it holds without a sign of life. */
    claim: text(),
    claimedUntil: bigint('claimed_until', { mode: 'number' }),
    /** File in the private storage, sealed. */
    name: text(),
    bytes: bigint({ mode: 'number' }),
    expiresAt: bigint('expires_at', { mode: 'number' }),
  },
  (table) => [
    index('data_export_member').on(table.memberId, table.id),
    index('data_export_asked').on(table.askedAt),
    index('data_export_open')
      .on(table.id)
      .where(sql`state in ('waiting', 'working', 'ready')`),
  ],
);
