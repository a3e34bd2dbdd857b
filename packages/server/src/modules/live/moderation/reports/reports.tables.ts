import type { ReportKind, ReportReason } from '@pitchside/api/live/moderation';
import { sql } from 'drizzle-orm';
import { bigint, bigserial, index, jsonb, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '../../../member/member/index.ts';

/** Cases: a reported object with all its reports, to be decided by operators. */
export const reportCases = pgTable(
  'report_case',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    kind: text().$type<ReportKind>().notNull(),
    objectId: text('object_id').notNull(),
    /** Owner of the object. */
    ownerId: bigint('owner_id', { mode: 'number' })
      .notNull()
      .references(() => users.id),
    /** Content at the time of the first report: it may have changed or gone since. */
    snapshot: text().notNull(),
    state: text({ enum: ['waiting', 'upheld', 'rejected'] }).notNull(),
    /** The operator's reason, shown to the reporters. */
    reason: text().notNull().default(''),
    firstAt: bigint('first_at', { mode: 'number' }).notNull(),
    decidedAt: bigint('decided_at', { mode: 'number' }),
    decidedBy: bigint('decided_by', { mode: 'number' }).references(() => users.id),
  },
  (table) => [
    // Reports while a case is pending join it; later ones open another.
    uniqueIndex('report_case_waiting')
      .on(table.kind, table.objectId)
      .where(sql`state = 'waiting'`),
    index('report_case_state').on(table.state, table.firstAt),
    index('report_case_owner').on(table.ownerId),
    index('report_case_decided').on(table.decidedAt),
  ],
);

/** Reports of members, one per object and member. */
export const reports = pgTable(
  'report',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    caseId: bigint('case_id', { mode: 'number' })
      .notNull()
      .references(() => reportCases.id, { onDelete: 'cascade' }),
    reporterId: bigint('reporter_id', { mode: 'number' })
      .notNull()
      .references(() => users.id),
    kind: text().$type<ReportKind>().notNull(),
    objectId: text('object_id').notNull(),
    reason: text().$type<ReportReason>().notNull(),
    text: text().notNull(),
    /** Keys of private pictures. */
    pictures: jsonb().$type<string[]>().notNull(),
    at: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    unique('report_once').on(table.reporterId, table.kind, table.objectId),
    index('report_of_case').on(table.caseId),
    index('report_day').on(table.reporterId, table.at),
  ],
);
