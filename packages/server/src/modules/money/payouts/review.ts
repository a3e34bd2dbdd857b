import { msg } from '@lingui/core/macro';
import type { PayoutState } from '@pitchside/api/money/payouts';
import { CallError } from '../../../platform/callError.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Ledger } from '../ledger/index.ts';
import type { Notices } from '../../messages/notices/index.ts';
import { transitions, type ReviewAct } from './machine.ts';
import type { PayoutRow, PayoutsRepository } from './payouts.repository.ts';

const texts = { gone: msg`没有找到`, decided: msg`这笔提现已经有结果了`, reason: msg`退回要写原因` };

/** Maximum code points of a reason. */
export const reasonLength = 200;

export interface PayoutReview {
  /** Withdrawals in a state, oldest first. */
  list(options: {
    state: PayoutState;
    page: number;
    limit: number;
  }): Promise<{ list: (PayoutRow & { nickname: string })[]; total: number }>;
  /** Actions of operators on a withdrawal so far. */
  history(no: string): Promise<{ operatorId: number; act: ReviewAct; reason: string; at: number }[]>;
  /**
   * Approves, pays or returns a withdrawal on behalf of an operator; logged with its reason.
   * @throws CallError when it is already in another state
   */
  decide(operatorId: number, no: string, act: ReviewAct, reason?: string): Promise<PayoutRow>;
}

/** Review of withdrawals by operators: held money is paid or returned, never both. */
export function createPayoutReview(
  { events, clock, log }: Pick<Platform, 'events' | 'clock' | 'log'>,
  ledger: Pick<Ledger, 'post' | 'publish'>,
  repository: PayoutsRepository,
  notices: Pick<Notices, 'notify'>,
): PayoutReview {
  return {
    async list({ state, page, limit }) {
      const [list, total] = await Promise.all([repository.queue(state, (page - 1) * limit, limit), repository.queued(state)]);
      return { list, total };
    },
    async history(no) {
      const row = await repository.byNo(no);
      return row ? repository.acts(row.id) : [];
    },
    async decide(operatorId, no, act, given = '') {
      const reason = [...given.trim()].slice(0, reasonLength).join('');
      if (act === 'return' && reason === '') throw new CallError(texts.reason);
      const decided = await events.transaction(async (tx, emit) => {
        const { from, to } = transitions[act];
        const at = clock.now();
        const row = await repository.change(tx, no, from, {
          state: to,
          ...(act === 'return' && { reason }),
          ...(act === 'pay' ? { finishedAt: at } : { reviewedAt: at }),
          ...(act === 'return' && { finishedAt: at }),
        });
        if (!row) throw new CallError((await repository.byNo(no, tx)) ? texts.decided : texts.gone);
        const { id, userId, amount, fee } = row;
        await repository.log(tx, { payoutId: id, operatorId, act, reason, at });
        const base = { member: userId, ref: no, detail: { payout: no } };
        if (act === 'return')
          await ledger.post(tx, emit, {
            ...base,
            kind: 'withdraw_returned',
            moves: [{ unit: 'income', from: 'held', to: userId, amount }],
          });
        if (act === 'pay')
          await ledger.post(tx, emit, {
            ...base,
            kind: 'withdraw_paid',
            moves: [
              { unit: 'income', from: 'held', to: 'paid', amount: amount - fee },
              ...(fee > 0 ? [{ unit: 'income' as const, from: 'held' as const, to: 'fee' as const, amount: fee }] : []),
            ],
          });
        // Held amounts do not change the member's balances, but their page shows the progress.
        if (act !== 'return') await ledger.publish(tx, emit, userId);
        const sum = (act === 'pay' ? amount - fee : amount) / 100;
        if (act === 'pay' || act === 'return')
          await notices.notify(tx, emit, {
            memberId: userId,
            kind: act === 'pay' ? 'payout_paid' : 'payout_failed',
            values: { sum: sum.toFixed(2), note: reason },
            target: { type: 'withdrawals', id: no },
          });
        return row;
      });
      log.info({ operator: operatorId, payout: no, act }, 'an operator decided about a withdrawal');
      return decided;
    },
  };
}
