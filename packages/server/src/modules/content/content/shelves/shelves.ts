import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { ShelfKind } from '@pitchside/api/content/content';
import { builtOnce } from '../../../../ports/database/builtOnce.ts';
import type { Database, Transaction } from '../../../../ports/database/database.ts';
import { contentShelves } from '../core/content.tables.ts';

export type Shelf = typeof contentShelves.$inferSelect;

/** Sections, categories and circles. */
export function createShelves(db: Database) {
  const inOrder = (all: boolean) =>
    builtOnce(() =>
      db
        .select()
        .from(contentShelves)
        .where(and(eq(contentShelves.kind, sql.placeholder('kind')), all ? undefined : eq(contentShelves.isOpen, true)))
        .orderBy(asc(contentShelves.place), asc(contentShelves.id)),
    );
  const [everyOne, openOnes] = [inOrder(true), inOrder(false)];
  const names = builtOnce(() =>
    db
      .select({ id: contentShelves.id, names: contentShelves.names, members: contentShelves.members })
      .from(contentShelves)
      .where(and(eq(contentShelves.kind, sql.placeholder('kind')), eq(contentShelves.isOpen, true))),
  );

  return {
    /** Shelves of a kind in the editors' order; only open ones by default. */
    list: (kind: ShelfKind, all = false): Promise<Shelf[]> => (all ? everyOne : openOnes)().execute({ kind }),
    /** Names of open ones of a kind with their number of members, unordered. */
    names: (kind: ShelfKind) => names().execute({ kind }),
    async find(kind: ShelfKind, id: number, from: Database | Transaction = db): Promise<Shelf | undefined> {
      const [row] = await from
        .select()
        .from(contentShelves)
        .where(and(eq(contentShelves.kind, kind), eq(contentShelves.id, id)));
      return row;
    },
    /** Locks an open shelf that accepts objects; one with subdivisions does not. */
    async holdOpen(tx: Transaction, kind: ShelfKind, id: number): Promise<Shelf | undefined> {
      const [row] = await tx
        .select()
        .from(contentShelves)
        .where(and(eq(contentShelves.kind, kind), eq(contentShelves.id, id), eq(contentShelves.isOpen, true)))
        .for('key share');
      if (!row) return undefined;
      const [part] = await tx.select({ id: contentShelves.id }).from(contentShelves).where(eq(contentShelves.parentId, id)).limit(1);
      return part ? undefined : row;
    },
    /** Adds one shown object to one of the site's own shelves. Returns its id. */
    async putOnOwn(tx: Transaction, kind: Shelf['kind'], slug: string): Promise<number> {
      const [row] = await tx
        .update(contentShelves)
        .set({ total: sql`${contentShelves.total} + 1` })
        .where(and(eq(contentShelves.kind, kind), eq(contentShelves.slug, slug)))
        .returning({ id: contentShelves.id });
      if (!row) throw new Error(`the shelf ${kind} ${slug} is missing`);
      return row.id;
    },
    /** A shelf with its subdivisions. */
    async within(id: number): Promise<number[]> {
      const rows = await db
        .select({ id: contentShelves.id })
        .from(contentShelves)
        .where(or(eq(contentShelves.id, id), eq(contentShelves.parentId, id)));
      return rows.map((row) => row.id);
    },
    /** Creates missing built-in shelves. */
    async seed(rows: readonly (typeof contentShelves.$inferInsert & { slug: string; parent?: string })[]): Promise<void> {
      const known = await db
        .select({ id: contentShelves.id, kind: contentShelves.kind, slug: contentShelves.slug })
        .from(contentShelves)
        .where(
          inArray(
            contentShelves.slug,
            rows.map(({ slug }) => slug),
          ),
        );
      const idOf = new Map(known.map(({ id, kind, slug }) => [`${kind} ${slug}`, id]));
      for (const { parent, ...row } of rows) {
        if (idOf.has(`${row.kind} ${row.slug}`)) continue;
        const [added] = await db
          .insert(contentShelves)
          .values({ ...row, parentId: parent === undefined ? null : (idOf.get(`${row.kind} ${parent}`) ?? null) })
          .onConflictDoNothing()
          .returning({ id: contentShelves.id });
        if (added) idOf.set(`${row.kind} ${row.slug}`, added.id);
      }
    },
    lower: (part: string) =>
      sql`exists (select from jsonb_each_text(${contentShelves.names}) n where position(lower(${part}) in lower(n.value)) > 0)`,
  };
}
export type Shelves = ReturnType<typeof createShelves>;
