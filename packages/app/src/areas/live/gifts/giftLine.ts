import type { CallData } from '@pitchside/api';
import { sendGift } from '@pitchside/api/live/gifts';
import { api } from '../../../platform/api/api.ts';
import { session } from '../../../platform/session/session.store.ts';
import { beginOrder, type WalletOrder } from '../../../platform/session/wallet.store.ts';
import { noteSpent } from './spent.store.ts';

/** Gift order, with the price in diamonds that the sender was shown; 0 for gifts from the backpack. */
export interface PricedOrder {
  giftId: string;
  count: number;
  from: 'wallet' | 'backpack';
  total: number;
}

export type SentGift = CallData<typeof sendGift>;

interface Sending {
  order: PricedOrder;
  /** One key for one intended act, kept while it is tried again. */
  key: string;
  /** Its cost, subtracted from the wallet; undefined for gifts from the backpack, which move no diamonds. */
  charged: WalletOrder | undefined;
}

/** Orders that are sent one after the other. */
export interface GiftLine {
  push: (order: PricedOrder) => void;
  /** Orders that are on their way or wait for it. */
  orders: () => readonly PricedOrder[];
  /** Drops what is not on its way yet. */
  close: () => void;
}

const isSame = (one: PricedOrder, other: PricedOrder) =>
  one.giftId === other.giftId && one.count === other.count && one.from === other.from && one.total === other.total;

/** Sends to a room, and counts what it cost even if nobody listens any more. */
async function send(roomId: string, { order, key, charged }: Sending): Promise<SentGift> {
  const { user } = session;
  const { giftId, count, from, total } = order;
  const sent = await api.call(
    sendGift,
    { id: roomId, gift_id: giftId, count, from, expected_price: total },
    { idempotencyKey: key, quiet: true },
  );
  charged?.settle(sent);
  if (user) noteSpent(user.id, sent.cost);
  return sent;
}

/**
 * Queue of gift orders to one room; each waits for the answer to the one before. A failure drops the rest. A retry of the same order uses
 * the same key, so that an order whose answer was lost is not paid twice.
 */
export function createGiftLine(
  roomId: string,
  { onSent, onFailed }: { onSent: (order: PricedOrder, sent: SentGift) => void; onFailed: (error: unknown) => void },
): GiftLine {
  const line: Sending[] = [];
  let failed: Sending | undefined;

  /** Drops the orders from a place in the queue on. */
  const drop = (from: number) => line.splice(from).forEach(({ charged }) => charged?.drop());

  function next(): void {
    const [first] = line;
    if (!first) return;
    void send(roomId, first).then(
      (sent) => {
        line.shift();
        onSent(first.order, sent);
        next();
      },
      (error: unknown) => {
        drop(0);
        failed = first;
        onFailed(error);
      },
    );
  }

  return {
    push(order) {
      const key = failed && isSame(failed.order, order) ? failed.key : crypto.randomUUID();
      failed = undefined;
      line.push({ order, key, charged: order.from === 'wallet' ? beginOrder(order.total) : undefined });
      if (line.length === 1) next();
    },
    orders: () => line.map(({ order }) => order),
    close: () => drop(1),
  };
}
