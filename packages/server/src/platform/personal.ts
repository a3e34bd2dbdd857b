import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Rule for the rows of a table that are about a member, as the member's own export has them. */
export type Personal = {
  /** The column with the member's id; its table is the one that is told of. */
  of: PgColumn;
} & (
  | {
      /** Columns that stay out: secrets of the site, and what is private to others. */
      without?: readonly PgColumn[];
      /** Rows of the member, where the column alone does not find them. */
      where?: (memberId: number) => SQL;
    }
  | {
      /** Reason why nothing of the table is exported. */
      not: string;
    }
);
