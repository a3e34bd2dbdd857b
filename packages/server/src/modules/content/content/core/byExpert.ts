import { sql } from 'drizzle-orm';
import { experts } from '../../../experts/plans/index.ts';
import { contentItems } from './content.tables.ts';

/** Objects whose author is an expert. */
export const byExpert = sql`exists (select from ${experts} e where e.user_id = ${contentItems.authorId})`;
