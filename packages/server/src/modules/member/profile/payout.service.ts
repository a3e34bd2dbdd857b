import { msg } from '@lingui/core/macro';
import { and, eq } from 'drizzle-orm';
import { CallError } from '../../../platform/callError.ts';
import type { Emit } from '../../../platform/events.ts';
import type { Handlers, MemberCaller } from '../../../platform/handlers.ts';
import { idempotent } from '../../../platform/idempotency.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Seal } from '../../../platform/seal.ts';
import type { Transaction } from '../../../ports/database/database.ts';
import { local } from '../../../text/local.ts';
import { speakAll } from '../../../text/speak.ts';
import { bankOf, isCardNumber } from './banks.data.ts';
import { maskAccount } from './masks.ts';
import type { PaymentPassword } from './paymentPassword.ts';
import type { ProfileRepository } from './profile.repository.ts';
import { payoutAccounts } from './profile.tables.ts';
import { bankName } from './profile.presenter.ts';
import type { Verification } from './verification.service.ts';

const texts = {
  verify: msg`请先完成实名认证`,
  name: msg`户名须与实名一致`,
  card: msg`卡号不正确`,
  bank: msg`请填写开户银行`,
  gone: msg`没有找到`,
};

type Row = typeof payoutAccounts.$inferSelect;
export type PayoutKind = Row['kind'];

/** A payout account for lists and reviews. */
export interface PayoutAccount {
  kind: PayoutKind;
  /** Code of the bank, or the channel. */
  code: string;
  /** Name of a bank that is not in the table. */
  name: string;
  /** Last four digits, or a masked account. */
  shown: string;
  holder: string;
}

export interface Payouts {
  handlers: Pick<Handlers, 'bindBankCard' | 'bankOfCard' | 'getBankCard' | 'bindAliPay' | 'getAliPayInfo' | 'bindChannel' | 'unbindPayout'>;
  /** The bound account of a kind, for a withdrawal; undefined without one. */
  accountOf(userId: number, kind: PayoutKind): Promise<PayoutAccount | undefined>;
  /** Full card or account number for the operator who pays out; the caller logs the access. */
  reveal(userId: number, kind: PayoutKind): Promise<string | undefined>;
}

/** Payout accounts of members. */
export function createPayouts(
  platform: Platform,
  repository: ProfileRepository,
  { seal, payment, verification }: { seal: Seal; payment: PaymentPassword; verification: Verification },
): Payouts {
  const { db, clock } = platform;
  const find = async (userId: number, kind: PayoutKind): Promise<Row | undefined> =>
    (await repository.payouts(userId)).find((row) => row.kind === kind);

  /** Binds an account once and returns its masked form, also for a repeated request. */
  function bind<T>(
    caller: MemberCaller,
    given: Pick<Row, 'kind' | 'code' | 'name' | 'shown'> & { account: string; holder: string; password: string | undefined },
    view: (row: Row) => T,
  ): Promise<T> {
    const { kind, code, name, shown, account, holder, password } = given;
    const userId = caller.member.id;
    const check = async () => {
      const names = await verification.compareName(userId, holder);
      if (typeof names === 'string') throw new CallError(names === 'none' ? texts.verify : texts.name);
      await payment.checkIfSet(db, userId, password);
      return names;
    };
    const write = async (tx: Transaction, _: Emit, { masked }: Awaited<ReturnType<typeof check>>) => {
      const facts = { code, name, shown, sealed: seal.seal(account), holderMasked: masked, boundAt: clock.now() };
      const [row] = await tx
        .insert(payoutAccounts)
        .values({ userId, kind, ...facts })
        .onConflictDoUpdate({ target: [payoutAccounts.userId, payoutAccounts.kind], set: facts })
        .returning();
      if (!row) throw new Error('an account was neither bound nor changed');
      return view(row);
    };
    return idempotent(platform, caller, write, check);
  }

  const cardView = (row: Row) => ({
    bank: bankName(row),
    bank_code: row.code,
    last_four: row.shown,
    holder: row.holderMasked,
    bound_at: row.boundAt,
  });
  const accountView = (row: Row) => ({ account: row.shown, holder: row.holderMasked, bound_at: row.boundAt });

  return {
    async accountOf(userId, kind) {
      const row = await find(userId, kind);
      return row && { kind, code: row.code, name: row.name, shown: row.shown, holder: row.holderMasked };
    },
    async reveal(userId, kind) {
      const row = await find(userId, kind);
      return row && seal.open(row.sealed);
    },
    handlers: {
      async bindBankCard({ card_number: number, real_name: holder, bank, payment_password: password }, caller) {
        if (!isCardNumber(number)) throw new CallError(texts.card);
        const known = bankOf(number);
        if (!known && !bank) throw new CallError(texts.bank);
        return bind(
          caller,
          {
            kind: 'bank',
            code: known?.code ?? '',
            name: known ? '' : (bank ?? ''),
            shown: number.slice(-4),
            account: number,
            holder,
            password,
          },
          cardView,
        );
      },
      async bankOfCard({ bin }) {
        const known = bankOf(bin);
        return { bank: known ? local(speakAll(known.name)) : null, bank_code: known?.code ?? null };
      },
      async getBankCard(_, { member }) {
        const row = await find(member.id, 'bank');
        return { card: row ? cardView(row) : null };
      },
      async bindAliPay({ account, real_name: holder, payment_password: password }, caller) {
        return bind(
          caller,
          { kind: 'alipay', code: 'alipay', name: '', shown: maskAccount(account), account, holder, password },
          accountView,
        );
      },
      async getAliPayInfo(_, { member }) {
        const row = await find(member.id, 'alipay');
        return { account: row ? accountView(row) : null };
      },
      async bindChannel({ channel, account, real_name: holder, payment_password: password }, caller) {
        return bind(
          caller,
          { kind: 'channel', code: channel, name: '', shown: maskAccount(account), account, holder, password },
          (row) => ({ channel: row.code, ...accountView(row) }),
        );
      },
      async unbindPayout({ kind, payment_password: password }, caller) {
        const userId = caller.member.id;
        const check = async () => {
          if (!(await find(userId, kind))) throw new CallError(texts.gone);
          await payment.checkIfSet(db, userId, password);
        };
        const remove = async (tx: Transaction) => {
          await tx.delete(payoutAccounts).where(and(eq(payoutAccounts.userId, userId), eq(payoutAccounts.kind, kind)));
          return {};
        };
        return idempotent(platform, caller, remove, check);
      },
    },
  };
}
