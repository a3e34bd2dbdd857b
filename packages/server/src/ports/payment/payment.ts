import type { MessageDescriptor } from '@lingui/core';
import type { PayBrand } from '@pitchside/api/money/orders';

/** Payment providers. */
export const paymentProviders = ['sandbox', 'alipay', 'stripe'] as const;
export type PaymentProvider = (typeof paymentProviders)[number];

/** The one currency of the site; amounts are fen. */
export const currency = 'CNY';

/** A way to pay that a provider offers. */
export interface PaymentChannel {
  id: string;
  brand: PayBrand;
  name: MessageDescriptor;
  note?: MessageDescriptor;
}

/** Fields of an order that a provider needs. */
export interface PayableOrder {
  no: string;
  channel: string;
  /** Fen. */
  price: number;
  /** Goods, as the payer reads them. */
  subject: string;
  /** When it can no longer be paid, in ms UTC. */
  expiresAt: number;
  /** The provider's own reference for this order; null before, and for providers that know it by its number. */
  providerRef: string | null;
  /** Addresses of this site: the payer's return page, and the callback for notices. */
  backUrl: string;
  notifyUrl: string;
}

/** A provider's report on an order, with a valid signature. */
export interface PaymentNotice {
  orderNo: string;
  /** Number of the payment at the provider; the same payment always has the same. */
  tradeNo: string;
  /** Fen. */
  amount: number;
  currency: string;
  outcome: 'paid' | 'canceled' | 'failed';
  /** The provider's error code; empty otherwise. */
  reason: string;
}

/** A notice as it came over HTTP. */
export interface RawNotice {
  headers: Record<string, string | string[] | undefined>;
  /** The body, byte for byte. */
  body: string;
}

/** A notice that cannot be trusted; nothing of it may be used. */
export class NoticeRefused extends Error {
  override name = 'NoticeRefused';
}

/** A payment that a provider waits for. */
export interface BegunPayment {
  /** Address at which it is made. */
  url: string;
  /** The provider's reference, where it wants to be asked by that; stored with the order before the payer is sent there. */
  ref?: string;
}

/** One provider of payments: the sandbox, Alipay, Stripe. */
export interface PaymentAdapter {
  provider: PaymentProvider;
  channels: readonly PaymentChannel[];
  /** Starts the payment and returns its address; the same order, begun again, is the same payment. */
  begin(order: PayableOrder): Promise<BegunPayment>;
  /**
   * Verifies the signature of a notice and parses it; undefined for a notice that concerns no order.
   * @throws NoticeRefused for a signature that is not the provider's
   */
  readNotice(raw: RawNotice): PaymentNotice | undefined;
  /** Reply that the provider expects for a notice that was understood; after any other it sends the notice again. */
  acknowledgement: string;
  /** Reads the state of an order at the provider; undefined while it is not paid. */
  query(order: PayableOrder): Promise<PaymentNotice | undefined>;
  /** Refunds a payment; idempotent. */
  refund(payment: { orderNo: string; tradeNo: string; amount: number }): Promise<void>;
}
