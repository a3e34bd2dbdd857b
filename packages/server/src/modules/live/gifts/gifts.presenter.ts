import type { GiftEvent } from '@pitchside/api/live/gifts';
import { local, type Localizable } from '../../../text/local.ts';
import type { GiftRow } from './gifts.repository.ts';

/** A gift in wire format. */
export const describeGift = ({ id, names, art, picture, price }: GiftRow): Localizable<GiftEvent['gift']> => ({
  id,
  name: local(names),
  art,
  src: picture,
  price,
});
