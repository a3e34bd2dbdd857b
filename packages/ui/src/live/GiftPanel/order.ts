import { nobleHeight, type NobleRank } from '../../theme/noble.data.ts';
import type { BackpackGift, GiftCell, GiftTab, GiftViewer, ShelfGift } from './giftPanel.types.ts';

/** Amounts that fans send for their meanings. */
export const countPresets = [1, 10, 66, 188, 520, 1314] as const;
/** Most of one gift in one order. */
export const mostAtOnce = 9999;

/** Result of checking an order: ready, or the obstacle. */
export type OrderStanding =
  | { kind: 'ready' }
  | { kind: 'visitor' }
  /** The room takes no gifts now. */
  | { kind: 'closed' }
  /** An anchor may not send gifts to himself. */
  | { kind: 'anchor' }
  | { kind: 'locked'; rank: NobleRank }
  | { kind: 'sold-out' }
  /** More than the viewer's own limit allows; `left` diamonds may still be given. */
  | { kind: 'capped'; left: number }
  /** Diamonds that are missing. */
  | { kind: 'short'; missing: number };

/** Maximum amount of a gift in an order: the stock left or owned, within the limit of one order. */
export const mostOf = ({ left, owned }: GiftCell): number => Math.max(1, Math.min(mostAtOnce, left ?? mostAtOnce, owned ?? mostAtOnce));

/** Diamonds that an order costs; gifts from the backpack are free. */
export const totalOf = ({ gift, owned }: GiftCell, count: number): number => (owned === undefined ? gift.price * count : 0);

/** Whether the viewer's rank is below the one that the gift requires. */
export const isLocked = ({ rank }: GiftCell, viewer: GiftViewer): boolean =>
  rank !== undefined && (viewer.kind === 'visitor' || viewer.rank === undefined || nobleHeight(viewer.rank) < nobleHeight(rank));

/** Checks whether the order can be sent, and if not, why; `closed` while the room takes no gifts. */
export function standingOf(cell: GiftCell, count: number, viewer: GiftViewer, closed = false): OrderStanding {
  if (viewer.kind === 'anchor') return { kind: 'anchor' };
  if (closed) return { kind: 'closed' };
  if (cell.left === 0 || cell.owned === 0) return { kind: 'sold-out' };
  if (viewer.kind === 'visitor') return { kind: 'visitor' };
  if (cell.rank && isLocked(cell, viewer)) return { kind: 'locked', rank: cell.rank };
  const total = totalOf(cell, count);
  // More diamonds would not help against the viewer's own limit.
  if (total > (viewer.allowance ?? Infinity)) return { kind: 'capped', left: viewer.allowance ?? 0 };
  const missing = total - viewer.balance;
  return missing > 0 ? { kind: 'short', missing } : { kind: 'ready' };
}

/** A typed amount as it can be ordered: whole, between 1 and `most`. */
export const heldCount = (typed: number, most: number): number => Math.min(most, Math.max(1, Math.trunc(typed)));

/** The cells of a tab. */
export function cellsOf(tab: GiftTab, gifts: readonly ShelfGift[], backpack: readonly BackpackGift[]): GiftCell[] {
  if (tab === 'backpack') return backpack.map(({ gift, owned, expiresAt }) => ({ gift, owned, expiresAt }));
  return gifts
    .filter(({ rank }) => (rank !== undefined) === (tab === 'noble'))
    .map(({ mark, rank, left, ...gift }) => ({ gift, mark, rank, left }));
}
