import type { Scope } from '@pitchside/api/contract';
import { bigint, bigserial, index, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from '../member/index.ts';

/** Access tokens; only the hash of each is stored. A revoked one is gone. */
export const accessTokens = pgTable(
  'access_token',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => users.id),
    name: text().notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    lastFour: text('last_four').notNull(),
    scopes: text().array().$type<Scope[]>().notNull(),
    createdAt: bigint('created_at', { mode: 'number' }).notNull(),
    /** Null without an end. */
    expiresAt: bigint('expires_at', { mode: 'number' }),
    usedAt: bigint('used_at', { mode: 'number' }),
  },
  (table) => [index('access_token_member').on(table.memberId, table.id), index('access_token_expires').on(table.expiresAt)],
);
