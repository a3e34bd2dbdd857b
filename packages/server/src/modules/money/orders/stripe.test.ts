import { payTime } from '@pitchside/api/money/orders';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { auditLedger } from '../ledger/index.ts';
import { rechargeWorld, type RechargeWorld } from './orders.fixtures.ts';
import { createOrdersRepository } from './orders.repository.ts';
import { rechargeOrders } from './orders.tables.ts';
import { openStripeDouble, type StripeDouble } from './stripe.fixtures.ts';
import { askPauses } from './sweep.ts';

let stripe: StripeDouble;
let world: RechargeWorld;
let other: Awaited<ReturnType<RechargeWorld['secondNode']>>;
beforeAll(async () => {
  stripe = await openStripeDouble();
  world = await rechargeWorld({
    PITCHSIDE_STRIPE_SECRET_KEY: 'sk_test_x',
    PITCHSIDE_STRIPE_WEBHOOK_SECRET: 'whsec_x',
    PITCHSIDE_STRIPE_GATEWAY: stripe.gateway,
    PITCHSIDE_ORIGIN: 'https://site.example',
  });
  other = await world.secondNode();
});
beforeEach(() => stripe.setAway(false));
afterAll(async () => {
  expect(await auditLedger(world.site.platform.db)).toMatchObject({ isSound: true });
  await world.close();
  await stripe.close();
});

const pass = (ms: number) => world.clock.set(world.clock.now() + ms);
const bothSweep = () => Promise.all([world.site, other.site, world.site, other.site].map((site) => site.orders.sweep()));
const stored = async (no: string) => (await world.site.platform.db.select().from(rechargeOrders).where(eq(rechargeOrders.no, no)))[0];

/** Follows the URL of an order, as its payer does. Returns the redirect target. */
const follow = async (url: string, origin = world.origin) =>
  (await fetch(`${origin}${url}`, { redirect: 'manual' })).headers.get('location');

/** An order whose payer was redirected to Stripe. */
async function begun() {
  const fan = await world.fan();
  const { order, url } = await world.order(fan.token, '?rule=y30&channel=stripe');
  await follow(url);
  return { ...fan, order, url };
}

test('the session is kept with its order, and is the same however often and wherever its address is followed', async () => {
  const { order, url } = await begun();
  expect(await stored(order.no)).toMatchObject({ providerRef: stripe.sessionOf(order.no)?.id });
  pass(7_000);
  const again = await Promise.all([follow(url), follow(url, other.origin)]);
  expect(new Set(again)).toEqual(new Set([`https://checkout.example/${stripe.sessionOf(order.no)?.id}`]));
});

test('what was paid without a notice is found by the session, by one node, and nobody reads the account’s history', async () => {
  const { id, order } = await begun();
  stripe.pay(order.no);
  pass(payTime);
  await bothSweep();
  expect(await world.balance(id)).toBe(3_060);
  pass(1_000);
  await bothSweep();
  expect({ asks: stripe.asks(order.no), lists: stripe.lists() }).toEqual({ asks: 1, lists: 0 });
});

test('an order whose payer never went there is closed without asking', async () => {
  const { token } = await world.fan();
  const { order } = await world.order(token, '?rule=y30&channel=stripe');
  pass(payTime);
  await bothSweep();
  expect((await world.view(order)).order).toMatchObject({ state: 'closed', reason: 'timeout' });
});

test('a provider that is away is asked again after growing pauses, by one node each time, until an end', async () => {
  const { order } = await begun();
  stripe.setAway(true);
  pass(payTime);
  for (const [index, pause] of askPauses.entries()) {
    await bothSweep();
    expect(stripe.asks(order.no)).toBe(index + 1);
    pass(pause - 1);
    await bothSweep();
    expect(stripe.asks(order.no)).toBe(index + 1);
    pass(1);
  }
  expect((await world.view(order)).order.state).toBe('waiting');
  await bothSweep();
  expect((await world.view(order)).order).toMatchObject({ state: 'closed', reason: 'timeout' });
  pass(600_000);
  await bothSweep();
  expect(stripe.asks(order.no)).toBe(askPauses.length + 1);
});

test('an order that a node took and died over comes free after a minute', async () => {
  const { id, order } = await begun();
  stripe.pay(order.no);
  pass(payTime);
  const now = world.clock.now();
  expect(await createOrdersRepository(world.site.platform.db).takeExpired(now, now + 60_000, 100)).toMatchObject([
    { no: order.no, asks: 1 },
  ]);
  pass(59_999);
  await bothSweep();
  expect(stripe.asks(order.no)).toBe(0);
  pass(1);
  await bothSweep();
  expect([stripe.asks(order.no), await world.balance(id)]).toEqual([1, 3_060]);
});

test('payers who ask all at once ask once, and are told when the provider is away', async () => {
  const { id, order } = await begun();
  const check = async () => world.call('POST', 'cashier/check', { body: await world.link(order.no) });
  stripe.setAway(true);
  expect(await check()).toMatchObject({ status: 200, code: 1, msg: '支付方没有回应，请稍后再试' });
  stripe.setAway(false);
  stripe.pay(order.no);
  pass(2_000);
  await Promise.all(Array.from({ length: 20 }, check));
  expect([stripe.asks(order.no), await world.balance(id)]).toEqual([2, 3_060]);
});
