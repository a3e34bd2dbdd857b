import type { WalletState } from '@pitchside/api/ledger';
import type { NobleRank } from '@pitchside/api/noble';
import type { TopicEventData } from '@pitchside/api/realtime';
import { and, asc, desc, eq, inArray, isNotNull, sql, type SQL } from 'drizzle-orm';
import type { Appending } from '../../platform/events.ts';
import type { Database, Transaction } from '../../ports/database/database.ts';
import type { Localizable } from '../../text/local.ts';
import type { TaskCount } from '../activities/index.ts';
import { users } from '../member/index.ts';
import { gifts, giftTallies } from './gifts.tables.ts';

export type GiftRow = typeof gifts.$inferSelect;

/** Target of a gift: a room, or an anchor. */
export type Aim = { room: number } | { anchor: number };

/** Parameters of the database function `gift_give`: sender, gift, target and the limits to apply. */
export type Given = Aim & {
  sender: number;
  gift: string;
  count: number;
  from: 'wallet' | 'backpack';
  /** Price that the sender saw, in diamonds. */
  expected?: number | undefined;
  /** True for gifts of seeded data while no room is live; members need a live room. */
  offAir?: boolean | undefined;
  /** Anchor's income in fen per hundred diamonds. */
  share: number;
  /** Day in the site's zone. */
  day: string;
  comboLasts: number;
  heights: Readonly<Record<NobleRank, number>>;
  tasks: readonly TaskCount[];
};

/** Idempotency key of a request, its member, and its content. */
export interface Request {
  user: number;
  call: string;
  key: string;
  fingerprint: string;
}

/** Reason of a refused gift. */
export type Refusal = 'notFound' | 'own' | 'kicked' | 'offAir' | 'locked' | 'price' | 'few' | 'soldOut';

/** Result of sending a gift. */
export interface Sent {
  /** Id of the transfer; null for a gift from the backpack, which moves no value. */
  transfer: number | null;
  cost: number;
  combo: number;
  /** Remaining count in the backpack; null for a paid gift. */
  owned: number | null;
  /** Balances of the sender afterwards. */
  wallet: WalletState;
}

/** Response of `gift_give`: a refusal before any write, or the result and the events for others. */
export type Answered = { refused: Refusal } | (Sent & { refused?: undefined; events: (Told<'wallet'> | Told<'gift'>)[] });

interface Told<T extends 'wallet' | 'gift'> {
  topic: string;
  type: T;
  data: Localizable<TopicEventData<T>>;
}

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
    async give(tx: Transaction, given: Given, at: number): Promise<Answered> {
      const { rows } = await tx.execute<{ result: Answered }>(
        sql`select gift_give(${JSON.stringify(given)}::jsonb, ${at}::bigint) as result`,
      );
      const [row] = rows;
      if (!row) throw new Error('a gift without an answer');
      return row.result;
    },
    /** The single statement of a member's gift, from request to events. */
    order: (given: Given, request: Request | undefined, { at, epoch, freshFor }: Appending): SQL =>
      sql`select gift_order(${JSON.stringify(given)}::jsonb, ${request ? JSON.stringify(request) : null}::jsonb, ${at}::bigint, ${epoch}, ${freshFor}::bigint) as result`,
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
