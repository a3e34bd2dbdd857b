import { contentKinds, type ContentKind } from '@pitchside/api/content';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Database, Transaction } from '../../../ports/database/database.ts';
import { users } from '../../member/index.ts';
import { contentHeat, contentItems, contentMarks, contentShelves, contentTallies } from './content.tables.ts';
import { written } from './limits.ts';

export type Item = typeof contentItems.$inferSelect;

/** What is written of a new object; the database gives the rest. */
export type NewItem = Omit<typeof contentItems.$inferInsert, 'id' | 'place' | 'publishedAt' | 'changedAt'>;

/** Who reads, and when: what is `mine` and which week's heat is shown follow from it. */
export interface Reading {
  memberId: number | undefined;
  /** The week whose heat is shown. */
  week: string;
}

const did = (memberId: number | undefined, mark: 'like' | 'favorite') =>
  memberId === undefined
    ? sql<boolean>`false`
    : sql<boolean>`exists (select from ${contentMarks} where ${contentMarks.memberId} = ${memberId} and ${contentMarks.mark} = ${mark} and ${contentMarks.itemId} = ${contentItems.id})`;

/**
 * Objects with everything that a card shows, in an order, at most so many.
 * How many, what kind and in what state (`isShown`) stand in the statement itself, not beside it: its plan is kept only if it is as good without knowing what stands beside it, and planning takes longer than running.
 */
export async function selectItems(
  db: Database | Transaction,
  { memberId, week }: Reading,
  where: SQL | undefined,
  order: readonly SQL[],
  limit: number,
) {
  const rows = await db
    .select({
      item: contentItems,
      author: { id: users.id, nickname: users.nickname, avatar: users.avatar, level: users.level, isAnchor: users.isAnchor },
      shelf: { id: contentShelves.id, names: contentShelves.names },
      tally: contentTallies,
      heat: sql<number>`coalesce(${contentHeat.heat}, 0)`,
      isLiked: did(memberId, 'like'),
      isFavorite: did(memberId, 'favorite'),
    })
    .from(contentItems)
    .innerJoin(users, eq(users.id, contentItems.authorId))
    .innerJoin(contentShelves, eq(contentShelves.id, contentItems.shelfId))
    .innerJoin(contentTallies, eq(contentTallies.itemId, contentItems.id))
    .leftJoin(contentHeat, and(eq(contentHeat.itemId, contentItems.id), eq(contentHeat.period, week)))
    .where(where)
    .orderBy(...order)
    .limit(written(limit));
  return rows.slice(0, limit);
}

export type ItemRow = Awaited<ReturnType<typeof selectItems>>[number];

const kinds = Object.fromEntries(contentKinds.map((kind) => [kind, sql.raw(`'${kind}'`)])) as Record<ContentKind, SQL>;

/** Shown, whatever the kind; by these words an index of what is shown is found. */
export const isInSight: SQL = sql`${contentItems.state} = 'shown'`;

/** Shown objects of a kind. */
export const isShown = (kind: ContentKind): SQL => sql`${contentItems.kind} = ${kinds[kind]} and ${isInSight}`;
