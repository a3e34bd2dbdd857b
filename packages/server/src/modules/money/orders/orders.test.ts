import type { ChargeRule, PayChannel, RechargeOrder } from '@pitchside/api/money/orders';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rechargeWorld, type RechargeWorld } from './orders.fixtures.ts';

let world: RechargeWorld;
beforeAll(async () => void (world = await rechargeWorld()));
afterAll(() => world.close());

const give = (id: number, fen: number) =>
  world.site.platform.events.transaction((tx, emit) =>
    world.site.ledger.post(tx, emit, { kind: 'opening', member: id, moves: [{ unit: 'wallet', from: 'issue', to: id, amount: fen }] }),
  );
const rules = async (token?: string) =>
  (await world.call('POST', 'chargerules/getList', { ...(token && { token }), body: {} })).data as {
    list: ChargeRule[];
    is_first: boolean;
  };

test('rules are public; the double of the first recharge is shown to those who may have it', async () => {
  const { id, token } = await world.fan();
  expect((await rules()).list[0]).toMatchObject({ id: 'y6', price: 600, diamonds: 600, bonus: 600, tag: 'first_double' });
  const { order } = await world.order(token, '?rule=y6&channel=sandbox_alipay');
  await world.act(order, 'pay');
  expect(await world.balance(id)).toBe(1_200);
  expect(await rules(token)).toMatchObject({ is_first: false, list: [{ id: 'y6', bonus: 0, tag: '' }, {}, {}, {}, {}, {}, {}] });
});

test('an order is priced by the server, opens the cashier and is paid once', async () => {
  const { id, token } = await world.fan();
  const { order, url } = await world.order(token, '?rule=y98&channel=sandbox_wechat&price=1&diamonds=999999');
  expect(order).toMatchObject({
    price: 9_800,
    diamonds: 9_800,
    bonus: 490,
    state: 'waiting',
    brand: 'wechat',
    expires_at: order.created_at + 300_000,
  });
  expect(url).toMatch(/^\/cashier\/P\d{20}\?key=[\w-]{43}$/);
  expect(await world.act(order, 'pay', 'twice')).toMatchObject({
    order: { state: 'paid', pay_url: null },
    balance: 10_290,
    notices: [{ verdict: 'repeated' }, { verdict: 'applied' }],
  });
  expect(await world.balance(id)).toBe(10_290);
  expect((await world.call('GET', 'Order/getState', { token, query: `?no=${order.no}` })).data).toMatchObject({
    no: order.no,
    state: 'paid',
  });
});

test('two orders of somebody who never recharged double once', async () => {
  const { id, token } = await world.fan();
  const first = await world.order(token, '?rule=y6&channel=sandbox_alipay');
  const second = await world.order(token, '?rule=y6&channel=sandbox_alipay');
  await Promise.all([first, second].map(({ order }) => world.notify({ no: order.no, amount: 600 })));
  expect(await world.balance(id)).toBe(1_800);
});

test('the consumption wallet pays at once, and never more than it holds', async () => {
  const { id, token } = await world.fan();
  await give(id, 3_500);
  const channels = (await world.call('GET', 'pay/getPayChannelList', { token })).data as { list: PayChannel[] };
  expect(channels.list.at(-1)).toMatchObject({ id: 'wallet', name: '消费钱包', balance: 3_500 });
  const paid = await world.order(token, '?rule=y30&channel=wallet', { 'idempotency-key': 'wallet-1' });
  expect(paid).toMatchObject({ url: '', order: { state: 'paid', diamonds: 3_000, bonus: 60 } });
  expect((await world.order(token, '?rule=y30&channel=wallet', { 'idempotency-key': 'wallet-1' })).data).toEqual(paid.data);
  expect(await world.order(token, '?rule=y30&channel=wallet')).toMatchObject({ code: 1, msg: '余额不足' });
  expect(await world.site.ledger.state(id)).toMatchObject({ balance: 3_060, wallet: 500 });
});

test('fifty parallel wallet recharges spend what is there and no more', async () => {
  const { id, token } = await world.fan();
  await give(id, 1_000);
  const all = await Promise.all(Array.from({ length: 50 }, () => world.order(token, '?amount=100&channel=wallet')));
  expect(all.filter(({ code }) => code === 0)).toHaveLength(10);
  expect(await world.site.ledger.state(id)).toMatchObject({ balance: 1_000, wallet: 0 });
});

test('fifty copies of one request make one order and give one answer', async () => {
  const { token } = await world.fan();
  const copies = await Promise.all(
    Array.from({ length: 50 }, () => world.order(token, '?rule=y30&channel=sandbox_card', { 'idempotency-key': 'same' })),
  );
  expect(new Set(copies.map(({ data }) => JSON.stringify(data))).size).toBe(1);
  expect(await world.order(token, '?rule=y68&channel=sandbox_card', { 'idempotency-key': 'same' })).toMatchObject({
    code: 1,
    msg: '请求编号已用于另一次操作',
  });
  expect((await world.call('GET', 'Order/getList', { token })).data).toMatchObject({ total: 1 });
});

test('at most five orders of a member wait, also when twenty come at once', async () => {
  const { token } = await world.fan();
  const all = await Promise.all(Array.from({ length: 20 }, () => world.order(token, '?rule=y30&channel=sandbox_card')));
  expect(all.filter(({ code }) => code === 0)).toHaveLength(5);
});

test('only the owner sees and cancels an order; a decided one stays decided', async () => {
  const { token } = await world.fan();
  const other = await world.fan();
  const { order } = await world.order(token, '?rule=y30&channel=sandbox_card');
  for (const [method, path] of [
    ['GET', 'Order/getState'],
    ['POST', 'Order/cancel'],
  ] as const) {
    const ask = (no: string) =>
      world.call(method, path, { token: other.token, ...(method === 'GET' ? { query: `?no=${no}` } : { body: { no } }) });
    expect(await ask(order.no)).toEqual(await ask('P00000000000000000000'));
  }
  expect((await world.call('POST', 'Order/cancel', { token, body: { no: order.no } })).data).toMatchObject({
    state: 'closed',
    reason: 'canceled',
    pay_url: null,
  });
  expect(await world.call('POST', 'Order/cancel', { token, body: { no: order.no } })).toMatchObject({
    code: 1,
    msg: '这笔订单已经有结果了',
  });
});

const hostile = [
  '-1',
  '0',
  '0.5',
  '1e9',
  '1e309',
  ' 100',
  '100 ',
  '0x64',
  '1e3',
  'NaN',
  'Infinity',
  '9007199254740992',
  '9007199254740993',
  '9223372036854775808',
  '18446744073709551616',
  'true',
  '[100]',
  '{"a":1}',
  '１００',
  '100\u0000',
  '99',
  '150',
  '500100',
  '',
];
test.each(hostile)('an amount of %j is refused', async (amount) => {
  const { token } = await world.fan();
  expect(await world.order(token, `?amount=${encodeURIComponent(amount)}&channel=wallet`)).toMatchObject({ status: 200, code: 1 });
});

test.each([
  '',
  '?rule=y30',
  '?channel=wallet',
  '?rule=y30&amount=3000&channel=wallet',
  '?rule=none&channel=wallet',
  '?rule=y30&channel=none',
  '?amount=100&amount=200&channel=wallet',
  '?rule=y30&channel=alipay',
])('%s orders nothing', async (query) => {
  const { token } = await world.fan();
  expect(await world.order(token, query)).toMatchObject({ status: 200, code: 1 });
  expect((await world.call('GET', 'Order/getList', { token })).data).toMatchObject({ total: 0 });
});

test('nothing of other people’s is told, and the cashier opens by its signed link alone', async () => {
  const { token } = await world.fan();
  const { order } = await world.order(token, '?rule=y30&channel=sandbox_card');
  for (const key of ['x', 'A'.repeat(43)])
    expect(await world.call('GET', 'cashier/get', { query: `?no=${order.no}&key=${key}` })).toMatchObject({ code: 1, msg: '没有找到' });
  const foreign = (await world.link('P00000000000000000000')).key;
  expect(await world.call('POST', 'cashier/act', { body: { no: order.no, key: foreign, act: 'pay' } })).toMatchObject({
    code: 1,
    msg: '没有找到',
  });
  expect(JSON.stringify(await world.view(order))).not.toMatch(/1391000/);
});

test('without the sandbox there is no way to pretend', async () => {
  const real = await rechargeWorld({ PITCHSIDE_SANDBOX_PAY: 'off' });
  try {
    const { token } = await real.fan();
    expect(await real.order(token, '?rule=y30&channel=sandbox_card')).toMatchObject({ code: 1, msg: '这个支付方式暂时不能用' });
    expect((await real.notify({ no: 'P1', amount: 1 })).status).toBe(404);
    expect((await real.call('GET', 'pay/getPayChannelList')).data).toMatchObject({
      is_sandbox: false,
      list: [{ id: 'wallet', balance: null }],
    });
  } finally {
    await real.close();
  }
});

test('an order is listed with its state', async () => {
  const { token } = await world.fan();
  const { order } = await world.order(token, '?rule=y30&channel=sandbox_alipay');
  const { data } = await world.call('GET', 'Order/getList', { token, query: '?kind=order&type=waiting' });
  expect(data).toMatchObject({
    total: 1,
    list: [{ no: order.no, title: '支付宝', type_name: '待支付', order: { pay_url: order.pay_url } }],
  });
  expect((data as { list: { order: RechargeOrder }[] }).list[0]?.order.state).toBe('waiting');
});
