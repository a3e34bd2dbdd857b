import { createKeyedQueue } from '../../../platform/keyedQueue.ts';
import { takeTurn } from '../../../platform/locks.ts';
import type { Emit } from '../../../platform/events.ts';
import type { Platform } from '../../../platform/platform.ts';
import { currency, type PaymentNotice, type PaymentProvider } from '../../../ports/payment/payment.ts';
import type { Transaction } from '../../../ports/database/database.ts';
import type { Ledger } from '../ledger/index.ts';
import type { OrderRow, OrdersRepository } from './orders.repository.ts';

/**
 * Result of a provider's notification.
 * - `applied`: changed the order
 * - `repeated`: this payment is known
 * - `ignored`: irrelevant, as the order is decided
 * - `late`: payment for a decided order; it is refunded
 * - `refused`: amount, currency or order differs from ours
 * - `unknown`: no such order, or not yet; the provider should retry
 */
export type Verdict = 'applied' | 'repeated' | 'ignored' | 'late' | 'refused' | 'unknown';

/** Called with an order that a provider's notification has paid, in the same transaction. */
export type PaidListener = (tx: Transaction, emit: Emit, order: OrderRow) => Promise<void>;

/** Diamonds of a paid order by kind: bought ones are those paid for, at most one per fen. */
export const kindsOf = ({ diamonds, bonus, price }: Pick<OrderRow, 'diamonds' | 'bonus' | 'price'>) => {
  const bought = Math.min(diamonds, price);
  return { bought, given: diamonds + bonus - bought };
};

/** Ledger moves of a paid order. The caller holds the lock of the member's orders. */
export const creditOf = (
  { no, userId, diamonds, bonus, price, channel, brand }: OrderRow,
  { bought, given } = kindsOf({ diamonds, bonus, price }),
) => ({
  member: userId,
  ref: no,
  detail: { order: no, price, channel, brand, bonus },
  moves: [
    { unit: 'diamond' as const, from: 'issue' as const, to: userId, amount: bought },
    ...(given > 0 ? [{ unit: 'diamond' as const, from: 'bonus' as const, to: userId, amount: given }] : []),
  ],
});

/** Bonus of an order if it is paid now. */
export const bonusOf = ({ bonus, diamonds, doublesFirst }: Pick<OrderRow, 'bonus' | 'diamonds' | 'doublesFirst'>): number =>
  bonus + (doublesFirst ? diamonds : 0);

/** Applies a provider's notification once, from any source: callback, query, or the job that closes orders. */
export function createSettlement(
  { db, events, clock, log }: Pick<Platform, 'db' | 'events' | 'clock' | 'log'>,
  ledger: Pick<Ledger, 'post'>,
  repository: OrdersRepository,
  booked: PaidListener = async () => undefined,
) {
  // Copies of a notification wait here instead of each holding a database connection.
  const queue = createKeyedQueue();

  const apply = (provider: PaymentProvider, notice: PaymentNotice): Promise<Verdict> =>
    events.transaction(async (tx, emit) => {
      const { orderNo, tradeNo, amount, outcome, reason } = notice;
      const known = await repository.byNo(orderNo, tx);
      if (!known || known.provider !== provider) return 'unknown';
      await takeTurn(tx, 'orders', known.userId);
      const order = await repository.byNo(orderNo, tx);
      if (!order) return 'unknown';
      if (amount !== order.price || notice.currency !== currency) {
        log.error({ order: orderNo, provider, amount, price: order.price }, 'a payment notice names another amount');
        return 'refused';
      }
      const at = clock.now();
      if (outcome === 'failed')
        return (await repository.change(tx, orderNo, ['waiting'], { reason: reason.slice(0, 40) })) ? 'applied' : 'ignored';
      if (outcome === 'canceled')
        return (await repository.change(tx, orderNo, ['waiting'], { state: 'closed', reason: 'canceled', closedAt: at }))
          ? 'applied'
          : 'ignored';

      const payment = await repository.payment(tx, provider, tradeNo);
      if (payment) return payment.orderNo === orderNo ? 'repeated' : 'refused';
      const paid = await repository.change(tx, orderNo, ['waiting'], {
        state: 'paid',
        reason: '',
        paidAt: at,
        bonus: bonusOf(order),
        doublesFirst: false,
      });
      await repository.addPayment(tx, { provider, tradeNo, orderNo, amount, state: paid ? 'applied' : 'refund_due', at });
      if (!paid) {
        await repository.change(tx, orderNo, ['closed', 'failed'], { reason: 'late' });
        log.warn({ order: orderNo, provider }, 'a payment came after its order was decided; it goes back');
        return 'late';
      }
      await repository.endDoubles(tx, paid.userId, orderNo);
      await ledger.post(tx, emit, { kind: 'recharge', ...creditOf(paid) });
      await booked(tx, emit, paid);
      return 'applied';
    });

  return (provider: PaymentProvider, notice: PaymentNotice): Promise<Verdict> =>
    queue.wait(notice.orderNo, async () => {
      // A known duplicate needs no lock; anything that differs is judged below.
      const known = notice.outcome === 'paid' ? await repository.payment(db, provider, notice.tradeNo) : undefined;
      const isCopy = known?.orderNo === notice.orderNo && known.amount === notice.amount && notice.currency === currency;
      return isCopy ? 'repeated' : apply(provider, notice);
    });
}
export type Settle = ReturnType<typeof createSettlement>;
