import { msg } from '@lingui/core/macro';
import { mostForTip } from '@pitchside/api/experts/plans';
import { CallError } from '../../../platform/callError.ts';
import type { Emit } from '../../../platform/events.ts';
import type { Handlers } from '../../../platform/handlers.ts';
import { idNumber, idNumberOrNone } from '../../../platform/idNumber.ts';
import { createKeyedQueue } from '../../../platform/keyedQueue.ts';
import { takeTurn } from '../../../platform/locks.ts';
import { idempotent } from '../../../platform/idempotency.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Transaction } from '../../../ports/database/database.ts';
import type { Ledger } from '../../money/ledger/index.ts';
import type { PlanLimits } from './limits.ts';
import type { PlanReading } from './plansReading.ts';
import type { PlanRow, PlansRepository } from './plans.repository.ts';

const texts = {
  gone: msg`没有找到这份方案`,
  own: msg`不能解锁自己的方案`,
  ownTip: msg`不能打赏自己`,
  late: msg`比赛已经开始，不能再解锁`,
  closed: msg`这份方案不再出售`,
  price: msg`价格变了，请看一下再确认`,
  tip: (most: number) => msg`打赏 1 到 ${most} 黄钻`,
  rush: msg`现在解锁的人太多，请稍后再试`,
};

/** Maximum queue per plan and node: the whole queue is served within seconds. */
const mostQueued = 300;

export interface PlanBuying {
  handlers: Pick<Handlers, 'unlockPlan' | 'tipPlan'>;
  /**
   * Unlocks a plan for a member inside a transaction.
   * @throws CallError when the rules refuse it
   */
  unlock(
    tx: Transaction,
    emit: Emit,
    memberId: number,
    id: string,
    price: number,
  ): Promise<{ paid: number; balance: number; transfer: number | null }>;
}

export interface BuyingParts {
  repository: PlansRepository;
  reading: PlanReading;
  limits: Pick<PlanLimits, 'allow'>;
  ledger: Pick<Ledger, 'transfer' | 'state'>;
}

/** Unlocking plans and tipping authors: the server decides price, deadline and receiver. */
export function createPlanBuying(platform: Platform, parts: BuyingParts): PlanBuying {
  const { clock, settings } = platform;
  const { repository, reading, limits, ledger } = parts;
  // Buyers of a plan would wait for its row anyway: in this queue they hold no connection meanwhile.
  const queue = createKeyedQueue(mostQueued, () => new CallError(texts.rush));

  /** A published plan, locked so that it is neither settled nor cancelled during a purchase. */
  async function planOf(tx: Transaction, id: string): Promise<PlanRow> {
    const number = idNumber(id);
    const row = number === undefined ? undefined : await repository.lock(tx, number);
    if (!row || row.state === 'awaiting' || row.state === 'failed') throw new CallError(texts.gone);
    return row;
  }

  /** Refuses plans that are closed: sales end at the second of the kick-off, by the server's clock. */
  async function refuseLate(tx: Transaction, row: PlanRow): Promise<void> {
    const kickoff = await repository.kickoffOf(tx, row.matchId);
    if (!kickoff?.isWaiting || Math.min(kickoff.kickoffAt, row.kickoffAt) <= clock.now()) throw new CallError(texts.late);
    if (row.state !== 'published' || row.takenDownAt !== null) throw new CallError(texts.closed);
  }

  /** Unlocks a plan for a member inside a transaction; free for a member who already has it. */
  async function unlock(tx: Transaction, emit: Emit, memberId: number, id: string, price: number) {
    // A member's actions on plans are serialized: the limit must count what the previous one spent.
    await takeTurn(tx, 'plans', memberId);
    const row = await planOf(tx, id);
    if (row.expertId === memberId) throw new CallError(texts.own);
    const nothing = async () => ({ paid: 0, balance: (await ledger.state(memberId, tx)).balance, transfer: null });
    if ((await repository.unlockedBy(memberId, [row.id], tx)).has(row.id)) return nothing();
    await refuseLate(tx, row);
    if (row.price !== price) throw new CallError(texts.price);
    if (row.price > 0) await limits.allow(tx, memberId, row.price);
    const state = row.price > 0 ? 'held' : 'released';
    const isNew = await repository.unlock(tx, { planId: row.id, memberId, price: row.price, at: clock.now(), state });
    if (!isNew || row.price === 0) return nothing();
    const {
      id: number,
      states,
      given,
    } = await ledger.transfer(tx, emit, {
      kind: 'plan',
      member: memberId,
      peer: row.expertId,
      ref: `${row.id}:${memberId}`,
      detail: { act: 'unlock', plan: row.id, title: row.title },
      moves: [{ unit: 'diamond', from: memberId, to: 'plans', amount: row.price, first: 'bought' }],
    });
    if (given > 0) await repository.noteGiven(tx, row.id, memberId, given);
    return { paid: row.price, balance: states.get(memberId)?.balance ?? 0, transfer: number };
  }

  return {
    unlock,
    handlers: {
      async unlockPlan({ id, price }, caller) {
        const memberId = caller.member.id;
        const { paid, balance, transfer } = await queue.wait(id, () =>
          idempotent(platform, caller, (tx, emit) => unlock(tx, emit, memberId, id, price)),
        );
        const plan = await reading.whole(idNumberOrNone(id), memberId);
        if (!plan) throw new CallError(texts.gone);
        return { plan, paid, balance, transfer_id: transfer === null ? null : String(transfer) };
      },
      async tipPlan({ id, amount }, caller) {
        if (!Number.isInteger(amount) || amount < 1 || amount > mostForTip) throw new CallError(texts.tip(mostForTip));
        return idempotent(platform, caller, async (tx, emit) => {
          const memberId = caller.member.id;
          await takeTurn(tx, 'plans', memberId);
          const row = await planOf(tx, id);
          if (row.expertId === memberId) throw new CallError(texts.ownTip);
          if (row.takenDownAt !== null) throw new CallError(texts.closed);
          await limits.allow(tx, memberId, amount);
          await repository.tip(tx, { planId: row.id, memberId, amount, at: clock.now() });
          const { id: number, states } = await ledger.transfer(tx, emit, {
            kind: 'plan',
            member: memberId,
            peer: row.expertId,
            detail: { act: 'tip', plan: row.id, title: row.title },
            experience: amount * 10,
            moves: [{ unit: 'diamond', from: memberId, to: 'spent', amount, first: 'bought' }],
            pays: { to: row.expertId, percent: settings.planShare },
          });
          return {
            balance: states.get(memberId)?.balance ?? 0,
            transfer_id: String(number),
            tips: await repository.tipsOf(row.id, tx),
          };
        });
      },
    },
  };
}
