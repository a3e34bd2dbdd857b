import type { CallInput } from '@pitchside/api/contract';
import type { adminSaveGoods, GoodsArt, DeskGoods } from '@pitchside/api/money/mall';
import { isWithin } from '../../../../../platform/numbers/isWithin.ts';

export type GoodsInput = CallInput<typeof adminSaveGoods>;

/** Goods as they are typed; a number is null while its field is empty. */
export interface GoodsDraft {
  names: DeskGoods['names'];
  abouts: DeskGoods['abouts'];
  kind: DeskGoods['kind'];
  art: GoodsArt;
  price: number | null;
  stock: number | null;
  most: number | null;
  giftId: string;
  giftCount: number | null;
  giftDays: number | null;
  place: number | null;
  isListed: boolean;
}

/** Limits of the numbers of goods. */
export const goodsRanges = {
  price: { least: 1, most: 10_000_000 },
  stock: { least: 0, most: 10_000_000 },
  most: { least: 1, most: 10_000 },
  giftCount: { least: 1, most: 9_999 },
  giftDays: { least: 1, most: 3_650 },
  place: { least: 0, most: 10_000 },
} as const satisfies Partial<Record<keyof GoodsDraft, { least: number; most: number }>>;

const areInRange = (draft: GoodsDraft) =>
  (Object.keys(goodsRanges) as (keyof typeof goodsRanges)[]).every((field) => {
    const { least, most } = goodsRanges[field];
    const typed = draft[field];
    return typed === null || isWithin(typed, least, most);
  });

const nothing = { zh: '', en: '', vi: '' };

/** Initial values of the form: existing goods, or new ones. */
export const draftOf = (goods: DeskGoods | undefined): GoodsDraft => ({
  names: goods?.names ?? nothing,
  abouts: goods?.abouts ?? nothing,
  kind: goods?.kind ?? 'physical',
  art: goods?.art ?? 'mug',
  price: goods?.price ?? null,
  stock: goods?.stock ?? null,
  most: goods?.most ?? null,
  giftId: goods?.gift_id ?? '',
  giftCount: goods?.gives?.count ?? 1,
  giftDays: goods?.gives?.days ?? null,
  place: goods?.place ?? 1_000,
  isListed: goods?.is_listed ?? true,
});

const trimmed = ({ zh, en, vi }: DeskGoods['names']) => ({ zh: zh.trim(), en: en.trim(), vi: vi.trim() });

/** Converts a draft into the request; undefined while a required field is missing or a number is out of range. */
export function inputOf(draft: GoodsDraft, id: string | undefined): GoodsInput | undefined {
  const names = trimmed(draft.names);
  const isVirtual = draft.kind === 'virtual';
  if (Object.values(names).includes('') || draft.price === null || (isVirtual && draft.giftId === '')) return undefined;
  if (!areInRange(draft)) return undefined;
  return {
    ...(id !== undefined && { id }),
    names,
    abouts: trimmed(draft.abouts),
    kind: draft.kind,
    art: draft.art,
    price: draft.price,
    stock: draft.stock,
    most: draft.most,
    gift_id: isVirtual ? draft.giftId : null,
    gift_count: draft.giftCount ?? 1,
    gift_days: draft.giftDays,
    place: draft.place ?? 1_000,
    is_listed: draft.isListed,
  };
}
