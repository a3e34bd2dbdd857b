import { msg } from '@lingui/core/macro';
import type { Payout, PayoutObstacle } from '@pitchside/api/money/payouts';
import { randomInt } from 'node:crypto';
import { CallError } from '../../../platform/callError.ts';
import { monthsBefore } from '../../../platform/recordSpan.ts';
import type { Emit } from '../../../platform/events.ts';
import type { Handlers } from '../../../platform/handlers.ts';
import { takeTurn } from '../../../platform/locks.ts';
import { idempotent } from '../../../platform/idempotency.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Transaction } from '../../../ports/database/database.ts';
import { dayAt, nextMonth, startOfDay } from '../../../platform/serverDay.ts';
import type { Localizable } from '../../../text/local.ts';
import type { Ledger } from '../ledger/index.ts';
import { stampOf } from '../orders/index.ts';
import type { SystemSettings } from '../../desk/system/index.ts';
import { arrivalOf, monthBegan, yearBegan } from './calendar.ts';
import type { PayoutIdentity } from '../../member/profile/index.ts';
import { feeOf } from './machine.ts';
import { stateGroups, type PayoutRow, type PayoutsRepository, type StateGroup } from './payouts.repository.ts';

const texts = {
  verification: msg`请先完成实名认证`,
  account: msg`请先绑定收款账户`,
  password: msg`请先设置支付密码`,
  minimum: msg`低于最低提现金额`,
  maximum: msg`超过单笔提现上限`,
  monthly: msg`本月提现次数已用完`,
};

export interface PayoutParts {
  ledger: Pick<Ledger, 'post' | 'state'>;
  system: Pick<SystemSettings, 'money'>;
  identity: PayoutIdentity;
  repository: PayoutsRepository;
}

const describe = ({
  no,
  kind,
  amount,
  fee,
  account,
  state,
  reason,
  createdAt,
  reviewedAt,
  finishedAt,
  dueAt,
}: PayoutRow): Localizable<Payout> => ({
  no,
  kind,
  amount,
  fee,
  net: amount - fee,
  account,
  state,
  reason,
  created_at: createdAt,
  reviewed_at: reviewedAt,
  finished_at: finishedAt,
  due_at: dueAt,
});

const number = (letter: 'W' | 'T', at: number) => `${letter}${stampOf(at).slice(2)}${randomInt(1_000_000).toString().padStart(6, '0')}`;

/** Withdrawals of income, and its conversion into the consumption wallet. */
export function createPayoutHandlers(
  platform: Platform,
  { ledger, system, identity, repository }: PayoutParts,
): Pick<Handlers, 'getPayoutStanding' | 'applyForWithdrawal' | 'withdrawalList' | 'conversionBalance'> {
  const { clock } = platform;
  return {
    async getPayoutStanding(_, { member }) {
      const now = clock.now();
      const [rules, standing, { income, wallet }, used, { held, paid }] = await Promise.all([
        system.money(),
        identity.standing(member.id),
        ledger.state(member.id),
        repository.countSince(member.id, monthBegan(now)),
        repository.sums(member.id, yearBegan(now)),
      ]);
      const left = Math.max(0, rules.withdraw_monthly - used);
      const stands: [PayoutObstacle, boolean][] = [
        ['verification', !standing.isVerified],
        ['account', standing.accounts.length === 0],
        ['password', !standing.hasPassword],
        ['minimum', income < rules.withdraw_minimum],
        ['monthly', left === 0],
      ];
      return {
        available: income,
        wallet,
        held,
        paid_this_year: paid,
        rules: {
          minimum: rules.withdraw_minimum,
          maximum: rules.withdraw_maximum,
          monthly: rules.withdraw_monthly,
          fee_rate: rules.withdraw_fee_rate,
          transfer_maximum: rules.transfer_maximum,
        },
        left,
        renews_at: nextMonth(now),
        accounts: standing.accounts,
        has_password: standing.hasPassword,
        is_verified: standing.isVerified,
        obstacle: stands.find(([, isThere]) => isThere)?.[0] ?? null,
        due_at: arrivalOf(now),
      };
    },
    async applyForWithdrawal({ amount, account: kind, password }, caller) {
      const userId = caller.member.id;
      const check = async () => {
        const [rules, { isVerified, hasPassword, accounts }] = await Promise.all([system.money(), identity.standing(userId)]);
        const account = accounts.find((bound) => bound.kind === kind);
        if (!isVerified) throw new CallError(texts.verification);
        if (!account) throw new CallError(texts.account);
        if (!hasPassword) throw new CallError(texts.password);
        if (amount < rules.withdraw_minimum) throw new CallError(texts.minimum);
        if (amount > rules.withdraw_maximum) throw new CallError(texts.maximum);
        await identity.checkPaymentPassword(userId, password);
        return { rules, account };
      };
      const withdraw = async (tx: Transaction, emit: Emit, { rules, account }: Awaited<ReturnType<typeof check>>) => {
        // Serialized, so that the monthly limit holds.
        await takeTurn(tx, 'payouts', userId);
        const at = clock.now();
        if ((await repository.countSince(userId, monthBegan(at), tx)) >= rules.withdraw_monthly) throw new CallError(texts.monthly);
        const row = await repository.add(tx, {
          no: number('W', at),
          userId,
          kind: 'withdraw',
          amount,
          fee: feeOf(amount, rules.withdraw_fee_rate),
          account,
          state: 'reviewing',
          createdAt: at,
          dueAt: arrivalOf(at),
        });
        await ledger.post(tx, emit, {
          kind: 'withdraw',
          member: userId,
          ref: row.no,
          detail: { payout: row.no },
          moves: [{ unit: 'income', from: userId, to: 'held', amount }],
        });
        return describe(row);
      };
      return idempotent(platform, caller, withdraw, check);
    },
    async conversionBalance({ amount, password }, caller) {
      const userId = caller.member.id;
      const convert = async (tx: Transaction, emit: Emit) => {
        const at = clock.now();
        const row = await repository.add(tx, {
          no: number('T', at),
          userId,
          kind: 'convert',
          amount,
          fee: 0,
          account: null,
          state: 'done',
          createdAt: at,
          reviewedAt: at,
          finishedAt: at,
          dueAt: at,
        });
        await ledger.post(tx, emit, {
          kind: 'convert',
          member: userId,
          ref: row.no,
          detail: { payout: row.no },
          moves: [
            { unit: 'income', from: userId, to: 'converted', amount },
            { unit: 'wallet', from: 'converted', to: userId, amount },
          ],
        });
        return describe(row);
      };
      return idempotent(platform, caller, convert, () => identity.checkPaymentPassword(userId, password));
    },
    async withdrawalList({ state, kind, page, limit }, { member }) {
      const since = startOfDay(monthsBefore(dayAt(clock.now())));
      const [list, groups] = await Promise.all([
        repository.list(member.id, since, { states: state && stateGroups[state], kind, offset: (page - 1) * limit, limit }),
        repository.counts(member.id, since, kind),
      ]);
      const totalOf = (group: StateGroup) =>
        groups.filter((each) => (stateGroups[group] as readonly string[]).includes(each.state)).reduce((sum, { total }) => sum + total, 0);
      const counts = {
        all: groups.reduce((sum, { total }) => sum + total, 0),
        reviewing: totalOf('reviewing'),
        succeeded: totalOf('succeeded'),
        failed: totalOf('failed'),
      };
      const netOf = (wanted: PayoutRow['state']) => groups.filter((each) => each.state === wanted).reduce((sum, { net }) => sum + net, 0);
      return {
        list: list.map(describe),
        total: counts[state ?? 'all'],
        page,
        limit,
        counts,
        paid: netOf('paid'),
        converted: netOf('done'),
      };
    },
  };
}
