import { asc, between, count, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Platform } from './platform.ts';

/** Most pages of one piece of the sitemap: with three languages each, three fifths of what search engines take. */
export const pagesInPiece = 10_000;

/** A page of one thing; `changedAt` is in ms UTC, left out where nobody notes it. */
export interface ListedPage {
  path: string;
  changedAt?: number | null;
}

/** Pages of a module's things, in pieces of at most `pagesInPiece` that search engines fetch one by one. */
export interface PageSource {
  /** Lower-case letters; begins the names of its pieces. */
  name: string;
  /** Names of the pieces after the source's own; each is lower-case letters, figures and dashes. */
  pieces(): Promise<readonly string[]>;
  /** Pages of a piece; none for a piece that there is not. */
  pages(piece: string): Promise<readonly ListedPage[]>;
}

interface Numbered {
  name: string;
  /** Number of a thing: the primary key of its table. */
  id: PgColumn;
  changedAt?: PgColumn;
  /** Which of them everybody may see. */
  only?: SQL;
  path: (id: number) => string;
}

/** Pages of the rows of a table, by blocks of ids: a row never moves to another piece. */
export function numberedPages({ db }: Pick<Platform, 'db'>, { name, id, changedAt, only, path }: Numbered): PageSource {
  const block = sql<number>`(${id} / ${sql.raw(String(pagesInPiece))})::int`;
  return {
    name,
    async pieces() {
      const rows = await db.select({ block, pages: count() }).from(id.table).where(only).groupBy(block).orderBy(block);
      return rows.map((row) => String(row.block));
    },
    async pages(piece) {
      if (!/^\d{1,9}$/.test(piece)) return [];
      const first = Number(piece) * pagesInPiece;
      const rows = await db
        .select({ id, changedAt: changedAt ?? sql<null>`null` })
        .from(id.table)
        .where(sql`${between(id, first, first + pagesInPiece - 1)} and ${only ?? sql`true`}`)
        .orderBy(asc(id));
      return rows.map((row) => ({ path: path(Number(row.id)), changedAt: row.changedAt === null ? null : Number(row.changedAt) }));
    },
  };
}
