import { msg } from '@lingui/core/macro';
import { ApiError } from '@pitchside/api';
import { comboLasts } from '@pitchside/api/live/gifts';
import { i18n } from '@pitchside/locales';

import { proxy } from 'valtio';
import { unlessLost } from '../../../platform/log/later.ts';
import { createScope } from '../../../platform/resource/scope.ts';
import { loadUser } from '../../../platform/session/loadUser.ts';
import { session } from '../../../platform/session/session.store.ts';
import { spendable } from '../../../platform/session/wallet.store.ts';
import { giftChoices } from './choices.store.ts';
import { createGiftLine, type PricedOrder, type SentGift } from './giftLine.ts';
import { refreshShelf, shelf } from './shelf.store.ts';
import { giftSession, spentIn } from './spent.store.ts';
import { undoLasts } from './undo.data.ts';

/** Presses of a combo that may wait for their turn. */
const mostWaiting = 10;

const texts = {
  unknown: msg`没收到结果，再按一次也只算一次`,
  capped: msg`超过自己设的上限，没有送出`,
};

interface GivingState {
  /** An order is on its way, and nothing else can be begun. */
  sending: boolean;
  /** Why the last order was refused. */
  failure: string | null;
  combo: { times: number; endsAt: number; order: PricedOrder } | null;
  /** A large order that can still be taken back. */
  waiting: { endsAt: number } | null;
}

const rests = (): GivingState => ({ sending: false, failure: null, combo: null, waiting: null });

/** State of giving in this room. */
export const giving = proxy<GivingState>(rests());

/** Giving in one room. */
export interface Giving {
  /** Sends an order. A large one, or one with `waits`, can be undone for 3 s first. Further presses while one is on its way are ignored. */
  give: (order: PricedOrder, options?: { waits?: boolean }) => void;
  /** The combo's order once more. */
  again: () => void;
  endCombo: () => void;
  /** Takes back what waits. */
  undo: () => void;
  /** Closes it; waiting orders are never sent. */
  leave: () => void;
}

/** Diamonds that the person may still give under their own limit; undefined without one. */
export function allowanceNow(): number | undefined {
  if (giftChoices.limit === null) return undefined;
  return Math.max(0, giftChoices.limit - spentIn(giftSession, session.user?.id ?? '', Date.now()));
}

const sumOf = (orders: readonly PricedOrder[]) => orders.reduce((sum, { total }) => sum + total, 0);
const isLarge = ({ total }: PricedOrder) => giftChoices.undoFrom !== null && total >= giftChoices.undoFrom;

/** Begins giving in a room. */
export function openGiving(roomId: string): Giving {
  const scope = createScope();
  let owned: number | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let comboTimer: ReturnType<typeof setTimeout> | undefined;

  const line = createGiftLine(roomId, { onSent: scope.during(handleSent), onFailed: scope.during(handleFailed) });

  function show(): void {
    giving.sending = line.orders().length > 0 && giving.combo === null;
  }
  function push(order: PricedOrder): void {
    line.push(order);
    show();
  }
  const isWithinLimit = ({ total }: PricedOrder) => total === 0 || total <= (allowanceNow() ?? Infinity) - sumOf(line.orders());
  /** Whether one more of the same could be sent at once. */
  function mayRepeat(order: PricedOrder): boolean {
    const waiting = line.orders();
    const left = order.from === 'backpack' ? (owned ?? 0) - order.count * waiting.length >= order.count : true;
    return left && !isLarge(order) && isWithinLimit(order) && order.total <= spendable();
  }
  function countOn(times: number, order: PricedOrder): void {
    giving.combo = { times, endsAt: Date.now() + comboLasts, order };
    clearTimeout(comboTimer);
    comboTimer = setTimeout(endCombo, comboLasts);
  }
  function endCombo(): void {
    clearTimeout(comboTimer);
    giving.combo = null;
    show();
  }

  function handleSent(order: PricedOrder, { combo, owned: left }: SentGift): void {
    owned = left;
    if (giving.combo) giving.combo.times = combo + line.orders().length;
    else if (line.orders().length === 0 && mayRepeat(order)) countOn(combo, order);
    show();
    // How many there are of a rare gift, or in the backpack, is the server's to say.
    const isRare = order.from === 'backpack' || shelf.gifts.some(({ id, left: stock }) => id === order.giftId && stock !== null);
    if (isRare && line.orders().length === 0) refreshShelf();
  }
  function handleFailed(error: unknown): void {
    endCombo();
    if (!(error instanceof ApiError)) throw error;
    if (error.failure !== 'answer') giving.failure = i18n._(texts.unknown);
    else if (error.code === 1) {
      giving.failure = error.message;
      // What was shown does not hold any more: a price, a stock, the balance.
      refreshShelf();
      unlessLost(loadUser());
    }
  }

  function begin(order: PricedOrder): void {
    endCombo();
    giving.failure = null;
    if (isWithinLimit(order)) push(order);
    else giving.failure = i18n._(texts.capped);
  }
  function undo(): void {
    clearTimeout(timer);
    giving.waiting = null;
  }

  return {
    give(order, { waits = false } = {}) {
      if (giving.sending || giving.waiting) return;
      if (!waits && !isLarge(order)) return begin(order);
      const sender = session.user?.id;
      endCombo();
      giving.failure = null;
      giving.waiting = { endsAt: Date.now() + undoLasts };
      timer = setTimeout(() => {
        giving.waiting = null;
        if (session.user?.id === sender) begin(order);
      }, undoLasts);
    },
    again() {
      if (!giving.combo || line.orders().length >= mostWaiting) return;
      const { order, times } = giving.combo;
      if (!mayRepeat(order)) return endCombo();
      countOn(times + 1, order);
      push(order);
    },
    endCombo,
    undo,
    leave() {
      scope.leave();
      line.close();
      undo();
      clearTimeout(comboTimer);
      Object.assign(giving, rests());
    },
  };
}
