import { and, count, desc, eq, inArray, lt, notInArray, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { ContentKind, ContentPeriod } from '@pitchside/api/content/content';
import type { Platform } from '../../../../platform/platform.ts';
import { builtOnce } from '../../../../ports/database/builtOnce.ts';
import type { Transaction } from '../../../../ports/database/database.ts';
import type { Language } from '../../../../text/local.ts';
import type { Matches } from '../../../scores/matches/index.ts';
import { readFrozen, readFrozenPage, readBelow, writeCursor, type FrozenList } from '../feeds/cursors.ts';
import { contentHeat, contentItems, contentMarks, markKinds, type MarkKind } from './content.tables.ts';
import type { MatchesById } from './describe.ts';
import { cardsById, isInSight, isShown, selectItems, type CardRow, type ItemRow } from './items.presenter.ts';
import { periodAt } from './periods.ts';

/** Number of objects that are frozen as the most popular when a list is first read, and maximum shown count of new ones. */
const mostHot = 60;
export const mostFresh = 99;

const hotter = alias(contentHeat, 'hotter');

/** A page of rows and its cursor. */
export interface Page {
  list: ItemRow[];
  next: string | null;
}

/** Reads objects of every kind: by id, in feeds, in ranks. */
export function createReading({ db, clock }: Pick<Platform, 'db' | 'clock'>, matches: Pick<Matches, 'rowsById'>) {
  const reading = (memberId: number | undefined) => ({ memberId, week: periodAt(clock.now(), 'week') });
  const below = (place: number | undefined) => (place === undefined ? undefined : lt(contentItems.place, place));

  const shown = (kind: ContentKind, memberId: number | undefined, where: SQL | undefined, limit: number) =>
    selectItems(db, reading(memberId), and(isShown(kind), where), [desc(contentItems.place)], limit);

  const inOrder = <Row extends CardRow>(rows: readonly Row[], ids: readonly number[]): Row[] =>
    rows.toSorted((one, other) => ids.indexOf(one.item.id) - ids.indexOf(other.item.id));
  const cards = cardsById(db);

  /** Shown objects by id, in the order of the ids; skips missing ones. */
  async function byIds(ids: readonly number[], memberId: number | undefined): Promise<ItemRow[]> {
    if (ids.length === 0) return [];
    // One array parameter: separate parameters would make a new statement, and a new plan, for each length.
    const where = and(sql`${contentItems.id} = any(${sql.param([...ids])}::bigint[])`, isInSight);
    const rows = await selectItems(db, reading(memberId), where, [], ids.length);
    return inOrder(rows, ids);
  }

  /** Shown objects of a kind by popularity within a period, descending. */
  async function hottest(kind: ContentKind, period: ContentPeriod, where: SQL | undefined, limit: number, shelves?: readonly number[]) {
    return db
      .select({ id: hotter.itemId, heat: hotter.heat })
      .from(hotter)
      .innerJoin(contentItems, eq(contentItems.id, hotter.itemId))
      .where(
        and(
          eq(hotter.kind, kind),
          eq(hotter.period, periodAt(clock.now(), period)),
          sql`${hotter.heat} > 0`,
          isInSight,
          shelves && inArray(hotter.shelfId, [...shelves]),
          where,
        ),
      )
      .orderBy(desc(hotter.heat), desc(hotter.itemId))
      .limit(limit);
  }

  /** Highest place of a kind; later publications get higher places. */
  async function newestPlace(kind: ContentKind): Promise<number> {
    const [row] = await db
      .select({ place: sql<number>`coalesce(max(${contentItems.place}), 0)`.mapWith(Number) })
      .from(contentItems)
      .where(isShown(kind));
    return row?.place ?? 0;
  }

  /** Freezes the most popular objects of a period, and the place from which later publications are left out. */
  async function freeze(kind: ContentKind, period: ContentPeriod, where: SQL | undefined): Promise<FrozenList> {
    const hot = await hottest(kind, period, where, mostHot);
    return { given: 0, below: (await newestPlace(kind)) + 1, hot: hot.map(({ id }) => id) };
  }

  const marks = builtOnce(() =>
    db
      .select({ itemId: contentMarks.itemId, mark: contentMarks.mark })
      .from(contentMarks)
      .where(
        and(
          eq(contentMarks.memberId, sql.placeholder('memberId')),
          inArray(contentMarks.mark, [...markKinds]),
          sql`${contentMarks.itemId} = any(${sql.placeholder('ids')}::bigint[])`,
        ),
      ),
  );

  return {
    byIds,
    /** The same as visitors see them, with the columns of a card. */
    cardsById: async (ids: readonly number[]): Promise<CardRow[]> =>
      ids.length === 0 ? [] : inOrder(await cards().execute({ ids: [...ids], week: reading(undefined).week }), ids),
    /** Which of some objects a member likes, and which are favorites. */
    async marksOf(memberId: number, ids: readonly number[]): Promise<Record<MarkKind, ReadonlySet<number>>> {
      const rows = ids.length === 0 ? [] : await marks().execute({ memberId, ids: [...ids] });
      const of = (kind: MarkKind) => new Set(rows.flatMap(({ mark, itemId }) => (mark === kind ? [itemId] : [])));
      return { like: of('like'), favorite: of('favorite') };
    },
    /** Shown objects of a kind in a given order. */
    select: (kind: ContentKind, memberId: number | undefined, where: SQL | undefined, order: readonly SQL[], limit: number) =>
      selectItems(db, reading(memberId), and(isShown(kind), where), order, limit),
    hottest,
    shown,
    /** An object in any state; undefined for none of that kind. */
    async one(
      kind: ContentKind,
      id: number,
      memberId: number | undefined,
      from: typeof db | Transaction = db,
    ): Promise<ItemRow | undefined> {
      const [row] = await selectItems(from, reading(memberId), and(eq(contentItems.id, id), eq(contentItems.kind, kind)), [], 1);
      return row;
    },
    /** Objects of a kind by place, newest first. */
    async newest(
      kind: ContentKind,
      memberId: number | undefined,
      where: SQL | undefined,
      before: string | undefined,
      limit: number,
    ): Promise<Page> {
      const rows = await shown(kind, memberId, and(where, below(readBelow(before))), limit + 1);
      const list = rows.slice(0, limit);
      const last = list.at(-1)?.item.place;
      return { list, next: rows.length > limit && last != null ? writeCursor(last) : null };
    },
    /** The most popular of a period, then the others by place. */
    async hot(
      kind: ContentKind,
      period: ContentPeriod,
      memberId: number | undefined,
      where: SQL | undefined,
      before: string | undefined,
      limit: number,
    ): Promise<Page> {
      const at = before === undefined ? await freeze(kind, period, where) : readFrozen(before);
      return readFrozenPage(
        at,
        limit,
        (ids) => byIds(ids, memberId),
        async (place, without, wanted) =>
          (
            await shown(
              kind,
              memberId,
              and(where, below(place), without.length > 0 ? notInArray(contentItems.id, [...without]) : undefined),
              wanted,
            )
          ).map((row) => ({ row, place: row.item.place ?? 0 })),
      );
    },
    /** An author's own objects in any state, newest first. */
    async own(kind: ContentKind, memberId: number, where: SQL | undefined, before: string | undefined, limit: number): Promise<Page> {
      const from = readBelow(before);
      const mine = and(
        eq(contentItems.authorId, memberId),
        eq(contentItems.kind, kind),
        sql`${contentItems.state} <> 'deleted'`,
        where,
        from === undefined ? undefined : lt(contentItems.id, from),
      );
      const rows = await selectItems(db, reading(memberId), mine, [desc(contentItems.id)], limit + 1);
      const list = rows.slice(0, limit);
      const last = list.at(-1);
      return { list, next: rows.length > limit && last ? writeCursor(last.item.id) : null };
    },
    /**
     * Reads a list in one language or, if that is empty, in all. Returns which it was, so that later pages use the same.
     * Without a language, and on later pages, there is no fallback.
     */
    async inLanguage<Found>(
      lang: Language | undefined,
      isBegun: boolean,
      read: (where: SQL | undefined) => Promise<Found>,
      isEmpty: (found: Found) => boolean,
    ): Promise<{ found: Found; lang: Language | null }> {
      if (lang === undefined) return { found: await read(undefined), lang: null };
      const found = await read(eq(contentItems.lang, lang));
      return isBegun || !isEmpty(found) ? { found, lang } : { found: await read(undefined), lang: null };
    },
    /** Whether any article exists in a language. */
    async isAnyIn(language: Language): Promise<boolean> {
      const rows = await db
        .select({ id: contentItems.id })
        .from(contentItems)
        .where(and(isShown('article'), eq(contentItems.lang, language)))
        .limit(1);
      return rows.length > 0;
    },
    /** A page with the position of its feed: an object published meanwhile is either on the page or counts as new. */
    async standing(kind: ContentKind, read: () => Promise<Page>): Promise<Page & { newest: string }> {
      const place = await newestPlace(kind);
      const page = await read();
      return { ...page, newest: writeCursor(Math.max(place, ...page.list.map(({ item }) => item.place ?? 0))) };
    },
    /** Number of objects of a kind published since a position of a feed, without the reader's own. */
    async fresh(kind: ContentKind, memberId: number | undefined, where: SQL | undefined, since: string): Promise<number> {
      const fresh = db
        .select({ one: sql<number>`1`.as('one') })
        .from(contentItems)
        .where(
          and(
            isShown(kind),
            sql`${contentItems.place} > ${readBelow(since) ?? 0}`,
            where,
            memberId === undefined ? undefined : sql`${contentItems.authorId} <> ${memberId}`,
          ),
        )
        .limit(mostFresh)
        .as('fresh');
      const [row] = await db.select({ total: sql<number>`count(*)::int` }).from(fresh);
      return row?.total ?? 0;
    },
    /** Number of shown objects of a kind or, with `ownerId`, of a member's own that are not deleted. */
    async total(kind: ContentKind, where: SQL | undefined, ownerId?: number): Promise<number> {
      const which =
        ownerId === undefined
          ? isShown(kind)
          : and(eq(contentItems.kind, kind), eq(contentItems.authorId, ownerId), sql`${contentItems.state} <> 'deleted'`);
      const [row] = await db.select({ total: count() }).from(contentItems).where(and(which, where));
      return row?.total ?? 0;
    },
    /** Places of a ranking in a period. */
    async ranked(
      kind: ContentKind,
      period: ContentPeriod,
      memberId: number | undefined,
      where: SQL | undefined,
      limit: number,
      shelves?: readonly number[],
    ) {
      const ranks = await hottest(kind, period, where, limit, shelves);
      const rows = await byIds(
        ranks.map(({ id }) => id),
        memberId,
      );
      return rows.map((row, index) => ({ row, place: index + 1, heat: ranks.find(({ id }) => id === row.item.id)?.heat ?? 0 }));
    },
    /** Matches of some objects, in wire format. */
    async matchesOf(rows: readonly CardRow[], within?: Transaction): Promise<MatchesById> {
      const ids = [...new Set(rows.flatMap(({ item }) => item.matchId ?? []))];
      return ids.length > 0 ? matches.rowsById(ids, within) : new Map();
    },
  };
}
export type Reading = ReturnType<typeof createReading>;
