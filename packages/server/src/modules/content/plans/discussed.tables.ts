import { bigint, pgTable } from 'drizzle-orm/pg-core';
import { contentItems } from '../core/content.tables.ts';

/** Which object carries what is said about a plan: made with the first word, and there for as long as the words are. */
export const contentPlans = pgTable('content_plan', {
  planId: bigint('plan_id', { mode: 'number' }).primaryKey(),
  itemId: bigint('item_id', { mode: 'number' })
    .notNull()
    .unique()
    .references(() => contentItems.id),
});
