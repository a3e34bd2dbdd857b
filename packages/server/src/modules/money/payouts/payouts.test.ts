import type { Payout, PayoutStanding } from '@pitchside/api/money/payouts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLedger } from '../ledger/index.ts';
import { openTestSite, type TestSite } from '../../../testing/testSite.ts';
import { madeUpIdentity, paymentPassword } from './payouts.fixtures.ts';

let world: TestSite;
const identity = madeUpIdentity();
let people = 0;
beforeAll(async () => void (world = await openTestSite({}, { identity })));
afterAll(async () => {
  expect(await auditLedger(world.site.platform.db)).toMatchObject({ isSound: true });
  await world.close();
});

async function member(income = 0, wallet = 0) {
  const mobile = `1392000${String((people += 1)).padStart(4, '0')}`;
  const id = await world.join(mobile);
  const give = (unit: 'income' | 'wallet', amount: number) =>
    world.site.platform.events.transaction((tx, emit) =>
      world.site.ledger.post(tx, emit, {
        kind: 'opening',
        member: id,
        ref: `${unit}${id}`,
        moves: [{ unit, from: unit === 'income' ? 'commission' : 'issue', to: id, amount }],
      }),
    );
  if (income) await give('income', income);
  if (wallet) await give('wallet', wallet);
  return { id, mobile, token: await world.signIn(mobile) };
}
const state = (id: number) => world.site.ledger.state(id);
const withdraw = (token: string, { amount = '50000', account = 'bank', password = paymentPassword } = {}, headers = {}) =>
  world.call('GET', 'Balance/applyForWithdrawal', {
    token,
    headers,
    query: `?${new URLSearchParams({ amount, account, password }).toString()}`,
  });
const convert = (token: string, amount: string, password = paymentPassword, headers = {}) =>
  world.call('GET', 'Balance/conversionBalance', { token, headers, query: `?${new URLSearchParams({ amount, password }).toString()}` });
const send = (token: string, body: Record<string, unknown>, headers = {}) =>
  world.call('POST', 'Balance/transfer', { token, headers, body: { password: paymentPassword, ...body } });
const standing = async (token: string) => (await world.call('GET', 'Balance/payoutStanding', { token })).data as PayoutStanding;
const applied = async (token: string) => (await withdraw(token)).data as Payout;

test('a withdrawal is held, approved and paid; the site keeps one percent', async () => {
  const { id, token } = await member(218_460);
  const asked = await applied(token);
  expect(asked).toMatchObject({
    kind: 'withdraw',
    amount: 50_000,
    fee: 500,
    net: 49_500,
    state: 'reviewing',
    account: { name: '招商银行', tail: '6027' },
    due_at: Date.UTC(2026, 10, 23, 10),
  });
  expect((await state(id)).income).toBe(168_460);
  const { review } = world.site.payouts;
  expect((await review.decide(id, asked.no, 'approve')).state).toBe('approved');
  expect((await review.decide(id, asked.no, 'pay', '流水 88')).state).toBe('paid');
  expect(await standing(token)).toMatchObject({
    available: 168_460,
    held: 0,
    paid_this_year: 49_500,
    left: 3,
    obstacle: null,
    renews_at: Date.UTC(2026, 10, 30, 16),
  });
  expect(await review.history(asked.no)).toMatchObject([
    { act: 'approve', operatorId: id },
    { act: 'pay', reason: '流水 88' },
  ]);
  await expect(review.decide(id, asked.no, 'return', '晚了')).rejects.toMatchObject({ message: '这笔提现已经有结果了' });
  expect((await state(id)).income).toBe(168_460);
});

test('a returned withdrawal comes back whole, once, with its reason, and gives its turn back', async () => {
  const { id, token } = await member(60_000);
  const asked = await applied(token);
  const { review } = world.site.payouts;
  await expect(review.decide(id, asked.no, 'return', ' ')).rejects.toMatchObject({ message: '退回要写原因' });
  const all = await Promise.allSettled(
    Array.from({ length: 20 }, (_, index) => review.decide(id, asked.no, index % 2 ? 'return' : 'approve', '户名与实名信息不一致')),
  );
  expect(all.some(({ status }) => status === 'fulfilled')).toBe(true);
  expect((await world.call('GET', 'Balance/withdrawalList', { token, query: '?state=failed' })).data).toMatchObject({
    total: 1,
    list: [{ state: 'returned', reason: '户名与实名信息不一致' }],
    counts: { all: 1, failed: 1 },
  });
  expect([(await state(id)).income, (await standing(token)).left]).toEqual([60_000, 4]);
});

test('paying and returning at once: one of them, whichever came first', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { id, token } = await member(50_000);
    const { no } = await applied(token);
    await world.site.payouts.review.decide(id, no, 'approve');
    const both = await Promise.allSettled([
      world.site.payouts.review.decide(id, no, 'pay'),
      world.site.payouts.review.decide(id, no, 'return', '银行退回'),
    ]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await state(id)).income).toBe(both[0]?.status === 'fulfilled' ? 0 : 50_000);
  }
});

test('what stands in the way is said one at a time, and refused by the server as well', async () => {
  const { id, token } = await member(50_000);
  for (const [lack, obstacle, msg] of [
    [{ isVerified: false, accounts: [], hasPassword: false }, 'verification', '请先完成实名认证'],
    [{ accounts: [], hasPassword: false }, 'account', '请先绑定收款账户'],
    [{ hasPassword: false }, 'password', '请先设置支付密码'],
  ] as const) {
    identity.lacks.set(id, lack as object);
    expect((await standing(token)).obstacle).toBe(obstacle);
    expect(await withdraw(token)).toMatchObject({ code: 1, msg });
  }
  identity.lacks.delete(id);
  expect(await withdraw(token, { password: '000000' })).toMatchObject({ code: 1, msg: '支付密码不正确' });
  expect(await withdraw(token, { account: 'alipay' })).toMatchObject({ code: 1, msg: '请先绑定收款账户' });
  expect((await standing((await member(9_999)).token)).obstacle).toBe('minimum');
  expect((await state(id)).income).toBe(50_000);
});

test('four a month, also when twenty come at once; the next month brings new ones', async () => {
  const { id, mobile, token } = await member(1_000_000);
  const all = await Promise.all(Array.from({ length: 20 }, () => withdraw(token, { amount: '10000' })));
  expect(all.filter(({ code }) => code === 0)).toHaveLength(4);
  expect((await state(id)).income).toBe(960_000);
  expect(await standing(token)).toMatchObject({ left: 0, obstacle: 'monthly' });
  const then = world.clock.now();
  world.clock.set(Date.UTC(2026, 10, 30, 16));
  expect((await withdraw(await world.signIn(mobile))).code).toBe(0);
  world.clock.set(then);
});

test('operators set the rules', async () => {
  await world.site.system.setMoney({ withdraw_minimum: 5_000, withdraw_fee_rate: 0 });
  const { token } = await member(6_000);
  expect((await withdraw(token, { amount: '5000' })).data).toMatchObject({ fee: 0, net: 5_000 });
  await world.site.system.setMoney({ withdraw_minimum: 10_000, withdraw_fee_rate: 100 });
  await expect(world.site.system.setMoney({ withdraw_fee_rate: -1 })).rejects.toThrow();
});

test('a conversion moves income into the wallet for good, once for a request', async () => {
  const { id, token } = await member(30_000);
  const copies = await Promise.all(Array.from({ length: 50 }, () => convert(token, '20000', paymentPassword, { 'idempotency-key': 'k' })));
  expect(new Set(copies.map(({ data }) => JSON.stringify(data))).size).toBe(1);
  expect(copies[0]?.data).toMatchObject({ kind: 'convert', amount: 20_000, fee: 0, state: 'done', account: null });
  expect(await state(id)).toMatchObject({ income: 10_000, wallet: 20_000 });
  expect(await convert(token, '10001')).toMatchObject({ code: 1, msg: '余额不足' });
  expect(await convert(token, '1', 'wrong')).toMatchObject({ code: 1, msg: '支付密码不正确' });
  const [{ no } = { no: '' }] = ((await world.call('GET', 'Balance/withdrawalList', { token })).data as { list: Payout[] }).list;
  await expect(world.site.payouts.review.decide(id, no, 'return', '不行')).rejects.toMatchObject({ code: 1 });
});

test('a transfer goes to another member, with its note, and tells both', async () => {
  const [from, to] = [await member(0, 5_000), await member()];
  expect((await world.call('GET', 'Balance/transferPeer', { token: from.token, query: `?user=${to.id}` })).data).toMatchObject({
    id: String(to.id),
  });
  expect((await send(from.token, { user: String(to.id), amount: 1_250, note: ' 门票\u202E钱 ' })).data).toMatchObject({
    amount: 1_250,
    note: '门票钱',
    peer: { id: String(to.id) },
  });
  const { list } = (await world.call('GET', 'Push/getList', { token: to.token })).data as { list: object[] };
  expect(list).toMatchObject([
    { kind: 'transfer_received', text: expect.stringContaining('12.50'), target: { type: 'wallet' }, people: [{ id: String(from.id) }] },
  ]);

  expect([(await state(from.id)).wallet, (await state(to.id)).wallet]).toEqual([3_750, 1_250]);
  expect(await world.site.platform.events.after(`user:${to.id}`, 0)).toMatchObject([
    { type: 'wallet', data: { wallet: 1_250 } },
    { type: 'notice' },
  ]);
});

test('a transfer to oneself, to nobody, without amount, note too long, or beyond the balance moves nothing', async () => {
  const [from, to] = [await member(0, 5_000), await member()];
  const user = String(to.id);
  expect(await send(from.token, { user: String(from.id), amount: 1 })).toMatchObject({ code: 1, msg: '不能转给自己' });
  expect(await send(from.token, { user: '999999', amount: 1 })).toMatchObject({ code: 1, msg: '没有找到这位用户' });
  expect(await send(from.token, { user })).toMatchObject({ code: 1, msg: expect.stringMatching(/^输入错误：/) });
  expect(await send(from.token, { user, amount: 1, note: 'x'.repeat(41) })).toMatchObject({ code: 1 });
  expect(await send(from.token, { user, amount: 5_001 })).toMatchObject({ code: 1, msg: '余额不足' });
  expect(await send(from.token, { user, amount: 500_001 })).toMatchObject({ code: 1, msg: '超过单笔转账上限' });
  expect(await send(from.token, { user, amount: 1, password: 'wrong' })).toMatchObject({ code: 1, msg: '支付密码不正确' });
  expect((await state(from.id)).wallet).toBe(5_000);
});

const texts = [
  '-1',
  '0',
  '0.5',
  '1e9',
  '1e309',
  ' 10000',
  '0x2710',
  '1e4',
  'NaN',
  'Infinity',
  '9007199254740992',
  '9007199254740993',
  '9223372036854775808',
  '18446744073709551616',
  'true',
  '[10000]',
  '{"a":1}',
  '１００００',
  '10000\u0000',
  '',
];
const bodies = [
  '-1',
  '0',
  '0.5',
  '1e9',
  '1e309',
  '"1"',
  '" 1"',
  '"0x10"',
  '"1e3"',
  'null',
  '9007199254740992',
  '9007199254740993',
  '9223372036854775808',
  '18446744073709551616',
  'true',
  '[1]',
  '{"a":1}',
  '"１"',
  '"1\\u0000"',
];

test('hostile amounts move nothing on any call', async () => {
  const [from, to] = [await member(1_000_000, 1_000_000), await member()];
  for (const amount of texts) {
    for (const answer of [await withdraw(from.token, { amount }), await convert(from.token, amount)])
      expect({ amount, ...answer }).toMatchObject({ status: 200, code: 1 });
  }
  for (const amount of bodies)
    expect({
      amount,
      ...(await world.call('POST', 'Balance/transfer', {
        token: from.token,
        body: `{"user":"${to.id}","amount":${amount},"password":"${paymentPassword}"}`,
      })),
    }).toMatchObject({ status: 200, code: 1 });
  expect(await state(from.id)).toMatchObject({ income: 1_000_000, wallet: 1_000_000 });
});

test('others’ withdrawals are not told', async () => {
  const [one, other] = [await member(50_000), await member()];
  await applied(one.token);
  expect((await world.call('GET', 'Balance/withdrawalList', { token: other.token })).data).toMatchObject({ total: 0, list: [] });
});
