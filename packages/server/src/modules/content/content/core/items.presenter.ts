import { contentKinds, type ContentKind } from '@pitchside/api/content/content';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import { builtOnce, unseen } from '../../../../ports/database/builtOnce.ts';
import type { Database, Transaction } from '../../../../ports/database/database.ts';
import { users } from '../../../member/member/index.ts';
import { contentHeat, contentItems, contentMarks, contentShelves, contentTallies } from './content.tables.ts';
import type { ItemData } from './item.data.ts';
import { written } from './limits.ts';

export type Item = typeof contentItems.$inferSelect;

/** Paths of the files that an object uses. */
export const filesOf = ({ data }: Pick<Item, 'data'>): string[] => [
  ...(data.pictures ?? []).map(({ large }) => large),
  ...(data.clip ? [data.clip.url, data.clip.cover] : []),
  ...(data.cover ? [data.cover.large] : []),
  ...(data.blocks ?? []).flatMap((piece) => (piece.kind === 'picture' ? [piece.picture.large] : [])),
];

/** Columns of a new object; the database fills in the others. */
export type NewItem = Omit<typeof contentItems.$inferInsert, 'id' | 'place' | 'publishedAt' | 'changedAt'>;

/** Reader and time: decides what is `mine` and which week's popularity is shown. */
export interface Reading {
  memberId: number | undefined;
  /** The week whose popularity is shown. */
  week: string;
}

const did = (memberId: number | undefined, mark: 'like' | 'favorite') =>
  memberId === undefined
    ? sql<boolean>`false`
    : sql<boolean>`exists (select from ${contentMarks} where ${contentMarks.memberId} = ${memberId} and ${contentMarks.mark} = ${mark} and ${contentMarks.itemId} = ${contentItems.id})`;

const authorColumns = { id: users.id, nickname: users.nickname, avatar: users.avatar, level: users.level, isAnchor: users.isAnchor };
const shelfColumns = { id: contentShelves.id, names: contentShelves.names };
const heat = sql<number>`coalesce(${contentHeat.heat}, 0)`;

/**
 * Selects objects with all fields of a card, in a given order, up to a limit.
 * Limit, kind and state (`isShown`) are literals in the SQL, not parameters: PostgreSQL keeps a generic plan only if it is as good without
 * knowing the parameters, and planning takes longer than execution.
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
      author: authorColumns,
      shelf: shelfColumns,
      tally: contentTallies,
      heat,
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

/** Condition for shown objects; with it the partial index of shown objects is used. */
export const isInSight: SQL = sql`${contentItems.state} = 'shown'`;

/** Shown objects of a kind. */
export const isShown = (kind: ContentKind): SQL => sql`${contentItems.kind} = ${kinds[kind]} and ${isInSight}`;

/** Maximum characters of a text on a card; texts that a card shows in full are shorter. */
const mostOfText = 10_000;

/** Columns of a card: all except article blocks, and only as much of the text as search looks through. */
const cardColumns = {
  id: contentItems.id,
  kind: contentItems.kind,
  authorId: contentItems.authorId,
  matchId: contentItems.matchId,
  title: contentItems.title,
  body: sql<string>`left(${contentItems.body}, ${sql.raw(String(mostOfText))})`,
  codingKey: contentItems.codingKey,
  data: sql<ItemData>`${contentItems.data} - 'blocks'`,
  tags: contentItems.tags,
  lang: contentItems.lang,
  isLead: contentItems.isLead,
  isDeep: contentItems.isDeep,
  isFlash: contentItems.isFlash,
  at: contentItems.at,
  publishedAt: contentItems.publishedAt,
};

/** An object with the columns of a card. */
export interface CardRow extends Omit<ItemRow, 'item'> {
  item: Pick<Item, keyof typeof cardColumns>;
}

/** Cards of shown objects by id, unordered, as visitors see them. */
export const cardsById = (db: Database) =>
  builtOnce(() =>
    db
      .select({
        item: cardColumns,
        author: authorColumns,
        shelf: shelfColumns,
        tally: contentTallies,
        heat,
        isLiked: did(undefined, 'like'),
        isFavorite: did(undefined, 'favorite'),
      })
      .from(contentItems)
      .innerJoin(users, eq(users.id, contentItems.authorId))
      .innerJoin(contentShelves, eq(contentShelves.id, contentItems.shelfId))
      .innerJoin(contentTallies, eq(contentTallies.itemId, contentItems.id))
      .leftJoin(contentHeat, and(eq(contentHeat.itemId, contentItems.id), eq(contentHeat.period, sql.placeholder('week'))))
      .where(and(sql`${contentItems.id} = any(${unseen('ids', 'bigint[]')}::bigint[])`, isInSight)),
  );
