import type { Gift } from '../GiftPicture/index.ts';
import type { NobleRank } from '../NobleMark/index.ts';

/** What sets a gift apart on the shelf: combos, an effect over the whole picture, a strip in every room. */
export const giftMarks = ['combo', 'full', 'site'] as const;
export type GiftMark = (typeof giftMarks)[number];

/** A gift on the shelf. */
export interface ShelfGift extends Gift {
  mark?: GiftMark;
  /** Lowest noble rank that may send it; such a gift stands in the noble tab. */
  rank?: NobleRank;
  /** How many are left of a limited gift; 0 is sold out. */
  left?: number;
}

/** Gifts of one kind in the viewer's backpack. */
export interface BackpackGift {
  gift: Gift;
  /** How many the viewer has. */
  owned: number;
  /** Ms UTC at which they are gone; left out, they keep. */
  expiresAt?: number;
}

export const giftTabs = ['gifts', 'backpack', 'noble'] as const;
export type GiftTab = (typeof giftTabs)[number];

/** Who looks at the panel. The anchor is the one of this room and may not send gifts to himself. */
export type GiftViewer =
  | { kind: 'visitor' }
  | {
      kind: 'member' | 'anchor';
      balance: number;
      rank?: NobleRank;
      /** Diamonds that the viewer may still give under a limit of their own; default no limit. */
      allowance?: number;
    };

/** What is to be sent. */
export interface GiftOrder {
  giftId: string;
  count: number;
  /** Paid from the balance, or taken from the backpack. */
  from: 'wallet' | 'backpack';
}

/** A running combo of the viewer. */
export interface RunningCombo {
  /** How many in a row so far. */
  times: number;
  /** Ms UTC at which it is over unless pressed again. */
  endsAt: number;
  /** What goes on; the combo stands in for the button only while this is what the form says. Default always. */
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

/** What the panel asks for. */
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
  /** A visitor wants to send this: the way to sign in, and on with the order. */
  onSignIn: (order: GiftOrder) => void;
  /** The way to the noble ranks, to the one that opens a gift where there is one. */
  onNoble: (rank?: NobleRank) => void;
}
