import type { Exchange } from '@pitchside/api/money/mall';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLedger } from '../ledger/index.ts';
import { operatorActs } from '../../desk/operations/index.ts';
import { auditMall, mallExchanges } from './index.ts';
import { home, mallWorld, type MallWorld } from './mall.fixtures.ts';

let world: MallWorld;
beforeAll(async () => {
  world = await mallWorld();
});
afterAll(async () => {
  const { db } = world.site.site.platform;
  expect([(await auditLedger(db)).isSound, await auditMall(db)]).toEqual([true, 0]);
  await world.site.close();
});
const state = (who: { id: number }) => world.site.site.ledger.state(who.id);
const backpack = async (who: { id: number; token: string }) =>
  ((await world.get('Gift/getUserGiftList', who)).data as { list: { gift: { id: string }; owned: number; expires_at: number | null }[] })
    .list;

test('virtual goods lie in the backpack with the answer, bring experience, and stand in the records', async () => {
  const who = await world.rich();
  const pack = await world.stocked({
    kind: 'virtual',
    art: 'scarf',
    gift_id: 'scarf',
    gift_count: 5,
    gift_days: 7,
    stock: null,
    price: 300,
  });
  expect(pack.gives).toMatchObject({ gift: { id: 'scarf' }, count: 5, days: 7 });
  const answer = await world.exchange(who, pack, { count: 2 });
  expect(answer).toMatchObject({ code: 0, data: { balance: 400, exchange: { state: 'delivered', total: 600, count: 2, to: null } } });
  const [lot] = await backpack(who);
  expect(lot).toMatchObject({ gift: { id: 'scarf' }, owned: 10 });
  expect((lot?.expires_at ?? 0) - world.site.clock.now()).toBeGreaterThan(6 * 86_400_000);
  expect((await state(who)).experience).toBe(600);
  expect(await world.records(who)).toMatchObject({ total: 1, on_the_way: 0, spent: 600, list: [{ state: 'delivered' }] });
  expect((await world.get('Gift/backpackLog', who)).data).toMatchObject({ list: [{ count: 10, reason: 'exchanged' }] });
});

test('what is sent waits with its diamonds until an operator sends it, then until it is there', async () => {
  const who = await world.rich();
  const mug = await world.stocked();
  const { data } = await world.exchange(who, mug);
  const { exchange } = data as { exchange: Exchange };
  expect(exchange).toMatchObject({ state: 'awaiting', to: '周*强 138****5217' });
  expect(await state(who)).toMatchObject({ balance: 900, experience: 0 });
  expect((await world.goods(mug.id))?.left).toBe(2);
  expect(await world.post('goods/received', who, { no: exchange.no })).toMatchObject({ code: 1 });
  expect(await world.get('goods/address', who)).toMatchObject({ data: { address: home } });
  const [row] = await world.site.site.platform.db.select().from(mallExchanges).where(eq(mallExchanges.memberId, who.id));
  expect(row?.addressSealed).not.toContain('文三路');

  expect(await world.get('admin/exchanges', world.operator, { state: 'awaiting' })).toMatchObject({
    data: { list: [{ no: exchange.no, member: { id: String(who.id) } }] },
  });
  expect((await world.post('admin/exchangeAddress', world.operator, { no: exchange.no })).data).toEqual(home);
  const ship = { no: exchange.no, act: 'ship', carrier: '顺丰', tracking: 'SF1482' };
  expect(await world.post('admin/shipExchange', world.operator, { ...ship, tracking: '' })).toMatchObject({ code: 1 });
  expect(await world.post('admin/shipExchange', world.operator, ship)).toMatchObject({
    code: 0,
    data: { state: 'shipped', tracking: 'SF1482' },
  });
  expect(await world.post('admin/shipExchange', world.operator, ship)).toMatchObject({ code: 1, msg: '这笔兑换已经处理过了' });
  expect(await state(who)).toMatchObject({ balance: 900, experience: 100 });
  const other = await world.rich();
  expect(await world.post('goods/received', other, { no: exchange.no })).toMatchObject({ code: 1 });
  for (const arrived of [
    await world.post('goods/received', who, { no: exchange.no }),
    await world.post('goods/received', who, { no: exchange.no }),
  ])
    expect(arrived).toMatchObject({ code: 0, data: { state: 'received' } });
  expect(await world.people.received(`user:${who.id}`, 'notice')).toMatchObject([{ notice: { kind: 'goods_sent' } }]);
  const acts = await world.site.site.platform.db
    .select()
    .from(operatorActs)
    .where(eq(operatorActs.subject, `exchange ${exchange.no}`));
  expect(acts.filter(({ failureOf }) => failureOf === null).map(({ act }) => act)).toEqual(['address', 'ship']);
});

test('what cannot be sent gives the diamonds and the stock back, once', async () => {
  const who = await world.rich(100);
  const mug = await world.stocked({ stock: 1, most: 1 });
  const { no } = ((await world.exchange(who, mug)).data as { exchange: Exchange }).exchange;
  expect((await world.goods(mug.id))?.left).toBe(0);
  const refuse = { no, act: 'refuse', reason: '这个地址送不到' };
  expect(await world.post('admin/shipExchange', world.operator, { ...refuse, reason: '' })).toMatchObject({ code: 1 });
  const both = await Promise.all([1, 2].map(() => world.post('admin/shipExchange', world.operator, refuse)));
  expect(both.map(({ code }) => code).sort()).toEqual([0, 1]);
  expect(await state(who)).toMatchObject({ balance: 100, experience: 0 });
  expect((await world.goods(mug.id))?.left).toBe(1);
  expect(await world.records(who)).toMatchObject({ spent: 0, on_the_way: 0, list: [{ state: 'refused', reason: '这个地址送不到' }] });
  // A refunded item can be exchanged again; standard reasons are shown in the reader’s language.
  const again = ((await world.exchange(who, mug)).data as { exchange: Exchange }).exchange;
  await world.post('admin/shipExchange', world.operator, { no: again.no, act: 'refuse', reason: 'out_of_stock' });
  const reasonIn = async (lang: string) => {
    const { data } = await world.site.call('POST', 'goods/exchangeRecords', { token: who.token, body: {}, headers: { lang } });
    return (data as { list: Exchange[] }).list[0]?.reason;
  };
  expect([await reasonIn('zh'), await reasonIn('en'), await reasonIn('vi')]).toEqual(['库存不足', 'Out of stock', 'Hết hàng']);
});

test('bad input changes nothing: sold out, no address, one diamond too few, another price, too many, none there', async () => {
  const who = await world.rich(100);
  const mug = await world.stocked({ stock: 1 });
  const limited = await world.stocked({ price: 10, stock: null, most: 2 });
  const hidden = await world.stocked({ is_listed: false });
  const refused = async (goods: { id: string; price: number }, more: Record<string, unknown>, msg?: string) =>
    expect(await world.exchange(who, goods, more)).toMatchObject({ code: 1, ...(msg && { msg }) });
  await refused(mug, { address: '' }, '请填写收件人、电话和地址');
  await refused(mug, { address: '   ' }, '请填写收件人、电话和地址');
  await refused({ ...mug, price: 1 }, {}, '价格变了，请看一下再确认');
  await refused(mug, { count: 2 }, '已兑完，黄钻没有扣');
  await refused(limited, { count: 3 }, '这件商品你已经兑满了');
  for (const count of [0, -1, 1e9, 1.5]) await refused(mug, { count });
  await refused(hidden, {}, '没有找到这件商品');
  for (const id of ['0', '999999999', 'nothing', "1' or 1=1"]) await refused({ id, price: 100 }, {});
  const poor = await world.rich(99);
  expect(await world.exchange(poor, mug)).toMatchObject({ code: 1, msg: '余额不足' });
  expect(await world.exchange(who, mug)).toMatchObject({ code: 0, data: { balance: 0 } });
  await world.people.fund(who, 100);
  await refused(mug, {}, '已兑完，黄钻没有扣');
  expect([(await state(who)).balance, (await state(poor)).balance]).toEqual([100, 99]);
  expect((await world.post('goods/exchange', undefined, { id: mug.id, price: 100 })).code).not.toBe(0);
});

test('a repeat of one exchange is one exchange', async () => {
  const who = await world.rich(1_000);
  const mug = await world.stocked({ stock: 10 });
  const answers = await Promise.all(Array.from({ length: 8 }, () => world.exchange(who, mug, {}, 'the one')));
  expect(new Set(answers.map(({ data }) => (data as { exchange: Exchange }).exchange.no)).size).toBe(1);
  expect((await state(who)).balance).toBe(900);
});

test('operators keep goods: the kind stays, and the stock is never less than what was sold', async () => {
  const who = await world.rich();
  const mug = await world.stocked();
  await world.exchange(who, mug, { count: 2 });
  const change = { id: mug.id, names: world.names('新杯子'), abouts: world.names('大一号'), kind: 'physical', art: 'mug', price: 150 };
  expect(await world.post('admin/saveGoods', world.operator, { ...change, stock: 1 })).toMatchObject({ code: 1 });
  expect(await world.post('admin/saveGoods', world.operator, { ...change, kind: 'virtual', gift_id: 'scarf' })).toMatchObject({ code: 1 });
  expect(await world.post('admin/saveGoods', world.operator, { ...change, gift_id: 'scarf' })).toMatchObject({ code: 1 });
  expect(await world.post('admin/saveGoods', world.operator, { ...change, kind: 'virtual', gift_id: 'no-such' })).toMatchObject({
    code: 1,
  });
  expect(await world.post('admin/saveGoods', world.operator, { ...change, stock: 2 })).toMatchObject({
    code: 0,
    data: { name: '新杯子', sold: 2, left: 0, price: 150 },
  });
  expect((await world.records(who)).list[0]).toMatchObject({ total: 200 });
  expect(await world.post('admin/saveGoods', who, change)).toMatchObject({ msg: '没有权限' });
});
