import type { GiftKind } from '../../pictures/index.ts';

/** A gift as every part takes it. */
export interface Gift {
  id: string;
  /** Name in the viewer's language: 火箭. */
  name: string;
  /** Which of the product's own drawings stands for it. */
  art: GiftKind;
  /** The operator's own picture; it wins over the drawn one. */
  src?: string;
  /** Diamonds for one. */
  price: number;
}
