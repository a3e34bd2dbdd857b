import { feedbackKinds } from '@pitchside/api/desk/feedback';
import { bigint, bigserial, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from '../../member/member/index.ts';

/** Feedback of members, with answers. */
export const feedback = pgTable(
  'feedback',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id),
    kind: text({ enum: feedbackKinds }).notNull(),
    text: text().notNull(),
    pictures: jsonb().$type<string[]>().notNull(),
    page: text().notNull(),
    at: bigint({ mode: 'number' }).notNull(),
    answer: text(),
    answeredAt: bigint('answered_at', { mode: 'number' }),
    answeredBy: bigint('answered_by', { mode: 'number' }).references(() => users.id),
  },
  (table) => [
    index('feedback_member').on(table.userId, table.id.desc()),
    index('feedback_answered').on(table.answeredAt, table.id),
    index('feedback_at').on(table.at),
  ],
);
