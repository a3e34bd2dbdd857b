import { msg } from '@lingui/core/macro';
import Stripe from 'stripe';
import type { Clock } from '../../platform/clock.ts';
import { NoticeRefused, type PaymentAdapter, type PaymentNotice } from './payment.ts';

export interface StripeOptions {
  secretKey: string;
  /** Secret that webhooks are signed with. */
  webhookSecret: string;
  /** Default Stripe's own. */
  gateway?: string | undefined;
}

/** Address of Stripe's API, as options of its library. */
function placeOf(gateway: string) {
  const { protocol, hostname, port } = new URL(gateway);
  return { protocol: protocol === 'http:' ? ('http' as const) : ('https' as const), host: hostname, ...(port && { port }) };
}

/** Seconds that a signed webhook stays good. */
const tolerance = 300;
/**
 * Stripe keeps a session open for at least 30 minutes; ours closes the order long before. Counted from the order's end, so that a session
 * that is begun again is requested with the same parameters.
 */
const sessionTime = 31 * 60_000;

const events: Record<string, PaymentNotice['outcome']> = {
  'checkout.session.completed': 'paid',
  'checkout.session.async_payment_succeeded': 'paid',
  'checkout.session.async_payment_failed': 'failed',
  'checkout.session.expired': 'canceled',
};

const idOf = (value: string | { id: string } | null) => (typeof value === 'string' ? value : (value?.id ?? ''));

function read(session: Stripe.Checkout.Session, outcome: PaymentNotice['outcome']): PaymentNotice | undefined {
  // A completed session may still wait for its money.
  if (outcome === 'paid' && session.payment_status !== 'paid') return undefined;
  return {
    orderNo: session.client_reference_id ?? '',
    tradeNo: idOf(session.payment_intent) || session.id,
    amount: session.amount_total ?? 0,
    currency: (session.currency ?? '').toUpperCase(),
    outcome,
    reason: outcome === 'failed' ? 'async_payment_failed' : '',
  };
}

/** Stripe Checkout: a session for an order; webhooks are read from the raw body. */
export function createStripe({ secretKey, webhookSecret, gateway }: StripeOptions, clock: Clock): PaymentAdapter {
  const stripe = new Stripe(secretKey, { maxNetworkRetries: 2, timeout: 8_000, ...(gateway && placeOf(gateway)) });

  return {
    provider: 'stripe',
    channels: [{ id: 'stripe', brand: 'stripe', name: msg`银行卡（Stripe）` }],
    acknowledgement: '{"received":true}',
    async begin(order) {
      const session = await stripe.checkout.sessions.create(
        {
          mode: 'payment',
          client_reference_id: order.no,
          success_url: order.backUrl,
          cancel_url: order.backUrl,
          expires_at: Math.floor((order.expiresAt + sessionTime) / 1_000),
          line_items: [{ quantity: 1, price_data: { currency: 'cny', unit_amount: order.price, product_data: { name: order.subject } } }],
        },
        // The same order never opens a second session, however often its address is followed.
        { idempotencyKey: order.no },
      );
      if (!session.url) throw new Error('Stripe gave no address');
      return { url: session.url, ref: session.id };
    },
    readNotice({ headers, body }) {
      let event: Stripe.Event;
      try {
        event = stripe.webhooks.constructEvent(
          body,
          String(headers['stripe-signature'] ?? ''),
          webhookSecret,
          tolerance,
          undefined,
          clock.now(),
        );
      } catch (error) {
        throw new NoticeRefused('the signature is not Stripe’s', { cause: error });
      }
      const outcome = events[event.type];
      return outcome && read(event.data.object as Stripe.Checkout.Session, outcome);
    },
    async query({ providerRef }) {
      // A payer who was never sent to Stripe has paid nothing there.
      if (providerRef === null) return undefined;
      const session = await stripe.checkout.sessions.retrieve(providerRef);
      return session.status === 'complete' ? read(session, 'paid') : undefined;
    },
    async refund({ tradeNo, amount }) {
      await stripe.refunds.create({ payment_intent: tradeNo, amount }, { idempotencyKey: `refund ${tradeNo}` });
    },
  };
}
