import type { Gift } from '../GiftPicture/index.ts';
import type { NobleRank } from '../NobleMark/index.ts';

/** Marks of a gift on the shelf: combos, an effect over the whole picture, a strip in every room. */
export const giftMarks = ['combo', 'full', 'site'] as const;
export type GiftMark = (typeof giftMarks)[number];

/** A gift on the shelf. */
export interface ShelfGift extends Gift {
  mark?: GiftMark;
  /** Lowest noble rank that may send it; such a gift is in the noble tab. */
  rank?: NobleRank;
  /** Number left of a limited gift; 0 is sold out. */
  left?: number;
}

/** Gifts of one kind in the viewer's backpack. */
export interface BackpackGift {
  gift: Gift;
  /** Number that the viewer owns. */
  owned: number;
  /** Expiry, ms UTC; left out, they do not expire. */
  expiresAt?: number;
}

export const giftTabs = ['gifts', 'backpack', 'noble'] as const;
export type GiftTab = (typeof giftTabs)[number];

/** Viewer of the panel. `anchor` is the one of this room, who may not send gifts to themselves. */
export type GiftViewer =
  | { kind: 'visitor' }
  | {
      kind: 'member' | 'anchor';
      balance: number;
      rank?: NobleRank;
      /** Diamonds that the viewer may still give under a limit of their own; default no limit. */
      allowance?: number;
    };

/** Gift to send and its amount. */
export interface GiftOrder {
  giftId: string;
  count: number;
  /** Paid from the balance, or taken from the backpack. */
  from: 'wallet' | 'backpack';
}

/** A running combo of the viewer. */
export interface RunningCombo {
  /** Number in a row so far. */
  times: number;
  /** Ms UTC at which it is over unless pressed again. */
  endsAt: number;
  /** Order of the running combo. The combo replaces the button only while the form holds this order. Default always. */
  order?: GiftOrder;
}

/** A large order that can still be taken back. */
export interface WaitingOrder {
  /** Ms UTC at which it is sent. */
  endsAt: number;
}

/** A gift in the grid, whichever shelf it is from. */
export interface GiftCell {
  gift: Gift;
  mark?: GiftMark;
  rank?: NobleRank;
  left?: number;
  owned?: number;
  expiresAt?: number;
}

/** Callbacks of the panel. */
export interface GiftActs {
  onSend: (order: GiftOrder) => void;
  /** Sends the running combo's gift once more. */
  onCombo: () => void;
  /** The combo's ring has run out; keep it the same between renders. */
  onComboEnd: () => void;
  /** Takes back the order that waits. */
  onUndo: () => void;
  /** The way to more diamonds; `missing` where an order falls short, and which. */
  onRecharge: (missing?: number, order?: GiftOrder) => void;
  /** Called when a visitor wants to send this: sign in, then go on with the order. */
  onSignIn: (order: GiftOrder) => void;
  /** The way to the noble ranks, to the one that opens a gift where there is one. */
  onNoble: (rank?: NobleRank) => void;
}
