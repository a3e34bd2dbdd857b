import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLedger } from '../ledger/index.ts';
import { lateBy } from '../../../ports/payment/sandbox.ts';
import { rechargeWorld, type RechargeWorld } from './orders.fixtures.ts';

let world: RechargeWorld;
beforeAll(async () => void (world = await rechargeWorld()));
afterAll(async () => {
  expect(await auditLedger(world.site.platform.db)).toMatchObject({ isSound: true });
  await world.close();
});

const ordered = async (query = '?rule=y30&channel=sandbox_alipay') => {
  const fan = await world.fan();
  return { ...fan, ...(await world.order(fan.token, query)) };
};
const pass = (ms: number) => world.clock.set(world.clock.now() + ms);

test('fifty parallel and fifteen later copies of a notice credit once, and every one is acknowledged', async () => {
  const { id, order } = await ordered();
  const notice = () => world.notify({ no: order.no, amount: order.price });
  const answers = await Promise.all(Array.from({ length: 50 }, notice));
  for (let copy = 0; copy < 15; copy += 1) answers.push(await notice());
  expect(answers.filter(({ verdict }) => verdict === 'applied')).toHaveLength(1);
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`))).toEqual(new Set(['200 success']));
  expect(await world.balance(id)).toBe(3_060);
  pass(25 * 3_600_000);
  expect(await notice()).toMatchObject({ verdict: 'repeated', text: 'success' });
  expect(await world.balance(id)).toBe(3_060);
});

test.each([
  ['another amount', { amount: 1 }, 'refused', 400],
  ['a larger amount', { amount: 300_000 }, 'refused', 400],
  ['another currency', { currency: 'USD' }, 'refused', 400],
  ['an order that is not there', { no: 'P99999999999999999999' }, 'unknown', 404],
])('a notice with %s changes nothing', async (_, change, verdict, status) => {
  const { id, order } = await ordered();
  expect(await world.notify({ no: order.no, amount: order.price, ...change })).toMatchObject({ verdict, status, text: 'fail' });
  expect((await world.view(order)).order.state).toBe('waiting');
  expect(await world.balance(id)).toBe(0);
});

test.each(['', 'x', 'A'.repeat(43)])('a notice signed %j is refused', async (signature) => {
  const { id, order } = await ordered();
  expect(await world.notify({ no: order.no, amount: order.price }, signature)).toMatchObject({ verdict: 'refused', status: 400 });
  expect(await world.balance(id)).toBe(0);
});

test.each([
  '',
  '{',
  '[]',
  'null',
  '{"event":"paid"}',
  '{"event":"paid","out_trade_no":"P1","trade_no":"T","total_amount":"3000","currency":"CNY","reason":""}',
])('a body of %j is refused', async (body) => {
  expect(await (await fetch(`${world.origin}/pay/notify/sandbox`, { method: 'POST', body })).text()).toBe('fail');
});

test('an unknown provider and an overlong body are refused', async () => {
  expect((await fetch(`${world.origin}/pay/notify/paypal`, { method: 'POST', body: '{}' })).status).toBe(404);
  expect((await fetch(`${world.origin}/pay/notify/sandbox`, { method: 'POST', body: 'x'.repeat(70_000) })).status).toBe(413);
});

test('a notice that comes before the order is there is asked to come again', async () => {
  const { token } = await world.fan();
  const early = await world.notify({ no: 'P20261121200000000001', amount: 3_000 });
  expect(early).toMatchObject({ verdict: 'unknown', status: 404 });
  const { order } = await world.order(token, '?rule=y30&channel=sandbox_alipay');
  expect(await world.notify({ no: order.no, amount: 3_000 })).toMatchObject({ verdict: 'applied' });
});

test('an order closes after five minutes; what is paid later goes back and is not credited', async () => {
  const { id, order } = await ordered();
  pass(299_999);
  await world.site.orders.sweep();
  expect((await world.view(order)).order.state).toBe('waiting');
  pass(1);
  await world.site.orders.sweep();
  expect((await world.view(order)).order).toMatchObject({ state: 'closed', reason: 'timeout' });
  expect((await world.act(order, 'pay')).notices[0]).toMatchObject({ verdict: 'late' });
  await world.site.orders.sweep();
  expect((await world.view(order)).order).toMatchObject({ state: 'refunded', reason: 'late' });
  expect(await world.notify({ no: order.no, amount: order.price, trade: 'another' })).toMatchObject({ verdict: 'late', text: 'success' });
  expect(await world.balance(id)).toBe(0);
});

test('a payment whose notice never comes is found by asking, or when its time runs out', async () => {
  const [asked, waited] = [await ordered(), await ordered()];
  for (const { order } of [asked, waited])
    expect(await world.act(order, 'pay', 'never')).toMatchObject({ is_confirming: true, notices: [] });
  await world.call('POST', 'cashier/check', { body: await world.link(asked.order.no) });
  expect(await world.balance(asked.id)).toBe(3_060);
  pass(300_000);
  await Promise.all([world.site.orders.sweep(), world.site.orders.sweep(), world.site.orders.sweep()]);
  expect(await world.balance(waited.id)).toBe(3_060);
});

test('a late notice comes by itself, a forged one is refused, and news that is out of order is ignored', async () => {
  const [late, forged, disorder] = [await ordered(), await ordered(), await ordered()];
  expect(await world.act(late.order, 'pay', 'late')).toMatchObject({ order: { state: 'waiting' }, notices: [{ verdict: 'queued' }] });
  expect(await world.act(forged.order, 'pay', 'forged')).toMatchObject({
    order: { state: 'waiting' },
    is_confirming: false,
    notices: [{ verdict: 'refused', is_signed: false }],
  });
  expect((await world.act(disorder.order, 'pay', 'disorder')).notices.map(({ verdict }) => verdict)).toEqual(['ignored', 'applied']);
  pass(lateBy);
  await Promise.all([world.site.orders.sweep(), world.site.orders.sweep()]);
  expect((await world.view(late.order)).notices).toMatchObject([{ verdict: 'applied', tries: 1 }]);
  expect(await Promise.all([late, forged, disorder].map(({ id }) => world.balance(id)))).toEqual([3_060, 0, 3_060]);
});

test('a payment that failed may be tried again; a cancelled one is over', async () => {
  const [again, over] = [await ordered(), await ordered()];
  expect((await world.act(again.order, 'fail', 'now', 'E2003')).order).toMatchObject({ state: 'waiting', reason: 'E2003' });
  expect((await world.act(again.order, 'pay')).order).toMatchObject({ state: 'paid', reason: '' });
  expect((await world.act(over.order, 'cancel')).order).toMatchObject({ state: 'closed', reason: 'canceled' });
  const third = await ordered();
  await world.act(third.order, 'fail');
  pass(300_000);
  await world.site.orders.sweep();
  expect((await world.view(third.order)).order).toMatchObject({ state: 'failed', reason: 'E1007' });
});

const runs = process.env.PITCHSIDE_DEEP ? 200 : 10;

test('whatever comes in whatever order, an order goes forward and is credited at most once', async () => {
  const step = fc.oneof(
    fc.record({
      kind: fc.constant('notice' as const),
      event: fc.constantFrom('paid', 'failed', 'canceled'),
      trade: fc.constantFrom('one', 'two'),
      wrong: fc.boolean(),
    }),
    fc.record({ kind: fc.constant('wait' as const), ms: fc.integer({ min: 0, max: 400_000 }) }),
    fc.record({ kind: fc.constant('sweep' as const) }),
    fc.record({ kind: fc.constant('cancel' as const) }),
  );
  const after: Record<string, readonly string[]> = {
    waiting: ['waiting', 'paid', 'closed', 'failed'],
    paid: ['paid'],
    closed: ['closed', 'refunded'],
    failed: ['failed', 'refunded'],
    refunded: ['refunded'],
  };
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
      const { id, token, order } = await ordered();
      let state = 'waiting';
      for (const each of steps) {
        if (each.kind === 'notice')
          await world.notify({
            no: order.no,
            amount: each.wrong ? 1 : order.price,
            event: each.event,
            trade: `${order.no}${each.trade}`,
            reason: 'E1007',
          });
        else if (each.kind === 'wait') pass(each.ms);
        else if (each.kind === 'sweep') await world.site.orders.sweep();
        else await world.call('POST', 'Order/cancel', { token, body: { no: order.no } });
        const next = (await world.view(order)).order.state;
        expect(after[state]).toContain(next);
        state = next;
      }
      expect(await world.balance(id)).toBe(state === 'paid' ? 3_060 : 0);
    }),
    { numRuns: runs, seed: 20261122 },
  );
});
