import { createSign, generateKeyPairSync } from 'node:crypto';
import Stripe from 'stripe';
import { expect, test } from 'vitest';
import { createAlipay } from './alipay.ts';
import { NoticeRefused, type PayableOrder } from './payment.ts';
import { createStripe } from './stripe.ts';
import { fenText, readFen } from './yuan.ts';

const now = Date.UTC(2026, 10, 21, 12);
const clock = { now: () => now };
const order: PayableOrder = {
  no: 'P20261121200000123456',
  channel: 'x',
  price: 19_800,
  subject: '黄钻充值 19800',
  expiresAt: now + 300_000,
  providerRef: null,
  backUrl: 'https://site.example/cashier/P1',
  notifyUrl: 'https://site.example/pay/notify/alipay',
};

const pair = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2_048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
const [ours, theirs] = [pair(), pair()];
const appId = '2021000000000000';
const alipay = createAlipay({ appId, privateKey: ours.privateKey, publicKey: theirs.publicKey }, clock);

/** A notice as Alipay would sign it: with its own key over the sorted fields. */
function alipayNotice(change: Record<string, string> = {}, key = theirs.privateKey): Record<string, string> {
  const fields: Record<string, string> = {
    app_id: appId,
    out_trade_no: order.no,
    trade_no: '2026112122001',
    total_amount: '198.00',
    trade_status: 'TRADE_SUCCESS',
    notify_time: '2026-11-21 20:00:09',
    subject: '黄钻 19800 + 1',
    charset: 'utf-8',
    version: '1.0',
    ...change,
  };
  const text = Object.keys(fields)
    .sort()
    .map((name) => `${name}=${fields[name]}`)
    .join('&');
  return { ...fields, sign_type: 'RSA2', sign: createSign('RSA-SHA256').update(text, 'utf8').sign(key, 'base64') };
}
const asForm = (fields: Record<string, string>) => ({ headers: {}, body: new URLSearchParams(fields).toString() });

test('an address of Alipay carries the server’s amount, the deadline and a signature', async () => {
  const url = new URL((await alipay.begin(order)).url);
  expect(JSON.parse(url.searchParams.get('biz_content') ?? '')).toMatchObject({
    out_trade_no: order.no,
    total_amount: '198.00',
    timeout_express: '5m',
    product_code: 'FAST_INSTANT_TRADE_PAY',
  });
  expect([url.searchParams.get('notify_url'), url.searchParams.get('return_url'), url.searchParams.get('sign_type')]).toEqual([
    order.notifyUrl,
    order.backUrl,
    'RSA2',
  ]);
  expect(url.searchParams.get('sign')?.length).toBeGreaterThan(300);
});

test('a notice of Alipay is read in fen', () => {
  expect(alipay.readNotice(asForm(alipayNotice()))).toEqual({
    orderNo: order.no,
    tradeNo: '2026112122001',
    amount: 19_800,
    currency: 'CNY',
    outcome: 'paid',
    reason: '',
  });
  expect(alipay.readNotice(asForm(alipayNotice({ trade_status: 'TRADE_CLOSED' })))).toMatchObject({ outcome: 'canceled' });
  expect(alipay.readNotice(asForm(alipayNotice({ trade_status: 'WAIT_BUYER_PAY' })))).toBeUndefined();
});

test.each([
  ['an amount that was changed', { ...alipayNotice(), total_amount: '0.01' }],
  ['an order that was changed', { ...alipayNotice(), out_trade_no: 'P1' }],
  ['no signature', { ...alipayNotice(), sign: '' }],
  ['a signature of ours', alipayNotice({}, ours.privateKey)],
  ['another app', alipayNotice({ app_id: '2021000000000001' })],
])('a notice of Alipay with %s is refused', (_, fields) => {
  expect(() => alipay.readNotice(asForm(fields))).toThrow(NoticeRefused);
});

const webhookSecret = 'whsec_test';
const stripe = createStripe({ secretKey: 'sk_test_x', webhookSecret }, clock);
const webhooks = new Stripe('sk_test_x').webhooks;

function stripeNotice({
  at = now,
  secret = webhookSecret,
  type = 'checkout.session.completed',
  ...change
}: Record<string, unknown> & { at?: number; secret?: string } = {}) {
  const session = {
    id: 'cs_1',
    object: 'checkout.session',
    client_reference_id: order.no,
    payment_intent: 'pi_1',
    amount_total: 19_800,
    currency: 'cny',
    payment_status: 'paid',
    ...change,
  };
  const body = JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object: session } });
  return {
    headers: { 'stripe-signature': webhooks.generateTestHeaderString({ payload: body, secret, timestamp: Math.floor(at / 1_000) }) },
    body,
  };
}

test('a webhook of Stripe is read from its raw body', () => {
  expect(stripe.readNotice(stripeNotice())).toEqual({
    orderNo: order.no,
    tradeNo: 'pi_1',
    amount: 19_800,
    currency: 'CNY',
    outcome: 'paid',
    reason: '',
  });
  expect(
    stripe.readNotice(stripeNotice({ type: 'checkout.session.expired', payment_status: 'unpaid', payment_intent: null })),
  ).toMatchObject({ outcome: 'canceled', tradeNo: 'cs_1' });
  expect(stripe.readNotice(stripeNotice({ payment_status: 'unpaid' }))).toBeUndefined();
  expect(stripe.readNotice(stripeNotice({ type: 'customer.created' }))).toBeUndefined();
});

test.each([
  ['another secret', stripeNotice({ secret: 'whsec_other' })],
  ['a header of 600 s ago', stripeNotice({ at: now - 600_000 })],
  ['a body that was changed', { ...stripeNotice(), body: stripeNotice().body.replace('19800', '1') }],
  ['no header', { headers: {}, body: stripeNotice().body }],
])('a webhook of Stripe with %s is refused', (_, raw) => {
  expect(() => stripe.readNotice(raw)).toThrow(NoticeRefused);
});

test('yuan and fen are read digit by digit', () => {
  expect([fenText(1), fenText(100), fenText(19_805)]).toEqual(['0.01', '1.00', '198.05']);
  expect(['0.01', '198', '198.5', '198.05'].map(readFen)).toEqual([1, 19_800, 19_850, 19_805]);
  for (const text of ['', '1.005', '-1', '1e3', ' 1', '１', '1,000', 'NaN', 198, null]) expect(readFen(text)).toBeUndefined();
});
