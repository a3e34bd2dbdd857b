import { bigint, pgTable } from 'drizzle-orm/pg-core';
import { contentItems } from '../core/content.tables.ts';

/** Object that carries the comments of a plan: created with the first comment, and kept as long as there are comments. */
export const contentPlans = pgTable('content_plan', {
  planId: bigint('plan_id', { mode: 'number' }).primaryKey(),
  itemId: bigint('item_id', { mode: 'number' })
    .notNull()
    .unique()
    .references(() => contentItems.id),
});
