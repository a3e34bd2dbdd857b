import type { ContentState, DiscussedKind } from '@pitchside/api/content/content';
import { and, eq, inArray, lt, sql, type SQL } from 'drizzle-orm';
import type { Database, Transaction } from '../../../../ports/database/database.ts';
import {
  contentHeat,
  contentItems,
  contentMarks,
  contentShares,
  contentShelfHeat,
  contentShelves,
  contentTallies,
  contentViews,
  type MarkKind,
} from './content.tables.ts';
import type { Item, NewItem } from './items.presenter.ts';
import { periodsAt } from './periods.ts';
import { contentTexts } from '../search/search.tables.ts';

/** Whether an object still has a title or a text; each kind has at least one of them. */
const hasWords = sql`(${contentItems.title} <> '' or ${contentItems.body} <> '')`;

/** Number of objects whose text is deleted in one statement. */
const forgottenAtOnce = 500;

/** Counters of an object. */
export type Counted = 'likes' | 'favorites' | 'shares' | 'comments' | 'views';

/** Popularity points per act: acts that take more effort count more. */
const popularityOf: Readonly<Record<Counted, number>> = { views: 1, likes: 3, favorites: 4, comments: 5, shares: 6 };

const columns: Readonly<Record<Counted, SQL>> = {
  likes: sql`likes`,
  favorites: sql`favorites`,
  shares: sql`shares`,
  comments: sql`comments`,
  views: sql`views`,
};

/** SQL that changes objects and their counters. */
export function createActsRepository(db: Database) {
  /**
   * Adds to the popularity of an object and its shelf for the day, week and month; negative values subtract. Rows are locked in one order
   * to avoid deadlocks.
   */
  async function warm(tx: Transaction, { id, kind, shelfId }: Pick<Item, 'id' | 'kind' | 'shelfId'>, heat: number, now: number) {
    if (heat === 0) return;
    const periods = periodsAt(now);
    const names = sql.param(periods.map(({ name }) => name));
    const ends = sql.param(periods.map(({ forgetAt }) => forgetAt));
    await tx.execute(sql`
      with given as (select * from unnest(${names}::text[], ${ends}::bigint[]) as g (period, forget_at) order by 1),
      one as (
        insert into ${contentHeat} as h (kind, period, item_id, shelf_id, heat, forget_at)
        select ${kind}, period, ${id}::bigint, ${shelfId}::bigint, ${heat}::int, forget_at from given
        on conflict (item_id, period) do update set heat = h.heat + excluded.heat)
      insert into ${contentShelfHeat} as s (shelf_id, period, heat, forget_at)
      select ${shelfId}::bigint, period, ${heat}::int, forget_at from given
      on conflict (shelf_id, period) do update set heat = s.heat + excluded.heat`);
  }

  /** Changes a counter of an object by added or removed rows, with its popularity. Returns the new value. */
  async function count(
    tx: Transaction,
    item: Pick<Item, 'id' | 'kind' | 'shelfId'>,
    what: Counted,
    by: number,
    now: number,
  ): Promise<number> {
    const { rows } = await tx.execute<{ total: number }>(
      sql`update ${contentTallies} set ${columns[what]} = ${columns[what]} + ${by}::int where item_id = ${item.id} returning ${columns[what]} as total`,
    );
    await warm(tx, item, by * popularityOf[what], now);
    return Number(rows[0]?.total ?? 0);
  }

  const totalOf = async (tx: Database | Transaction, id: number, what: Counted): Promise<number> => {
    const { rows } = await tx.execute<{ total: number }>(
      sql`select ${columns[what]} as total from ${contentTallies} where item_id = ${id}`,
    );
    return Number(rows[0]?.total ?? 0);
  };

  return {
    count,
    totalOf,
    /** Locks an object until the transaction ends; undefined for none. */
    async hold(tx: Transaction, id: number, strength: 'share' | 'update' = 'share'): Promise<Item | undefined> {
      const [row] = await tx.select().from(contentItems).where(eq(contentItems.id, id)).for(strength);
      return row;
    },
    async find(id: number, from: Database | Transaction = db): Promise<Item | undefined> {
      const [row] = await from.select().from(contentItems).where(eq(contentItems.id, id));
      return row;
    },
    /** Inserts an object; one that is shown at once gets its place too. */
    async add(tx: Transaction, item: NewItem & { place?: number; publishedAt?: number }): Promise<Item> {
      const [row] = await tx
        .insert(contentItems)
        .values({ ...item, changedAt: item.at })
        .returning();
      if (!row) throw new Error('an object was not kept');
      await tx.insert(contentTallies).values({ itemId: row.id });
      return row;
    },
    change: async (tx: Transaction, id: number, change: Partial<Item>): Promise<void> => {
      await tx.update(contentItems).set(change).where(eq(contentItems.id, id));
    },
    /** Deletes the text and search terms of objects deleted before an instant, ms UTC. Returns their number. */
    async forgetWords(tx: Transaction, before: number): Promise<number> {
      const old = await tx
        .select({ id: contentItems.id })
        .from(contentItems)
        .where(and(eq(contentItems.state, 'deleted'), lt(contentItems.changedAt, before), hasWords))
        .orderBy(contentItems.id)
        .limit(forgottenAtOnce)
        .for('update', { skipLocked: true });
      const ids = old.map(({ id }) => id);
      if (ids.length === 0) return 0;
      await tx.update(contentItems).set({ title: '', body: '', data: {}, tags: [], words: [] }).where(inArray(contentItems.id, ids));
      await tx.delete(contentTexts).where(inArray(contentTexts.itemId, ids));
      return ids.length;
    },
    /**
     * Shows or hides an object, and updates the count of its shelf and its search entry. A place is assigned once, under the publishing
     * lock that the caller holds.
     */
    async setState(
      tx: Transaction,
      { id, state: before, shelfId, place }: Item,
      state: ContentState,
      reason: string,
      now: number,
      publishedAt = now,
    ): Promise<void> {
      const step = Number(state === 'shown') - Number(before === 'shown');
      await tx
        .update(contentItems)
        .set({
          state,
          reason,
          changedAt: now,
          ...(state !== 'scheduled' && { publishAt: null }),
          ...(state === 'shown' && place === null && { place: sql`nextval('content_place')`, publishedAt }),
        })
        .where(eq(contentItems.id, id));
      if (step === 0) return;
      await tx
        .update(contentShelves)
        .set({ total: sql`${contentShelves.total} + ${step}` })
        .where(eq(contentShelves.id, shelfId));
      await tx.execute(sql`
        update ${contentTexts} t set place = case when i.state = 'shown' then i.place end from ${contentItems} i where i.id = t.item_id and i.id = ${id}`);
    },
    /** Moves an object to another shelf of its kind, with the counts of both. Past popularity stays with the old shelf. */
    async move(tx: Transaction, { id, state, shelfId }: Item, to: number): Promise<void> {
      await tx.update(contentItems).set({ shelfId: to }).where(eq(contentItems.id, id));
      if (state !== 'shown') return;
      for (const [shelf, step] of [[shelfId, -1] as const, [to, 1] as const].toSorted(([one], [other]) => one - other))
        await tx
          .update(contentShelves)
          .set({ total: sql`${contentShelves.total} + ${step}` })
          .where(eq(contentShelves.id, shelf));
    },
    /** Sets or removes a mark. Returns the new count, and whether the mark changed. */
    async mark(
      tx: Transaction,
      item: Item,
      memberId: number,
      mark: MarkKind,
      isSet: boolean,
      now: number,
    ): Promise<{ total: number; isChanged: boolean }> {
      const what = mark === 'like' ? 'likes' : 'favorites';
      const changed = isSet
        ? await tx
            .insert(contentMarks)
            .values({ memberId, mark, itemId: item.id, at: now })
            .onConflictDoNothing()
            .returning({ id: contentMarks.itemId })
        : await tx
            .delete(contentMarks)
            .where(and(eq(contentMarks.memberId, memberId), eq(contentMarks.mark, mark), eq(contentMarks.itemId, item.id)))
            .returning({ id: contentMarks.itemId });
      const isChanged = changed.length > 0;
      return { total: await (isChanged ? count(tx, item, what, isSet ? 1 : -1, now) : totalOf(tx, item.id, what)), isChanged };
    },
    async share(tx: Transaction, item: Item, memberId: number, day: string, now: number): Promise<number> {
      const added = await tx
        .insert(contentShares)
        .values({ itemId: item.id, memberId, day })
        .onConflictDoNothing()
        .returning({ id: contentShares.itemId });
      return added.length > 0 ? count(tx, item, 'shares', 1, now) : totalOf(tx, item.id, 'shares');
    },
    async view(tx: Transaction, item: Item, viewer: string, window: number, now: number): Promise<{ views: number; isCounted: boolean }> {
      const added = await tx
        .insert(contentViews)
        .values({ itemId: item.id, viewer, at: window })
        .onConflictDoNothing()
        .returning({ id: contentViews.itemId });
      const isCounted = added.length > 0;
      return { isCounted, views: isCounted ? await count(tx, item, 'views', 1, now) : await totalOf(tx, item.id, 'views') };
    },
    /** Kinds of some objects. */
    async kindsOf(ids: readonly number[]): Promise<Map<number, DiscussedKind>> {
      if (ids.length === 0) return new Map();
      const rows = await db
        .select({ id: contentItems.id, kind: contentItems.kind })
        .from(contentItems)
        .where(inArray(contentItems.id, [...ids]));
      return new Map(rows.map(({ id, kind }) => [id, kind]));
    },
  };
}
export type ActsRepository = ReturnType<typeof createActsRepository>;
