import { msg } from '@lingui/core/macro';
import type { Commission } from '@pitchside/api/money/referrals';
import { CallError } from '../../../platform/callError.ts';
import type { Emit } from '../../../platform/events.ts';
import type { Handlers } from '../../../platform/handlers.ts';
import { idNumberOrNone } from '../../../platform/idNumber.ts';
import { takeTurn } from '../../../platform/locks.ts';
import { idempotent } from '../../../platform/idempotency.ts';
import type { Platform } from '../../../platform/platform.ts';
import { day } from '../../../platform/retention.ts';
import type { Transaction } from '../../../ports/database/database.ts';
import type { Ledger } from '../ledger/index.ts';
import type { Notices } from '../../messages/notices/index.ts';
import type { OpenDesk, OperatorLog } from '../../desk/operations/index.ts';
import type { OrderRow, Orders } from '../orders/index.ts';
import type { SystemSettings } from '../../desk/system/index.ts';
import { createReferralsRepository, type CommissionRow, type ReferralPerson, type ReferralsRepository } from './referrals.repository.ts';
import { commissionOf, sharesOf, within } from './share.ts';

const texts = { none: msg`没有可以转入的佣金` };

export interface ReferralParts {
  ledger: Pick<Ledger, 'transfer'>;
  notices: Pick<Notices, 'notify'>;
  orders: Pick<Orders, 'reverse'>;
  system: Pick<SystemSettings, 'money'>;
  operations: { open: OpenDesk; log: Pick<OperatorLog, 'append'> };
}

type Served = 'referralCentre' | 'referralInvited' | 'referralRecords' | 'transferCommission' | 'adminCommissions' | 'adminReverseRecharge';

export interface Referrals {
  handlers: Pick<Handlers, Served>;
  repository: ReferralsRepository;
  /** Records the commissions of a paid recharge, in its transaction. */
  paid(tx: Transaction, emit: Emit, order: Pick<OrderRow, 'no' | 'userId' | 'price'>): Promise<void>;
  /** Reverses an order's commissions, in the transaction of the reversal. Returns their number. */
  reversed(tx: Transaction, orderNo: string): Promise<number>;
  /**
   * Moves due commissions into a member's wallet inside a transaction.
   * @throws CallError when none are due
   */
  transfer(tx: Transaction, emit: Emit, memberId: number): Promise<{ amount: number; wallet: number; transfer: number }>;
}

const onWire = ({ id, nickname, avatar }: ReferralPerson) => ({ id: String(id), user_nickname: nickname, avatar });
const describe = ({ id, level, base, amount, isPaid, at, dueAt }: CommissionRow, from: ReferralPerson, now: number): Commission => ({
  id: String(id),
  from: onWire(from),
  level,
  base,
  amount,
  state: isPaid ? 'paid' : dueAt > now ? 'held' : 'due',
  at,
  due_at: dueAt,
});

/** Referrals: registrations by invitation code, commissions on recharges, and their transfer to the wallet. */
export function createReferrals(
  platform: Platform,
  { ledger, notices, orders, system, operations: { open, log } }: ReferralParts,
): Referrals {
  const { clock, events } = platform;
  const repository = createReferralsRepository(platform.db);
  const kept = 10_000 - 100 * Math.max(platform.settings.giftShare, platform.settings.planShare);
  const sharesNow = (rules: Parameters<typeof sharesOf>[0]) => within(sharesOf(rules), kept);

  const paid: Referrals['paid'] = async (tx, emit, { no, userId, price }) => {
    const rules = await system.money(tx);
    const shares = sharesNow(rules);
    if (shares.length === 0) return;
    const at = clock.now();
    const inviters = await repository.invitersOf(tx, userId, shares.length);
    const rows = inviters.flatMap((memberId, index) => {
      const share = shares[index] ?? 0;
      const amount = commissionOf(price, share);
      return amount > 0
        ? [
            {
              memberId,
              fromId: userId,
              orderNo: no,
              level: index + 1,
              base: price,
              share,
              amount,
              at,
              dueAt: at + rules.referral_hold_days * day,
            },
          ]
        : [];
    });
    await repository.add(tx, rows);
    for (const { memberId, amount } of rows)
      await notices.notify(tx, emit, {
        memberId,
        kind: 'commission_earned',
        values: { sum: (amount / 100).toFixed(2) },
        target: { type: 'referrals' },
      });
  };

  const reversed: Referrals['reversed'] = async (tx, orderNo) => {
    const rows = await repository.ofOrder(tx, orderNo);
    const at = clock.now();
    await repository.add(
      tx,
      // A pending commission nets to zero when due; one already paid is offset against later ones.
      rows.map(({ memberId, fromId, level, base, share, amount, dueAt }) => ({
        memberId,
        fromId,
        orderNo,
        level,
        base: -base,
        share,
        amount: -amount,
        at,
        dueAt: Math.max(at, dueAt),
      })),
    );
    return rows.length;
  };

  const transfer: Referrals['transfer'] = async (tx, emit, memberId) => {
    await takeTurn(tx, 'referrals', memberId);
    const { ids, sum } = await repository.takeDue(tx, memberId, clock.now());
    if (sum <= 0) throw new CallError(texts.none);
    await repository.pay(tx, ids);
    const { id, states } = await ledger.transfer(tx, emit, {
      kind: 'referral',
      member: memberId,
      detail: { commissions: ids.length },
      moves: [{ unit: 'wallet', from: 'commission', to: memberId, amount: sum }],
    });
    return { amount: sum, wallet: states.get(memberId)?.wallet ?? 0, transfer: id };
  };

  return {
    repository,
    paid,
    reversed,
    transfer,
    handlers: {
      async referralCentre(_, { member }) {
        const [code, rules, invited, sums] = await Promise.all([
          repository.codeOf(member.id),
          system.money(),
          repository.invitedTotal(member.id),
          repository.sums(clock.now(), member.id),
        ]);
        return { code, path: `/login?invite=${code}`, shares: sharesNow(rules), hold_days: rules.referral_hold_days, invited, sums };
      },
      async referralInvited({ page, limit }, { member }) {
        const [rows, total] = await Promise.all([
          repository.invited(member.id, (page - 1) * limit, limit),
          repository.invitedTotal(member.id),
        ]);
        return {
          list: rows.map(({ person, joinedAt, brought }) => ({ ...onWire(person), joined_at: joinedAt, commission: Number(brought) })),
          total,
          page,
          limit,
        };
      },
      async referralRecords({ page, limit }, { member }) {
        const { list, total } = await repository.lines({ memberId: member.id }, (page - 1) * limit, limit);
        const now = clock.now();
        return { list: list.map(({ row, from }) => describe(row, from, now)), total, page, limit };
      },
      transferCommission: (_, caller) =>
        idempotent(platform, caller, async (tx, emit) => {
          const { amount, wallet, transfer: id } = await transfer(tx, emit, caller.member.id);
          return { amount, wallet, transfer_id: String(id) };
        }),
      adminCommissions: open(async ({ user_id, page, limit }) => {
        const now = clock.now();
        const of = user_id === undefined ? {} : { of: idNumberOrNone(user_id) };
        const [{ list, total }, sums] = await Promise.all([repository.lines(of, (page - 1) * limit, limit), repository.sums(now)]);
        return {
          list: list.map(({ row, from, to, isReversed }) => ({
            ...describe(row, from, now),
            to: onWire(to),
            order_no: row.orderNo,
            is_reversed: isReversed,
          })),
          total,
          page,
          limit,
          sums,
        };
      }),
      adminReverseRecharge: open(({ no, reason }, actor) =>
        events.transaction(async (tx, emit) => {
          await orders.reverse(tx, emit, no, async () => {
            await log.append(tx, actor, { group: 'money', act: 'reverse', subject: `order ${no}`, reason });
          });
          return { no, reversed: await reversed(tx, no) };
        }),
      ),
    },
  };
}
