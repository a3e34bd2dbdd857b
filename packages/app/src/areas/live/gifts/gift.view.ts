import type { GiftEvent, ShelfGiftData } from '@pitchside/api/gifts';
import type { BackpackGift, ShelfGift } from '@pitchside/ui/GiftPanel';
import { giftKinds } from '@pitchside/ui/pictures';
import type { Gift } from '@pitchside/ui/GiftPicture';

type WireGift = GiftEvent['gift'];

/** Drawing of a gift that this version of the site does not know. */
const unknownArt = 'clap';

/** A gift as parts take it. */
export const giftView = ({ id, name, art, src, price }: WireGift): Gift => ({
  id,
  name,
  art: giftKinds.find((known) => known === art) ?? unknownArt,
  ...(src !== null && { src }),
  price,
});

/** A gift on the shelf as the panel takes it. */
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

/** The backpack by gift, in the order of what expires first: several lots of one gift are one, which says when the first of it is gone. */
export function backpackView(lots: readonly OwnedGift[]): BackpackGift[] {
  const byGift = Map.groupBy(lots, ({ gift }) => gift.id);
  return [...byGift.values()].flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    const owned = same.reduce((sum, lot) => sum + lot.owned, 0);
    return [{ gift: giftView(first.gift), owned, ...(first.expires_at !== null && { expiresAt: first.expires_at }) }];
  });
}
