import { msg } from '@lingui/core/macro';
import { eq } from 'drizzle-orm';
import { CallError } from '../../../platform/callError.ts';
import type { Emit } from '../../../platform/events.ts';
import { takeTurn } from '../../../platform/locks.ts';
import type { Transaction } from '../../../ports/database/database.ts';
import type { Ledger } from '../ledger/index.ts';
import type { OrderRow, OrdersRepository } from './orders.repository.ts';
import { rechargePayments } from './orders.tables.ts';
import { kindsOf } from './settle.ts';

const texts = { gone: msg`没有找到`, decided: msg`只有已到账的充值能退`, spent: msg`充的黄钻已经用掉，不能退` };

/**
 * Reverses a paid order inside a transaction: its diamonds leave the member, and the next sweep refunds the payment.
 * @param before further work that takes a lock of its own
 * @throws CallError when it is not paid, was paid from the wallet, or its diamonds are spent
 */
export type Reverse = (tx: Transaction, emit: Emit, no: string, before?: () => Promise<void>) => Promise<OrderRow>;

export function createReversal(repository: OrdersRepository, ledger: Pick<Ledger, 'transfer' | 'state'>): Reverse {
  return async (tx, emit, no, before) => {
    const known = await repository.byNo(no, tx);
    if (!known) throw new CallError(texts.gone);
    await takeTurn(tx, 'orders', known.userId);
    await before?.();
    // A wallet payment brought no money into the site that could be returned.
    const order =
      known.provider === 'wallet' ? undefined : await repository.change(tx, no, ['paid'], { state: 'refunded', reason: 'reversed' });
    if (!order) throw new CallError(texts.decided);
    await tx.update(rechargePayments).set({ state: 'refund_due' }).where(eq(rechargePayments.orderNo, no));
    const { userId } = order;
    const { bought, given } = kindsOf(order);
    const owned = await ledger.state(userId, tx);
    // Refunds go by kind: given diamonds do not substitute bought ones.
    if (owned.balance - owned.given < bought || owned.given < given) throw new CallError(texts.spent);
    await ledger.transfer(tx, emit, {
      kind: 'recharge',
      member: userId,
      ref: `${no}:back`,
      detail: { order: no, act: 'back' },
      moves: [
        { unit: 'diamond', from: userId, to: 'issue', amount: bought },
        ...(given > 0 ? [{ unit: 'diamond' as const, from: userId, to: 'bonus' as const, amount: given }] : []),
      ],
    });
    return order;
  };
}
