import { sql } from 'drizzle-orm';
import { bigint, bigserial, check, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '../../member/member/index.ts';
import { systemAccounts, transferKinds, units } from './ledger.data.ts';

/** Accounts: three per member, created with the member by a trigger, and those of the site. */
export const ledgerAccounts = pgTable(
  'ledger_account',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    ownerId: bigint('owner_id', { mode: 'number' }).references(() => users.id),
    /** Name of a system account; null for a member's. */
    name: text({ enum: systemAccounts }),
    unit: text({ enum: units }).notNull(),
    /** Sum of the entries of a member's account; 0 for system accounts, since every transfer would wait for the row. */
    balance: bigint({ mode: 'number' }).notNull().default(0),
    /** Given diamonds among a member's diamonds. */
    given: bigint({ mode: 'number' }).notNull().default(0),
  },
  (table) => [
    uniqueIndex('ledger_account_member')
      .on(table.ownerId, table.unit)
      .where(sql`owner_id is not null`),
    uniqueIndex('ledger_account_site')
      .on(table.name, table.unit)
      .where(sql`name is not null`),
    check('ledger_account_owned_once', sql`(owner_id is null) <> (name is null)`),
    check('ledger_balance_not_negative', sql`balance >= 0`),
    check('ledger_kinds_not_negative', sql`given between 0 and balance`),
  ],
);

/** Transfers of value with their reason; never changed or deleted. */
export const ledgerTransfers = pgTable(
  'ledger_transfer',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    kind: text({ enum: transferKinds }).notNull(),
    /** The member who acted. */
    memberId: bigint('member_id', { mode: 'number' }).references(() => users.id),
    /**
     * The other party: the receiver of a gift or transfer. No foreign key here nor below: its lock on one busy row would be shared by every
     * gift. The audit looks for orphans.
     */
    peerId: bigint('peer_id', { mode: 'number' }),
    /** Reference in the numbering of its own module: an order, a withdrawal, a day. */
    ref: text(),
    /** Details for lists, as of the transfer: names, counts, places. */
    detail: jsonb().$type<Record<string, unknown>>().notNull(),
    /** Experience gained by the member, in tenths of a point. */
    experience: bigint({ mode: 'number' }).notNull().default(0),
    at: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    index('ledger_transfer_member').on(table.memberId, table.at),
    // Rows are in order of time, so a small BRIN index finds a day.
    index('ledger_transfer_day').using('brin', table.at).with({ autosummarize: true }),
    uniqueIndex('ledger_transfer_ref')
      .on(table.kind, table.ref)
      .where(sql`ref is not null`),
  ],
);

/** Entries of transfers, which sum to zero per unit. A trigger prevents updates and deletes. */
export const ledgerEntries = pgTable(
  'ledger_entry',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    transferId: bigint('transfer_id', { mode: 'number' }).notNull(),
    accountId: bigint('account_id', { mode: 'number' }).notNull(),
    amount: bigint({ mode: 'number' }).notNull(),
    /** Given diamonds among the amount; over a transfer these sum to zero as well. */
    given: bigint({ mode: 'number' }).notNull().default(0),
    /** Member's balance after the entry; null for accounts of the site. */
    balance: bigint({ mode: 'number' }),
    at: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    index('ledger_entry_account').on(table.accountId, table.id),
    index('ledger_entry_transfer').on(table.transferId),
    index('ledger_entry_day').using('brin', table.at).with({ autosummarize: true }),
    check('ledger_entry_moves', sql`amount <> 0 or given <> 0`),
  ],
);
