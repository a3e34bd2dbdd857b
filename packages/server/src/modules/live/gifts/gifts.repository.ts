import type { NobleRank } from '@pitchside/api/money/noble';
import { and, asc, desc, eq, inArray, isNotNull, sql, type SQL } from 'drizzle-orm';
import type { Appending } from '../../../platform/events.ts';
import type { Database, Transaction } from '../../../ports/database/database.ts';
import { users } from '../../member/member/index.ts';
import { answered, given, giftRequest, type Answered, type Given, type GiftRequest } from './gifts.schema.ts';
import { gifts, giftTallies } from './gifts.tables.ts';

export type GiftRow = typeof gifts.$inferSelect;

/** Target of a gift: a room, or an anchor. */
export type Aim = { room: number } | { anchor: number };

/** SQL of gifts. */
export function createGiftsRepository(db: Database) {
  return {
    fill: (rows: readonly (typeof gifts.$inferInsert)[]) =>
      db
        .insert(gifts)
        .values([...rows])
        .onConflictDoNothing(),
    /** Ranks that listed gifts require. */
    async ranks(): Promise<NobleRank[]> {
      const rows = await db
        .select({ rank: gifts.rank })
        .from(gifts)
        .where(and(eq(gifts.isListed, true), isNotNull(gifts.rank)));
      return rows.flatMap(({ rank }) => rank ?? []);
    },
    shelf: () => db.select().from(gifts).where(eq(gifts.isListed, true)).orderBy(asc(gifts.price), asc(gifts.id)),
    /** Sends a gift inside a transaction. */
    async give(tx: Transaction, gift: Given, at: number): Promise<Answered> {
      const { rows } = await tx.execute<{ result: unknown }>(
        sql`select gift_give(${JSON.stringify(given.parse(gift))}::jsonb, ${at}::bigint) as result`,
      );
      const [row] = rows;
      if (!row) throw new Error('a gift without an answer');
      return answered.parse(row.result);
    },
    /** The single statement of a member's gift, from request to events. */
    order: (gift: Given, request: GiftRequest | undefined, { at, epoch, freshFor }: Appending): SQL =>
      sql`select gift_order(${JSON.stringify(given.parse(gift))}::jsonb, ${request ? JSON.stringify(giftRequest.parse(request)) : null}::jsonb, ${at}::bigint, ${epoch}, ${freshFor}::bigint) as result`,
    /** Gifts that an anchor received, by gift. */
    wall: (anchorId: number) =>
      db
        .select({
          gift: gifts,
          count: sql<number>`sum(${giftTallies.count})::bigint`,
          income: sql<number>`sum(${giftTallies.income})::bigint`,
        })
        .from(giftTallies)
        .innerJoin(gifts, eq(gifts.id, giftTallies.giftId))
        .where(eq(giftTallies.anchorId, anchorId))
        .groupBy(gifts.id)
        .orderBy(desc(gifts.price)),
    /** Top givers of an anchor for each gift. */
    async givers(anchorId: number, giftIds: readonly string[]) {
      if (giftIds.length === 0) return [];
      const sums = db
        .select({
          giftId: giftTallies.giftId,
          senderId: giftTallies.senderId,
          count: sql<number>`sum(${giftTallies.count})::bigint`.as('given'),
          last: sql<number>`max(${giftTallies.at})`.as('last'),
        })
        .from(giftTallies)
        .where(and(eq(giftTallies.anchorId, anchorId), inArray(giftTallies.giftId, [...giftIds])))
        .groupBy(giftTallies.giftId, giftTallies.senderId)
        .as('sums');
      // Among ties the first giver keeps the name.
      return db
        .selectDistinctOn([sums.giftId], {
          giftId: sums.giftId,
          count: sums.count,
          id: users.id,
          nickname: users.nickname,
          avatar: users.avatar,
        })
        .from(sums)
        .innerJoin(users, eq(users.id, sums.senderId))
        .orderBy(sums.giftId, desc(sums.count), asc(sums.last));
    },
    async isMember(id: number): Promise<boolean> {
      const [row] = await db.select({ id: users.id }).from(users).where(eq(users.id, id));
      return row !== undefined;
    },
  };
}
