import type { FastifyInstance } from 'fastify';
import type { Handlers } from '../../../platform/handlers.ts';
import type { Platform } from '../../../platform/platform.ts';
import { sign } from '../../../ports/payment/sandboxSignature.ts';
import { createSandbox, type Deliver, type Sandbox } from '../../../ports/payment/sandbox.ts';
import type { PayableOrder } from '../../../ports/payment/payment.ts';
import { speak } from '../../../text/speak.ts';
import type { Ledger } from '../ledger/index.ts';
import type { SystemSettings } from '../../desk/system/index.ts';
import { callbackRoutes } from './callbackRoutes.ts';
import { createCashierHandlers } from './cashier.ts';
import { configuredProviders } from './channels.ts';
import { texts } from './orders.data.ts';
import { createOrdersRepository, type OrderRow } from './orders.repository.ts';
import { createOrderHandlers } from './orders.service.ts';
import { createRecordHandlers } from './records.ts';
import { createReversal, type Reverse } from './reversal.ts';
import { createSettlement, type PaidListener, type Settle } from './settle.ts';
import { createSweep } from './sweep.ts';

export { cashierSecret } from './cashier.ts';

type OrdersHandlers = Pick<
  Handlers,
  | 'getChargeRules'
  | 'getPayChannelList'
  | 'payUrl'
  | 'orderState'
  | 'cancelOrder'
  | 'getCashier'
  | 'askCashier'
  | 'actInSandbox'
  | 'getOrderList'
  | 'getOrderTypes'
>;

export interface Orders {
  handlers: OrdersHandlers;
  /** Whether an order belongs to the member. */
  owns(no: string, userId: number): Promise<boolean>;
  /** Routes of provider callbacks, and of redirects to provider pages. */
  routes: (app: FastifyInstance) => Promise<void>;
  /** Applies a provider's notification of an order, once. */
  settle: Settle;
  /** Registers a listener for orders paid by a provider, called once each. */
  onPaid(listener: PaidListener): void;
  reverse: Reverse;
  /** The sandbox; undefined where it is disabled. */
  sandbox: Sandbox | undefined;
  /** Closes expired orders, sends due notifications of the sandbox, refunds late payments. */
  sweep(): Promise<void>;
}

export interface OrdersOptions {
  ledger: Pick<Ledger, 'post' | 'transfer' | 'state'>;
  system: Pick<SystemSettings, 'money'>;
  /** Key that signs links to the cashier. */
  cashierKey: string;
  /** Key that signs sandbox notifications. */
  sandboxKey: string;
  /** Address of this node, such as `http://127.0.0.1:3000`. */
  origin(): string;
}

/** Recharging: rules, channels, orders, the cashier, callbacks, and the records of money. */
export function createOrders(platform: Platform, { ledger, system, cashierKey, sandboxKey, origin }: OrdersOptions): Orders {
  const { settings } = platform;
  const repository = createOrdersRepository(platform.db);
  const deliver: Deliver = async (headers, body) => {
    const response = await fetch(`${origin()}/pay/notify/sandbox`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
      signal: AbortSignal.timeout(10_000),
    });
    return { status: response.status, verdict: response.headers.get('x-verdict') };
  };
  const sandbox = settings.sandboxPay ? createSandbox(platform, sandboxKey, deliver) : undefined;
  const adapters = [...(sandbox ? [sandbox] : []), ...configuredProviders(platform)];

  const cashierUrl = (no: string) => `/cashier/${no}?key=${sign(cashierKey, no)}`;
  const payUrl = ({ no, provider }: Pick<OrderRow, 'no' | 'provider'>) =>
    provider === 'sandbox' ? cashierUrl(no) : `/pay/${no}?key=${sign(cashierKey, no)}`;
  const payable = (order: OrderRow): PayableOrder => ({
    ...order,
    subject: `${speak(texts.subject, 'zh')} ${order.diamonds}`,
    backUrl: `${platform.origin.current()}${cashierUrl(order.no)}`,
    notifyUrl: `${platform.origin.current()}/pay/notify/${order.provider}`,
  });

  const listeners: PaidListener[] = [];
  const settle = createSettlement(platform, ledger, repository, async (tx, emit, order) => {
    for (const listener of listeners) await listener(tx, emit, order);
  });
  const sweep = createSweep(platform, { adapters, sandbox, repository, settle, payable });
  return {
    owns: async (no, userId) => (await repository.byNo(no))?.userId === userId,
    settle,
    onPaid: (listener) => void listeners.push(listener),
    reverse: createReversal(repository, ledger),
    sandbox,
    sweep,
    handlers: {
      ...createOrderHandlers(platform, { repository, ledger, system, adapters, payUrl }),
      ...createCashierHandlers(platform, { repository, ledger, settle, sandbox, adapters, secret: cashierKey, payUrl, payable }),
      ...createRecordHandlers(platform, repository, payUrl),
    },
    routes: callbackRoutes(platform, { adapters, repository, settle, secret: cashierKey, payable, cashierUrl }),
  };
}
