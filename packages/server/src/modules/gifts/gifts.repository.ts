import { comboLasts } from '@pitchside/api/gifts';
import type { NobleRank } from '@pitchside/api/noble';
import { and, asc, desc, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../ports/database/database.ts';
import { users } from '../member/index.ts';
import { roomKicks, rooms } from '../room/index.ts';
import { nobles } from '../noble/index.ts';
import { gifts, giftTallies } from './gifts.tables.ts';

export type GiftRow = typeof gifts.$inferSelect;

/** Where a gift is to go: a room, or an anchor. */
export type Aim = { roomId: number } | { anchorId: number };

export interface Tally {
  anchorId: number;
  day: string;
  senderId: number;
  giftId: string;
  count: number;
  diamonds: number;
  income: number;
}

/** SQL of gifts. */
export function createGiftsRepository(db: Database) {
  return {
    fill: (rows: readonly (typeof gifts.$inferInsert)[]) =>
      db
        .insert(gifts)
        .values([...rows])
        .onConflictDoNothing(),
    /** Ranks that gifts on the shelf ask for. */
    async ranks(): Promise<NobleRank[]> {
      const rows = await db
        .select({ rank: gifts.rank })
        .from(gifts)
        .where(and(eq(gifts.isListed, true), isNotNull(gifts.rank)));
      return rows.flatMap(({ rank }) => rank ?? []);
    },
    shelf: () => db.select().from(gifts).where(eq(gifts.isListed, true)).orderBy(asc(gifts.price), asc(gifts.id)),
    /** Everything that a gift depends on, in one look: the gift, its sender, the anchor and the room. */
    async order(tx: Transaction, senderId: number, giftId: string, aim: Aim, now: number) {
      const [row] = await tx
        .select({
          gift: gifts,
          sender: { id: users.id, nickname: users.nickname, avatar: users.avatar, level: users.level },
          roomId: rooms.id,
          status: rooms.status,
          anchorId: sql<
            number | null
          >`coalesce(${rooms.ownerId}, ${'anchorId' in aim ? sql`(select a.id from ${users} a where a.id = ${aim.anchorId} and a.is_anchor)` : sql`null::bigint`})`,
          noble: nobles.rank,
          kickedAt: roomKicks.at,
        })
        .from(gifts)
        .innerJoin(users, eq(users.id, senderId))
        .leftJoin(rooms, 'roomId' in aim ? eq(rooms.id, aim.roomId) : eq(rooms.ownerId, aim.anchorId))
        .leftJoin(nobles, and(eq(nobles.memberId, senderId), gt(nobles.until, now)))
        .leftJoin(roomKicks, and(eq(roomKicks.roomId, rooms.id), eq(roomKicks.userId, senderId)))
        .where(and(eq(gifts.id, giftId), eq(gifts.isListed, true)));
      return row;
    },
    /** Takes from a limited gift; false when too few are left. */
    async takeStock(tx: Transaction, giftId: string, count: number): Promise<boolean> {
      const rows = await tx
        .update(gifts)
        .set({ sold: sql`${gifts.sold} + ${count}` })
        .where(and(eq(gifts.id, giftId), sql`${gifts.sold} + ${count} <= ${gifts.stock}`))
        .returning({ id: gifts.id });
      return rows.length > 0;
    },
    /** Counts a gift; gives how many times in a row the sender gave it to this anchor. */
    async count(tx: Transaction, tally: Tally, now: number): Promise<number> {
      const [row] = await tx
        .insert(giftTallies)
        .values({ ...tally, combo: 1, at: now })
        .onConflictDoUpdate({
          target: [giftTallies.anchorId, giftTallies.day, giftTallies.senderId, giftTallies.giftId],
          set: {
            count: sql`${giftTallies.count} + excluded.count`,
            diamonds: sql`${giftTallies.diamonds} + excluded.diamonds`,
            income: sql`${giftTallies.income} + excluded.income`,
            combo: sql`case when ${giftTallies.at} > ${now - comboLasts} then ${giftTallies.combo} + 1 else 1 end`,
            at: sql`excluded.at`,
          },
        })
        .returning({ combo: giftTallies.combo });
      return row?.combo ?? 1;
    },
    /** What an anchor was given, by gift. */
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
    /** Who gave an anchor most of each gift. */
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
      // Among equals the one who was there first keeps the name.
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
