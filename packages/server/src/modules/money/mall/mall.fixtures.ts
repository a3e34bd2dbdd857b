import { randomUUID } from 'node:crypto';
import type { Exchange, Goods, DeskGoods } from '@pitchside/api/money/mall';
import { testPeople, type TestPerson } from '../../../testing/testPeople.ts';
import { openTestSite, type Answer } from '../../../testing/testSite.ts';

/** Delivery address of the tests. */
export const home = { name: '周建强', phone: '13812345217', address: '浙江 杭州 西湖区 文三路 478 号 3 幢 602' };

/** A site with a mall, an operator with an unlocked desk, and members who exchange. */
export async function mallWorld() {
  const site = await openTestSite();
  const people = testPeople(site);
  const operator = await people.newcomer({ role: 'operator' });
  const post = (
    path: string,
    who: TestPerson | undefined,
    body: Record<string, unknown> = {},
    key: string = randomUUID(),
  ): Promise<Answer> => site.call('POST', path, { ...(who && { token: who.token }), body, headers: { 'idempotency-key': key } });
  const get = (path: string, who: TestPerson, query: Record<string, string> = {}): Promise<Answer> =>
    site.call('GET', path, { token: who.token, query: `?${new URLSearchParams(query)}` });
  await post('admin/unlock', operator, { password: 'secret' });
  const names = (name: string) => ({ zh: name, en: name, vi: name });

  return {
    site,
    people,
    operator,
    post,
    get,
    names,
    /** Adds goods by the desk: by default a mug with a stock of three. */
    async stocked(more: Record<string, unknown> = {}): Promise<DeskGoods> {
      const { code, msg, data } = await post('admin/saveGoods', operator, {
        names: names('杯子'),
        abouts: names(''),
        kind: 'physical',
        art: 'mug',
        price: 100,
        stock: 3,
        ...more,
      });
      if (code !== 0) throw new Error(msg);
      return data as DeskGoods;
    },
    async rich(diamonds = 1_000): Promise<TestPerson> {
      const person = await people.newcomer();
      await people.fund(person, diamonds);
      return person;
    },
    exchange: (who: TestPerson, goods: Pick<Goods, 'id' | 'price'>, more: Record<string, unknown> = {}, key?: string) =>
      post('goods/exchange', who, { id: goods.id, price: goods.price, ...home, ...more }, key),
    async records(who: TestPerson): Promise<{ list: Exchange[]; total: number; on_the_way: number; spent: number }> {
      return (await post('goods/exchangeRecords', who)).data as { list: Exchange[]; total: number; on_the_way: number; spent: number };
    },
    async goods(id: string): Promise<Goods | undefined> {
      return ((await post('goods/goodsList', undefined)).data as { list: Goods[] }).list.find((each) => each.id === id);
    },
  };
}
export type MallWorld = Awaited<ReturnType<typeof mallWorld>>;
