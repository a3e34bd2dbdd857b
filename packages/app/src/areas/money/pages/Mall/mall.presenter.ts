import type { Exchange, Goods } from '@pitchside/api/money/mall';
import type { ShelfGoods } from '@pitchside/ui/GoodsShelf';

/** Goods as the shelf takes them; that both know the same drawings is the compiler's to prove. */
export const goodsView = ({ id, name, about, kind, art, src, price, stock, left, most }: Goods): ShelfGoods => ({
  id,
  name,
  about,
  kind,
  art,
  ...(src !== null && { src }),
  price,
  ...(stock !== null && left !== null && { stock: { total: stock, left } }),
  ...(most !== null && { most }),
});

/** State mark of each state of an exchange. */
export const stateMarks = {
  delivered: 'good',
  awaiting: 'waiting',
  shipped: 'waiting',
  received: 'good',
  refused: 'none',
} as const satisfies Record<Exchange['state'], string>;
