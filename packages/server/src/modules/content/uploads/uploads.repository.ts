import { and, asc, eq, gte, inArray, isNotNull, lte, ne, or, sql } from 'drizzle-orm';
import { takeTurn } from '../../../platform/locks.ts';
import type { Database, Transaction } from '../../../ports/database/database.ts';
import { uploadParts, uploads, uploadUses } from './uploads.tables.ts';

export type UploadRow = typeof uploads.$inferSelect;

/** Number of files per sweep. */
const someFiles = 500;

/** SQL of uploaded files. */
export function createUploadsRepository(db: Database) {
  return {
    /** Bytes that a member has used since an instant; failed uploads count too, or the quota would be no limit. */
    async used(userId: number, since: number, isVideo: boolean, from: Database | Transaction = db): Promise<number> {
      const [row] = await from
        .select({ total: sql<number>`coalesce(sum(${uploads.size}), 0)::bigint` })
        .from(uploads)
        .where(
          and(eq(uploads.userId, userId), gte(uploads.at, since), isVideo ? eq(uploads.purpose, 'video') : ne(uploads.purpose, 'video')),
        );
      return Number(row?.total ?? 0);
    },
    /** Files of a member that are stored. */
    filesOf: (userId: number): Promise<UploadRow[]> =>
      db
        .select()
        .from(uploads)
        .where(and(eq(uploads.userId, userId), inArray(uploads.state, ['stored', 'kept'])))
        .orderBy(uploads.at),
    /** Files and bytes by state, but for those that are gone. */
    byState: (): Promise<{ state: UploadRow['state']; files: number; bytes: number }[]> =>
      db
        .select({ state: uploads.state, files: sql<number>`count(*)::int`, bytes: sql<number>`coalesce(sum(${uploads.size}), 0)::float8` })
        .from(uploads)
        .where(ne(uploads.state, 'gone'))
        .groupBy(uploads.state),
    /** Number of a member's other uploads in progress. */
    async begun(userId: number, butFor: string, from: Database | Transaction = db): Promise<number> {
      const [row] = await from
        .select({ total: sql<number>`count(*)::int` })
        .from(uploads)
        .where(and(eq(uploads.userId, userId), eq(uploads.state, 'receiving'), ne(uploads.key, butFor)));
      return row?.total ?? 0;
    },
    /**
     * Takes a key and reserves its bytes. `used` if the key exists, `full` if the daily quota is exceeded, `many` if the member has too
     * many uploads in progress.
     */
    async take(
      row: Pick<UploadRow, 'key' | 'userId' | 'purpose' | 'isPrivate' | 'size' | 'at'>,
      since: number,
      aDay: number,
      begun = Infinity,
    ): Promise<'taken' | 'used' | 'full' | 'many'> {
      return db.transaction(async (tx) => {
        // A member's uploads are counted serially, so that concurrent ones cannot exceed the limit together.
        await takeTurn(tx, 'uploads', row.userId);
        if ((await this.used(row.userId, since, row.purpose === 'video', tx)) + row.size > aDay) return 'full';
        // A resumed upload is counted already.
        if (begun < Infinity && (await this.begun(row.userId, row.key, tx)) >= begun) return 'many';
        const taken = await tx
          .insert(uploads)
          .values({ ...row, state: 'receiving' })
          .onConflictDoNothing()
          .returning({ key: uploads.key });
        return taken.length > 0 ? 'taken' : 'used';
      });
    },
    /** Records the result of an upload; false when a sweep has already claimed it. */
    async settle(
      key: string,
      change: Pick<UploadRow, 'state' | 'size' | 'ending'> & Partial<Pick<UploadRow, 'info' | 'movedAt'>>,
    ): Promise<boolean> {
      const settled = await db
        .update(uploads)
        .set(change)
        .where(and(eq(uploads.key, key), eq(uploads.state, 'receiving')))
        .returning({ key: uploads.key });
      return settled.length > 0;
    },
    /** Puts a member's own file to use. `late` when it is deleted or claimed for deletion, undefined when there is none of that purpose. */
    async keep(tx: Transaction, userId: number, key: string, purpose: string): Promise<UploadRow | 'late' | undefined> {
      const own = and(eq(uploads.key, key), eq(uploads.userId, userId), eq(uploads.purpose, purpose));
      const [row] = await tx
        .update(uploads)
        .set({ state: 'kept', deleteAt: null })
        .where(and(own, inArray(uploads.state, ['stored', 'kept'])))
        .returning();
      if (row) return row;
      const [late] = await tx
        .select({ key: uploads.key })
        .from(uploads)
        .where(and(own, inArray(uploads.state, ['leaving', 'gone']), ne(uploads.ending, '')));
      return late && 'late';
    },
    /** Stores the end of a use (null: none), and derives when files may be deleted. Unknown keys are skipped. */
    async use(tx: Transaction, usedBy: string, keys: readonly string[], until: number | null): Promise<void> {
      if (keys.length === 0) return;
      // Locked, so that of two concurrent ends the second sees the first.
      const held = await tx
        .select({ key: uploads.key })
        .from(uploads)
        .where(inArray(uploads.key, [...keys]))
        .orderBy(asc(uploads.key))
        .for('no key update');
      if (held.length === 0) return;
      const names = sql.param(held.map(({ key }) => key));
      await tx.execute(sql`
        with noted as (
          insert into ${uploadUses} (key, used_by, until) select each, ${usedBy}::text, ${until}::bigint from unnest(${names}::text[]) as each
          on conflict (key, used_by) do update set until = excluded.until),
        others as (
          select key, bool_or(until is null) as stays, max(until) as until from ${uploadUses} where key = any(${names}::text[]) and used_by <> ${usedBy}::text group by key)
        update ${uploads} u set delete_at = case when ${until}::bigint is null or o.stays then null else greatest(${until}::bigint, o.until) end
        from unnest(${names}::text[]) as each left join others o on o.key = each where u.key = each`);
    },
    /** Stores the download name of a file. */
    async call(tx: Transaction, key: string, name: string): Promise<void> {
      await tx
        .update(uploads)
        .set({ info: sql`coalesce(${uploads.info}, '{}') || jsonb_build_object('name', ${name}::text)` })
        .where(eq(uploads.key, key));
    },
    async byKey(key: string, from: Database | Transaction = db): Promise<UploadRow | undefined> {
      const [row] = await from.select().from(uploads).where(eq(uploads.key, key));
      return row;
    },
    /** Records a part before it is stored, so that it is always found again. */
    async partComes(name: string, key: string, offset: number): Promise<void> {
      await db.insert(uploadParts).values({ name, key, offset });
    },
    /** Appends a stored part to its file; false when another came first, or the upload is over. */
    partCame: ({
      name,
      key,
      offset,
      size,
      at,
    }: {
      name: string;
      key: string;
      offset: number;
      size: number;
      at: number;
    }): Promise<boolean> =>
      db.transaction(async (tx) => {
        const grown = await tx
          .update(uploads)
          .set({ received: offset + size, movedAt: at })
          .where(and(eq(uploads.key, key), eq(uploads.state, 'receiving'), eq(uploads.received, offset)))
          .returning({ key: uploads.key });
        if (grown.length === 0) return false;
        await tx.update(uploadParts).set({ size }).where(eq(uploadParts.name, name));
        return true;
      }),
    /** Parts of a file, in order. */
    partsOf: (key: string): Promise<{ name: string }[]> =>
      db
        .select({ name: uploadParts.name })
        .from(uploadParts)
        .where(and(eq(uploadParts.key, key), isNotNull(uploadParts.size)))
        .orderBy(asc(uploadParts.offset)),
    /** All stored parts of a file, used or not. */
    putFor: (key: string): Promise<{ name: string }[]> =>
      db.select({ name: uploadParts.name }).from(uploadParts).where(eq(uploadParts.key, key)),
    async forgetPart(name: string): Promise<void> {
      await db.delete(uploadParts).where(eq(uploadParts.name, name));
    },
    /** Deletes a member's own unused file; undefined when there is none. */
    async takeBack(userId: number, key: string): Promise<UploadRow | undefined> {
      const [row] = await db
        .update(uploads)
        .set({ state: 'leaving', size: sql`case when ${uploads.state} = 'receiving' then ${uploads.received} else ${uploads.size} end` })
        .where(and(eq(uploads.key, key), eq(uploads.userId, userId), inArray(uploads.state, ['receiving', 'stored'])))
        .returning();
      return row;
    },
    /** Claims orphaned and expired files for deletion. A concurrent use either comes first or finds the file gone. */
    async claimDue(orphansBefore: number, now: number): Promise<void> {
      const isDue = or(
        and(inArray(uploads.state, ['receiving', 'stored']), sql`coalesce(${uploads.movedAt}, ${uploads.at}) < ${orphansBefore}`),
        and(eq(uploads.state, 'kept'), lte(uploads.deleteAt, now)),
      );
      const due = db.select({ key: uploads.key }).from(uploads).where(isDue).limit(someFiles).for('update', { skipLocked: true });
      await db.update(uploads).set({ state: 'leaving' }).where(inArray(uploads.key, due));
    },
    /** Files claimed for deletion, by this sweep or an interrupted one. */
    leaving: (): Promise<UploadRow[]> => db.select().from(uploads).where(eq(uploads.state, 'leaving')).limit(someFiles),
    /** Marks a file as deleted; false when another node did so first. */
    async gone(key: string): Promise<boolean> {
      const gone = await db
        .update(uploads)
        .set({ state: 'gone', deleteAt: null })
        .where(and(eq(uploads.key, key), eq(uploads.state, 'leaving')))
        .returning({ key: uploads.key });
      return gone.length > 0;
    },
  };
}

export type UploadsRepository = ReturnType<typeof createUploadsRepository>;
