import { customPrice, diamondsPerYuan, payTime, type RechargeOrder } from '@pitchside/api/money/orders';
import { randomInt } from 'node:crypto';
import { CallError } from '../../../platform/callError.ts';
import type { Emit } from '../../../platform/events.ts';
import type { Handlers } from '../../../platform/handlers.ts';
import { takeTurn } from '../../../platform/locks.ts';
import { idempotent } from '../../../platform/idempotency.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Transaction } from '../../../ports/database/database.ts';
import type { PaymentAdapter } from '../../../ports/payment/payment.ts';
import { local } from '../../../text/local.ts';
import { speakAll } from '../../../text/speak.ts';
import type { Ledger } from '../ledger/index.ts';
import type { SystemSettings } from '../../desk/system/index.ts';
import { walletChannel } from './channels.ts';
import { mostWaiting, stampOf, texts } from './orders.data.ts';
import type { OrderRow, OrdersRepository } from './orders.repository.ts';
import { bonusOf, creditOf } from './settle.ts';

/** Purchased goods: by a rule, or a custom quantity. */
interface Goods {
  ruleId: string | null;
  price: number;
  diamonds: number;
  bonus: number;
  doublesFirst: boolean;
}

export interface OrderParts {
  repository: OrdersRepository;
  ledger: Pick<Ledger, 'post' | 'state'>;
  system: Pick<SystemSettings, 'money'>;
  adapters: readonly PaymentAdapter[];
  /** URL of the cashier for an order. */
  payUrl(order: Pick<OrderRow, 'no' | 'provider'>): string;
}

/** An order for its owner. */
export function describeOrder(order: OrderRow, payUrl: OrderParts['payUrl']): RechargeOrder {
  const { no, brand, channel, price, diamonds, state, reason, createdAt, expiresAt, paidAt, closedAt } = order;
  return {
    no,
    brand,
    channel,
    price,
    diamonds,
    bonus: bonusOf(order),
    state,
    reason,
    created_at: createdAt,
    expires_at: expiresAt,
    paid_at: paidAt,
    closed_at: closedAt,
    pay_url: state === 'waiting' ? payUrl(order) : null,
  };
}

type OrderHandlers = Pick<Handlers, 'getChargeRules' | 'getPayChannelList' | 'payUrl' | 'orderState' | 'cancelOrder'>;

/** Recharge orders: offers, ordering, and the state of an order. */
export function createOrderHandlers(platform: Platform, { repository, ledger, system, adapters, payUrl }: OrderParts): OrderHandlers {
  const { clock, settings } = platform;
  const channels = adapters.flatMap((adapter) => adapter.channels.map((channel) => ({ ...channel, provider: adapter.provider })));

  async function goodsOf({ rule, amount }: { rule?: string | undefined; amount?: number | undefined }): Promise<Goods> {
    // Exactly one of both, so that nobody pays for one and gets the other.
    if ((rule === undefined) === (amount === undefined)) throw new CallError(texts.input);
    if (amount !== undefined) {
      if (amount % 100 !== 0) throw new CallError(texts.yuan);
      return { ruleId: null, price: amount, diamonds: (amount / 100) * diamondsPerYuan, bonus: 0, doublesFirst: false };
    }
    const found = (await system.money()).charge_rules.find(({ id }) => id === rule);
    if (!found) throw new CallError(texts.gone);
    return { ruleId: found.id, price: found.price, diamonds: found.diamonds, bonus: found.bonus, doublesFirst: found.first_double };
  }

  async function payFromWallet(
    tx: Transaction,
    emit: Emit,
    userId: number,
    goods: Goods,
    base: { no: string; createdAt: number; expiresAt: number },
  ): Promise<OrderRow> {
    const order = await repository.add(tx, {
      ...base,
      ...goods,
      bonus: bonusOf(goods),
      doublesFirst: false,
      userId,
      provider: 'wallet',
      channel: walletChannel.id,
      brand: 'wallet',
      state: 'paid',
      paidAt: base.createdAt,
    });
    await repository.endDoubles(tx, userId, order.no);
    const credit = creditOf(order);
    await ledger.post(tx, emit, {
      kind: 'purchase',
      ...credit,
      moves: [{ unit: 'wallet', from: userId, to: 'spent', amount: order.price }, ...credit.moves],
    });
    return order;
  }

  return {
    async getChargeRules(_, { member }) {
      const { charge_rules } = await system.money();
      const isFirst = !member || !(await repository.hasPaid(member.id));
      const list = charge_rules.map(({ id, price, diamonds, bonus, first_double, popular }) => {
        const doubles = first_double && isFirst;
        return {
          id,
          price,
          diamonds,
          bonus: bonusOf({ bonus, diamonds, doublesFirst: doubles }),
          tag: doubles ? ('first_double' as const) : popular ? ('popular' as const) : ('' as const),
        };
      });
      return { list, custom: { ...customPrice, diamonds_per_yuan: diamondsPerYuan }, is_first: isFirst };
    },
    async getPayChannelList(_, { member }) {
      const balance = member ? (await ledger.state(member.id)).wallet : null;
      const list = channels.map(({ id, brand, name, note, provider }) => ({
        id,
        brand,
        name: local(speakAll(name)),
        note: note ? local(speakAll(note)) : '',
        is_sandbox: provider === 'sandbox',
        balance: null,
      }));
      return {
        list: [
          ...list,
          {
            id: walletChannel.id,
            brand: walletChannel.brand,
            name: local(speakAll(walletChannel.name)),
            note: '',
            is_sandbox: false,
            balance,
          },
        ],
        is_sandbox: settings.sandboxPay,
      };
    },
    async payUrl({ rule, amount, channel: channelId }, caller) {
      const goods = await goodsOf({ rule, amount });
      const channel = channels.find(({ id }) => id === channelId);
      if (!channel && channelId !== walletChannel.id) throw new CallError(texts.channel);
      const userId = caller.member.id;
      return idempotent(platform, caller, async (tx, emit) => {
        await takeTurn(tx, 'orders', userId);
        const createdAt = clock.now();
        const base = {
          no: `P${stampOf(createdAt)}${randomInt(1_000_000).toString().padStart(6, '0')}`,
          createdAt,
          expiresAt: createdAt + payTime,
        };
        const bought = { ...goods, doublesFirst: goods.doublesFirst && !(await repository.hasPaid(userId, tx)) };
        if (!channel) return { order: describeOrder(await payFromWallet(tx, emit, userId, bought, base), payUrl), url: '' };
        if ((await repository.countWaiting(tx, userId)) >= mostWaiting) throw new CallError(texts.waiting);
        const order = await repository.add(tx, {
          ...base,
          ...bought,
          userId,
          provider: channel.provider,
          channel: channel.id,
          brand: channel.brand,
        });
        return { order: describeOrder(order, payUrl), url: payUrl(order) };
      });
    },
    async orderState({ no }, { member }) {
      const order = await repository.byNo(no);
      if (order?.userId !== member.id) throw new CallError(texts.gone);
      return describeOrder(order, payUrl);
    },
    async cancelOrder({ no }, caller) {
      return idempotent(platform, caller, async (tx) => {
        await takeTurn(tx, 'orders', caller.member.id);
        const order = await repository.byNo(no, tx);
        if (order?.userId !== caller.member.id) throw new CallError(texts.gone);
        const closed = await repository.change(tx, no, ['waiting'], { state: 'closed', reason: 'canceled', closedAt: clock.now() });
        if (!closed) throw new CallError(texts.decided);
        return describeOrder(closed, payUrl);
      });
    },
  };
}
