import { and, asc, count, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { ExchangeState } from '@pitchside/api/money/mall';
import type { Database, Transaction } from '../../../ports/database/database.ts';
import { gifts } from '../../live/gifts/index.ts';
import { users } from '../../member/member/index.ts';
import { mallExchanges, mallGoods } from './mall.tables.ts';

type From = Database | Transaction;
export type GoodsRow = typeof mallGoods.$inferSelect;
type Gift = typeof gifts.$inferSelect;

/** Goods with their gift, if any. */
export interface GivenGoods {
  row: GoodsRow;
  gift: Gift | null;
}

/** An exchange with its goods and member. */
export interface ExchangeRow {
  row: typeof mallExchanges.$inferSelect;
  goods: Pick<GoodsRow, 'id' | 'names' | 'kind' | 'art' | 'picture'>;
  nickname: string;
}

const thing = { id: mallGoods.id, names: mallGoods.names, kind: mallGoods.kind, art: mallGoods.art, picture: mallGoods.picture };

/** SQL of the exchange mall. */
export function createMallRepository(db: Database) {
  const given = (from: From) =>
    from.select({ row: mallGoods, gift: gifts }).from(mallGoods).leftJoin(gifts, eq(gifts.id, mallGoods.giftId));
  const stockOf = (from: From) =>
    from
      .select({ row: mallExchanges, goods: thing, nickname: users.nickname })
      .from(mallExchanges)
      .innerJoin(mallGoods, eq(mallGoods.id, mallExchanges.goodsId))
      .innerJoin(users, eq(users.id, mallExchanges.memberId));
  const total = async (where: ReturnType<typeof and>) =>
    (await db.select({ total: count() }).from(mallExchanges).where(where))[0]?.total ?? 0;

  return {
    /** Stores the goods of a new site; keeps existing ones. */
    async fill(first: readonly (typeof mallGoods.$inferInsert)[]): Promise<void> {
      await db.transaction(async (tx) => {
        const [known] = await tx.select({ id: mallGoods.id }).from(mallGoods).limit(1);
        if (!known) await tx.insert(mallGoods).values([...first]);
      });
    },
    goods: (isAll = false): Promise<GivenGoods[]> =>
      given(db)
        .where(isAll ? undefined : eq(mallGoods.isListed, true))
        .orderBy(asc(mallGoods.place), asc(mallGoods.id)),
    async find(id: number, from: From = db): Promise<GivenGoods | undefined> {
      const [found] = await given(from).where(eq(mallGoods.id, id));
      return found;
    },
    /** Takes stock and locks its row until the transaction ends; false when there is too little. */
    async take(tx: Transaction, id: number, some: number): Promise<boolean> {
      const taken = await tx
        .update(mallGoods)
        .set({ sold: sql`${mallGoods.sold} + ${some}` })
        .where(and(eq(mallGoods.id, id), eq(mallGoods.isListed, true), sql`(stock is null or sold + ${some} <= stock)`))
        .returning({ id: mallGoods.id });
      return taken.length > 0;
    },
    /** Returns stock. */
    putBack: (tx: Transaction, id: number, some: number) =>
      tx
        .update(mallGoods)
        .set({ sold: sql`${mallGoods.sold} - ${some}` })
        .where(eq(mallGoods.id, id)),
    /** Number of an item that a member has exchanged. */
    async ownedOf(tx: Transaction, goodsId: number, memberId: number): Promise<number> {
      const [row] = await tx
        .select({ owned: sql<number>`coalesce(sum(${mallExchanges.count}), 0)::int` })
        .from(mallExchanges)
        .where(and(eq(mallExchanges.goodsId, goodsId), eq(mallExchanges.memberId, memberId), ne(mallExchanges.state, 'refused')));
      return row?.owned ?? 0;
    },
    async add(tx: Transaction, values: typeof mallExchanges.$inferInsert): Promise<number> {
      const [row] = await tx.insert(mallExchanges).values(values).returning({ id: mallExchanges.id });
      if (!row) throw new Error('an exchange was not written');
      return row.id;
    },
    async exchange(id: number, from: From = db): Promise<ExchangeRow | undefined> {
      const [found] = await stockOf(from).where(eq(mallExchanges.id, id));
      return found;
    },
    /** Changes the state of an exchange; false when it was in another state, or belongs to another member. */
    /** Records the given diamonds among the price. */
    async noteGiven(tx: Transaction, id: number, given: number): Promise<void> {
      await tx.update(mallExchanges).set({ given }).where(eq(mallExchanges.id, id));
    },
    async move(
      tx: From,
      id: number,
      from: ExchangeState,
      change: Partial<typeof mallExchanges.$inferInsert>,
      memberId?: number,
    ): Promise<boolean> {
      const moved = await tx
        .update(mallExchanges)
        .set(change)
        .where(
          and(
            eq(mallExchanges.id, id),
            eq(mallExchanges.state, from),
            memberId === undefined ? undefined : eq(mallExchanges.memberId, memberId),
          ),
        )
        .returning({ id: mallExchanges.id });
      return moved.length > 0;
    },
    async records(memberId: number, state: ExchangeState | undefined, offset: number, limit: number) {
      const mine = eq(mallExchanges.memberId, memberId);
      const wanted = and(mine, state && eq(mallExchanges.state, state));
      const [list, all, onTheWay, [sum]] = await Promise.all([
        stockOf(db).where(wanted).orderBy(desc(mallExchanges.id)).offset(offset).limit(limit),
        total(wanted),
        total(and(mine, inArray(mallExchanges.state, ['awaiting', 'shipped']))),
        db
          .select({ spent: sql<number>`coalesce(sum(${mallExchanges.total}), 0)::bigint` })
          .from(mallExchanges)
          .where(and(mine, ne(mallExchanges.state, 'refused'))),
      ]);
      return { list, total: all, onTheWay, spent: Number(sum?.spent ?? 0) };
    },
    /** Encrypted address of a member's last exchange; undefined when there is none. */
    async lastAddress(memberId: number): Promise<string | undefined> {
      const [row] = await db
        .select({ sealed: mallExchanges.addressSealed })
        .from(mallExchanges)
        .where(and(eq(mallExchanges.memberId, memberId), ne(mallExchanges.addressSealed, '')))
        .orderBy(desc(mallExchanges.id))
        .limit(1);
      return row?.sealed;
    },
    async queue(state: ExchangeState, offset: number, limit: number) {
      const wanted = eq(mallExchanges.state, state);
      const [list, all] = await Promise.all([
        stockOf(db)
          .where(wanted)
          .orderBy(state === 'awaiting' ? asc(mallExchanges.id) : desc(mallExchanges.id))
          .offset(offset)
          .limit(limit),
        total(wanted),
      ]);
      return { list, total: all };
    },
    /** Pending exchanges: their number, and since when the oldest waits. */
    async toSend(): Promise<{ total: number; oldestAt: number | null }> {
      const [row] = await db
        .select({ total: count(), oldestAt: sql<string | null>`min(${mallExchanges.at})` })
        .from(mallExchanges)
        .where(eq(mallExchanges.state, 'awaiting'));
      return { total: row?.total ?? 0, oldestAt: row?.oldestAt == null ? null : Number(row.oldestAt) };
    },
    gifts: () => db.select({ id: gifts.id, names: gifts.names }).from(gifts).orderBy(asc(gifts.price)),
    /** Adds or changes goods; undefined for an unknown id, or with a stock below the sold count. */
    async save(id: number | undefined, values: typeof mallGoods.$inferInsert): Promise<GivenGoods | undefined> {
      // The kind never changes: past exchanges depend on it.
      const { kind, stock } = values;
      const [row] =
        id === undefined
          ? await db.insert(mallGoods).values(values).returning({ id: mallGoods.id })
          : await db
              .update(mallGoods)
              .set(values)
              .where(
                and(
                  eq(mallGoods.id, id),
                  eq(mallGoods.kind, kind),
                  stock === null || stock === undefined ? undefined : sql`${mallGoods.sold} <= ${stock}`,
                ),
              )
              .returning({ id: mallGoods.id });
      return row && this.find(row.id);
    },
  };
}
export type MallRepository = ReturnType<typeof createMallRepository>;
