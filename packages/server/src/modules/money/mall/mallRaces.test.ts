import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPerson } from '../../../testing/testPeople.ts';
import { auditLedger } from '../ledger/index.ts';
import { auditMall, mallExchanges } from './index.ts';
import { mallWorld, type MallWorld } from './mall.fixtures.ts';

const deep = Boolean(process.env.PITCHSIDE_DEEP);
const [runs, buyers] = deep ? [20, 500] : [2, 40];
const stock = 10;

let world: MallWorld;
const crowd: TestPerson[] = [];
beforeAll(async () => {
  world = await mallWorld();
  for (let index = 0; index < buyers; index += 1) crowd.push(await world.rich(100 * runs));
}, 300_000);
afterAll(() => world.site.close());

/** Message of an overloaded machine; such a request charges nothing, which the sums below prove. */
const busy = '服务繁忙，请稍后再试';

test(
  `${stock} in stock and ${buyers} buyers at once on two nodes: ${stock} records and ${stock} debits, ${runs} of ${runs} times`,
  { timeout: 900_000 },
  async () => {
    const other = await world.site.secondNode();
    const { db } = world.site.site.platform;
    for (let run = 0; run < runs; run += 1) {
      const goods = await world.stocked({ stock });
      const before = await Promise.all(crowd.map(world.people.owned));
      const answers = await Promise.all(
        crowd.map(({ token }, index) =>
          world.site.call('POST', 'goods/exchange', {
            token,
            body: { id: goods.id, price: goods.price, name: '周', phone: '1', address: '杭州' },
            ...(index % 2 === 1 && { at: other.origin }),
          }),
        ),
      );
      const after = await Promise.all(crowd.map(world.people.owned));
      const records = await db
        .select()
        .from(mallExchanges)
        .where(eq(mallExchanges.goodsId, Number(goods.id)));
      expect({
        run,
        sold: answers.filter(({ code }) => code === 0).length,
        words: [...new Set(answers.filter(({ code, msg }) => code !== 0 && msg !== busy).map(({ msg }) => msg))],
        records: records.length,
        debits: after.filter((owned, index) => owned === (before[index] ?? 0) - 100).length,
        others: after.filter((owned, index) => owned !== before[index] && owned !== (before[index] ?? 0) - 100).length,
        left: (await world.goods(goods.id))?.left,
      }).toEqual({ run, sold: stock, words: ['已兑完，黄钻没有扣'], records: stock, debits: stock, others: 0, left: 0 });
    }
    expect([(await auditLedger(db)).isSound, await auditMall(db)]).toEqual([true, 0]);
  },
);
