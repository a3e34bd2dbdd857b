import { eq } from 'drizzle-orm';
import { mallGoods } from '../../mall/index.ts';
import type { Act, Ask, Said } from './crossing.types.ts';
import type { CrossingWorld, Star } from './crossingWorld.ts';

const address = { name: '周', phone: '1', address: '杭州' };

/** Acts on the mall: exchanges for the backpack, and refunded exchanges; all need the same row. */
export function mallActs({ site, operatorId }: CrossingWorld, ask: Ask, said: Said): Act[] {
  const { db, events } = site.platform;
  const some = async (kind: 'virtual' | 'physical') => {
    const [row] = await db.select().from(mallGoods).where(eq(mallGoods.kind, kind)).orderBy(mallGoods.id).limit(1);
    if (!row) throw new Error('no goods');
    // Endless exchanges need unlimited stock.
    await db.update(mallGoods).set({ stock: null, most: null }).where(eq(mallGoods.id, row.id));
    return row;
  };
  const exchange = async (timed: Parameters<Act['run']>[0], me: Star, kind: 'virtual' | 'physical') => {
    const { id, price } = await some(kind);
    return ask(timed, 'POST', 'goods/exchange', me, { body: { id: String(id), price, ...address } });
  };
  return [
    { name: 'goods exchanged', run: async (timed, me) => said(await exchange(timed, me, 'virtual')) },
    {
      name: 'goods given back',
      async run(timed, me) {
        const answer = await exchange(timed, me, 'physical');
        const { exchange: made } = (answer.data ?? {}) as { exchange?: { no: string } };
        if (!made) return said(answer);
        await timed(() =>
          events.transaction((tx, emit) =>
            site.mall.exchanging.decide(tx, emit, Number(made.no.slice(1)), operatorId, { act: 'refuse', reason: '送不到' }),
          ),
        );
        return undefined;
      },
    },
  ];
}
