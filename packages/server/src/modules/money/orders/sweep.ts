import type { Platform } from '../../../platform/platform.ts';
import type { PayableOrder, PaymentAdapter } from '../../../ports/payment/payment.ts';
import type { Sandbox } from '../../../ports/payment/sandbox.ts';
import type { OrderRow, OrdersRepository } from './orders.repository.ts';
import type { Settle } from './settle.ts';

/** Lease of one node on an order that it queries, ms. Longer than any adapter's timeout, so that it only expires when the node died. */
const askTime = 60_000;
/** Pauses between queries to a provider that does not answer, ms; after the last one the order is closed. */
export const askPauses = [2_000, 5_000, 15_000, 45_000, 120_000] as const;
/** Number of concurrent queries of a node. */
const together = 20;

export interface SweepParts {
  adapters: readonly PaymentAdapter[];
  sandbox: Sandbox | undefined;
  repository: OrdersRepository;
  settle: Settle;
  payable(order: OrderRow): PayableOrder;
}

/**
 * Closes expired orders after a last query to their provider, and refunds late payments. One node takes each order, and every step is a
 * conditional update, so that any number of nodes may run it.
 */
export function createSweep(
  { clock, log, db }: Pick<Platform, 'clock' | 'log' | 'db'>,
  { adapters, sandbox, repository, settle, payable }: SweepParts,
): () => Promise<void> {
  const adapterOf = (provider: string) => adapters.find((adapter) => adapter.provider === provider);

  async function close(order: OrderRow): Promise<void> {
    const adapter = adapterOf(order.provider);
    try {
      const notice = await adapter?.query(payable(order));
      if (adapter && notice && (await settle(adapter.provider, notice)) === 'applied') return;
    } catch (error) {
      log.warn({ err: error, order: order.no }, 'a provider did not say how an order stands');
      const pause = askPauses[order.asks - 1];
      if (pause !== undefined) return repository.rest(order.no, clock.now() + pause);
    }
    // Read again: the last try may have failed meanwhile, which is the better reason.
    const reason = (await repository.byNo(order.no))?.reason;
    await repository.change(db, order.no, ['waiting'], {
      state: reason ? 'failed' : 'closed',
      reason: reason || 'timeout',
      closedAt: clock.now(),
    });
  }

  async function giveBack(): Promise<void> {
    for (const payment of await repository.takeRefunds(clock.now())) {
      try {
        const adapter = adapterOf(payment.provider);
        if (!adapter) throw new Error(`${payment.provider} is not configured`);
        await adapter.refund(payment);
        await repository.refunded(payment, clock.now());
      } catch (error) {
        log.error({ err: error, order: payment.orderNo }, 'a late payment could not be given back yet');
      }
    }
  }

  return async () => {
    await sandbox?.deliverDue();
    await Promise.all((await repository.takeExpired(clock.now(), clock.now() + askTime, together)).map(close));
    await giveBack();
  };
}
