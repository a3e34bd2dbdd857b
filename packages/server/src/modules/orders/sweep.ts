import type { Platform } from '../../platform/platform.ts';
import type { PayableOrder, PaymentAdapter } from '../../ports/payment/payment.ts';
import type { Sandbox } from '../../ports/payment/sandbox.ts';
import type { OrderRow, OrdersRepository } from './orders.repository.ts';
import type { Settle } from './settle.ts';

/** Milliseconds that an order whose provider does not answer is kept open beyond its time. */
const patience = 60_000;

export interface SweepParts {
  adapters: readonly PaymentAdapter[];
  sandbox: Sandbox | undefined;
  repository: OrdersRepository;
  settle: Settle;
  payable(order: OrderRow): PayableOrder;
}

/** Closes orders whose time has run out, after asking their provider once more, and gives back what was paid too late. Every step is a conditional update, so that any number of nodes may do it at once. */
export function createSweep({ clock, log, db }: Pick<Platform, 'clock' | 'log' | 'db'>, { adapters, sandbox, repository, settle, payable }: SweepParts): () => Promise<void> {
  const adapterOf = (provider: string) => adapters.find((adapter) => adapter.provider === provider);

  async function close(order: OrderRow): Promise<void> {
    const adapter = adapterOf(order.provider);
    try {
      const notice = await adapter?.query(payable(order));
      if (adapter && notice && (await settle(adapter.provider, notice)) === 'applied') return;
    } catch (error) {
      log.warn({ err: error, order: order.no }, 'a provider did not say how an order stands');
      if (clock.now() < order.expiresAt + patience) return;
    }
    // Read again: the last try may have failed in the meantime, which is the better reason.
    const reason = (await repository.byNo(order.no))?.reason;
    await repository.change(db, order.no, ['waiting'], { state: reason ? 'failed' : 'closed', reason: reason || 'timeout', closedAt: clock.now() });
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
    for (const order of await repository.expired(clock.now())) await close(order);
    await giveBack();
  };
}
