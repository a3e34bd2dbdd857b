import type { Exchange, Goods, DeskExchange, DeskGoods, PostalAddress } from '@pitchside/api/money/mall';
import { local, type Localizable } from '../../../text/local.ts';
import { maskMiddle, maskName } from '../../member/profile/index.ts';
import type { ExchangeRow, GivenGoods } from './mall.repository.ts';
import { refusalTexts } from './refusals.ts';

/** Goods for everybody. */
export const describeGoods = ({ row, gift }: GivenGoods): Localizable<Goods> => ({
  id: String(row.id),
  name: local(row.names),
  about: local(row.abouts),
  kind: row.kind,
  art: row.art,
  src: row.picture,
  price: row.price,
  stock: row.stock,
  left: row.stock === null ? null : row.stock - row.sold,
  most: row.most,
  gives:
    gift === null
      ? null
      : {
          gift: { id: gift.id, name: local(gift.names), art: gift.art, src: gift.picture, price: gift.price },
          count: row.giftCount,
          days: row.giftDays,
        },
});

/** The same for operators. */
export const describeDeskGoods = (given: GivenGoods): Localizable<DeskGoods> => ({
  ...describeGoods(given),
  names: given.row.names,
  abouts: given.row.abouts,
  sold: given.row.sold,
  gift_id: given.row.giftId,
  place: given.row.place,
  is_listed: given.row.isListed,
});

/** Formats a record number: `E` and the id. */
export const recordNo = (id: number): string => `E${id}`;
/** Parses a record number; undefined if malformed. */
export const recordId = (no: string): number | undefined => (/^E[1-9]\d{0,14}$/.test(no) ? Number(no.slice(1)) : undefined);

/** Reason of the refusal in the reader's language; empty without one. */
function describeReason(reason: string): Localizable<string> {
  const refusal = refusalTexts(reason);
  return typeof refusal === 'string' ? refusal : local(refusal);
}

/** An exchange for its member, with a masked receiver. */
export const describeExchange = ({ row, goods }: ExchangeRow, address: PostalAddress | undefined): Localizable<Exchange> => ({
  no: recordNo(row.id),
  goods: { id: String(goods.id), name: local(goods.names), kind: goods.kind, art: goods.art, src: goods.picture },
  count: row.count,
  total: row.total,
  state: row.state,
  to: address ? `${maskName(address.name)} ${maskMiddle(address.phone, 3, 4)}` : null,
  carrier: row.carrier,
  tracking: row.tracking,
  reason: describeReason(row.reason),
  at: row.at,
  changed_at: row.changedAt,
});

/** The same with its member. */
export const describeDeskExchange = (given: ExchangeRow, address: PostalAddress | undefined): Localizable<DeskExchange> => ({
  ...describeExchange(given, address),
  member: { id: String(given.row.memberId), user_nickname: given.nickname },
});
