import type { GiftEvent, ShelfGiftData } from '@pitchside/api/live/gifts';
import type { BackpackGift, ShelfGift } from '@pitchside/ui/GiftPanel';
import { giftKinds } from '@pitchside/ui/pictures';
import type { Gift } from '@pitchside/ui/GiftPicture';

type WireGift = GiftEvent['gift'];

/** Drawing of a gift that this version of the site does not know. */
const unknownArt = 'clap';

/** Common props of a gift. */
export const giftView = ({ id, name, art, src, price }: WireGift): Gift & Required<Pick<Gift, 'art'>> => ({
  id,
  name,
  art: giftKinds.find((known) => known === art) ?? unknownArt,
  ...(src !== null && { src }),
  price,
});

/** A gift on the shelf, for the gift panel. */
export const shelfView = ({ mark, rank, left, ...gift }: ShelfGiftData): ShelfGift => ({
  ...giftView(gift),
  ...(mark && { mark }),
  ...(rank && { rank }),
  ...(left !== null && { left }),
});

interface OwnedGift {
  readonly gift: WireGift;
  readonly owned: number;
  readonly expires_at: number | null;
}

/** Backpack by gift, in the order of expiry. Several lots of one gift become one entry with the earliest expiry. */
export function backpackView(lots: readonly OwnedGift[]): BackpackGift[] {
  const byGift = Map.groupBy(lots, ({ gift }) => gift.id);
  return [...byGift.values()].flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    const owned = same.reduce((sum, lot) => sum + lot.owned, 0);
    return [{ gift: giftView(first.gift), owned, ...(first.expires_at !== null && { expiresAt: first.expires_at }) }];
  });
}
