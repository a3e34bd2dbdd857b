import type { ActGroup, AuditRun } from '@pitchside/api/desk/operations';
import { bigint, bigserial, boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from '../../member/member/index.ts';

/** Log of acts by operators, the command line and the site. A trigger prevents updates and deletes. */
export const operatorActs = pgTable(
  'operator_act',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    at: bigint({ mode: 'number' }).notNull(),
    /** The operator; null for the command line and the site itself. */
    operatorId: bigint('operator_id', { mode: 'number' }).references(() => users.id),
    /** Displayed author: a nickname, `cli`, `system`. */
    actor: text().notNull(),
    group: text('act_group').$type<ActGroup>().notNull(),
    act: text().notNull(),
    subject: text().notNull(),
    note: text().notNull(),
    reason: text().notNull(),
    /** The entry whose act failed. */
    failureOf: bigint('failure_of', { mode: 'number' }),
    /** Digest over this entry and the previous digest: a removed entry breaks the chain. */
    digest: text().notNull(),
  },
  (table) => [
    index('operator_act_group').on(table.group, table.id),
    index('operator_act_subject').on(table.act, table.subject, table.id),
    index('operator_act_failure').on(table.failureOf),
  ],
);

/** Last activity of operators, by session: the desk locks after a quarter of an hour. */
export const operatorPresence = pgTable('operator_presence', {
  sessionId: bigint('session_id', { mode: 'number' }).primaryKey(),
  seenAt: bigint('seen_at', { mode: 'number' }).notNull(),
});

/** Audits of the ledger. */
export const ledgerAudits = pgTable(
  'ledger_audit',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    at: bigint({ mode: 'number' }).notNull(),
    took: integer().notNull(),
    by: text().notNull(),
    isSound: boolean('is_sound').notNull(),
    result: jsonb().$type<Pick<AuditRun, 'entries' | 'drift' | 'unequal' | 'lopsided' | 'orphans' | 'units'>>().notNull(),
  },
  (table) => [index('ledger_audit_at').on(table.at)],
);
