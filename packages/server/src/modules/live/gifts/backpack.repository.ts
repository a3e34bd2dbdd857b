import { and, asc, desc, eq, gt, lt, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../ports/database/database.ts';
import { users } from '../../member/member/index.ts';
import { backpackEntries, backpackGifts, gifts } from './gifts.tables.ts';

type From = Database | Transaction;

/** Gifts to add to a backpack; `count` is positive. */
export interface Handed {
  memberId: number;
  giftId: string;
  count: number;
}

// Gifts without expiry sort after those with one.
const keeps = 0;
const alive = (now: number) => and(gt(backpackGifts.owned, 0), or(eq(backpackGifts.expiresAt, keeps), gt(backpackGifts.expiresAt, now)));
const soonest = [sql`${backpackGifts.expiresAt} = ${keeps}`, asc(backpackGifts.expiresAt)] as const;

/** SQL of backpacks. Every change is logged in the same transaction. Sending from a backpack is the database function `backpack_take`. */
export function createBackpackRepository(db: Database) {
  return {
    /** Adds gifts to a backpack until an expiry (ms UTC), or for ever (0). */
    async grant(from: From, handed: Handed, expiresAt: number, now: number, reason: 'granted' | 'exchanged' = 'granted'): Promise<void> {
      const { memberId, giftId, count } = handed;
      await from
        .insert(backpackGifts)
        .values({ memberId, giftId, owned: count, expiresAt })
        .onConflictDoUpdate({
          target: [backpackGifts.memberId, backpackGifts.giftId, backpackGifts.expiresAt],
          set: { owned: sql`${backpackGifts.owned} + excluded.owned` },
        });
      await from.insert(backpackEntries).values({ memberId, giftId, count, reason, at: now });
    },
    owned: (memberId: number, now: number) =>
      db
        .select({ gift: gifts, owned: backpackGifts.owned, expiresAt: backpackGifts.expiresAt })
        .from(backpackGifts)
        .innerJoin(gifts, eq(gifts.id, backpackGifts.giftId))
        .where(and(eq(backpackGifts.memberId, memberId), alive(now)))
        .orderBy(...soonest, asc(gifts.price)),
    /** Log entries of a member before an id, newest first. */
    log: (memberId: number, before: number | undefined, limit: number) =>
      db
        .select({ entry: backpackEntries, gift: gifts, anchor: users.nickname })
        .from(backpackEntries)
        .innerJoin(gifts, eq(gifts.id, backpackEntries.giftId))
        .leftJoin(users, eq(users.id, backpackEntries.anchorId))
        .where(and(eq(backpackEntries.memberId, memberId), before === undefined ? undefined : lt(backpackEntries.id, before)))
        .orderBy(desc(backpackEntries.id))
        .limit(limit),
    /**
     * Deletes expired gifts and logs what was left of them. Returns the number of rows. Skips rows that are locked by a gift in progress.
     */
    async expire(now: number, limit: number): Promise<number> {
      const { rows } = await db.execute<{ gone: number }>(sql`
        with gone as (
          delete from ${backpackGifts} where ctid = any(array(
            select ctid from ${backpackGifts} where expires_at > 0 and expires_at <= ${now} order by expires_at limit ${limit} for update skip locked))
          returning member_id, gift_id, owned, expires_at),
        noted as (
          insert into ${backpackEntries} (member_id, gift_id, count, reason, at) select member_id, gift_id, -owned, 'expired', expires_at from gone where owned > 0 order by expires_at)
        select count(*)::int as gone from gone`);
      return rows[0]?.gone ?? 0;
    },
  };
}
export type BackpackRepository = ReturnType<typeof createBackpackRepository>;
