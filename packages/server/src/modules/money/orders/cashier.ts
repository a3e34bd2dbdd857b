import type { CashierView } from '@pitchside/api/money/orders';
import { CallError } from '../../../platform/callError.ts';
import type { Handlers } from '../../../platform/handlers.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { PayableOrder, PaymentAdapter, PaymentNotice } from '../../../ports/payment/payment.ts';
import { isSigned } from '../../../ports/payment/sandboxSignature.ts';
import type { Sandbox } from '../../../ports/payment/sandbox.ts';
import { createAccountRepository } from '../../member/account/index.ts';
import type { Ledger } from '../ledger/index.ts';
import { texts } from './orders.data.ts';
import type { OrderRow, OrdersRepository } from './orders.repository.ts';
import { describeOrder } from './orders.service.ts';
import type { Settle } from './settle.ts';

/** Minimum interval between queries to a provider about one order that payers trigger, ms. */
const askEvery = 2_000;

/** Name of the secret that signs links to the cashier. */
export const cashierSecret = 'cashier';

export interface CashierParts {
  repository: OrdersRepository;
  ledger: Pick<Ledger, 'state'>;
  settle: Settle;
  sandbox: Sandbox | undefined;
  adapters: readonly PaymentAdapter[];
  secret: string;
  payUrl(order: Pick<OrderRow, 'no' | 'provider'>): string;
  payable(order: OrderRow): PayableOrder;
}

/** Handlers of the cashier page: the signed link gives access to the order; in the sandbox it also decides the outcome. */
export function createCashierHandlers(
  { db, clock, log }: Platform,
  parts: CashierParts,
): Pick<Handlers, 'getCashier' | 'askCashier' | 'actInSandbox'> {
  const { repository, ledger, settle, sandbox, adapters, secret, payUrl, payable } = parts;
  const accounts = createAccountRepository(db);

  async function open({ no, key }: { no: string; key: string }): Promise<OrderRow> {
    const order = isSigned(secret, no, key) ? await repository.byNo(no) : undefined;
    if (!order) throw new CallError(texts.gone);
    return order;
  }

  async function view(order: OrderRow): Promise<CashierView> {
    const payer = await accounts.userById(order.userId);
    if (!payer) throw new CallError(texts.gone);
    const inSandbox = order.provider === 'sandbox' && sandbox !== undefined;
    return {
      order: describeOrder(order, payUrl),
      payer: { id: String(payer.id), user_nickname: payer.nickname, avatar: payer.avatar },
      qr: payUrl(order),
      is_sandbox: inSandbox,
      is_confirming: order.state === 'waiting' && inSandbox && (await sandbox.isPaid(order.no)),
      balance: order.state === 'paid' ? (await ledger.state(payer.id)).balance : null,
      notices: inSandbox ? await sandbox.notices(order.no) : [],
      server_at: clock.now(),
    };
  }

  async function ask(adapter: PaymentAdapter, order: OrderRow): Promise<PaymentNotice | undefined> {
    try {
      return await adapter.query(payable(order));
    } catch (error) {
      log.warn({ err: error, order: order.no }, 'a provider did not say how an order stands');
      throw new CallError(texts.provider);
    }
  }

  const fresh = async (order: OrderRow) => view((await repository.byNo(order.no)) ?? order);

  return {
    getCashier: async (link) => view(await open(link)),
    async askCashier(link) {
      const order = await open(link);
      const adapter = adapters.find(({ provider }) => provider === order.provider);
      if (!adapter || !(await repository.mayAsk(order.no, clock.now(), clock.now() + askEvery))) return fresh(order);
      const notice = await ask(adapter, order);
      if (notice) await settle(adapter.provider, notice);
      return fresh(order);
    },
    async actInSandbox({ no, key, act, reason = 'E1007', way }) {
      const order = await open({ no, key });
      if (!sandbox || order.provider !== 'sandbox') throw new CallError(texts.gone);
      await sandbox.act(order, act, reason, way);
      await sandbox.deliverDue(no);
      return fresh(order);
    },
  };
}
