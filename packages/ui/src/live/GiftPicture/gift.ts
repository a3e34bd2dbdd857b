import type { GiftKind } from '../../pictures/index.ts';

/** A gift, as all components take it. */
export interface Gift {
  id: string;
  /** Name in the viewer's language: 火箭. */
  name: string;
  /** Key of the product's own drawing; without it and `src`, a wrapped box is drawn. */
  art?: GiftKind;
  /** The host's own picture; it wins over the drawn one. */
  src?: string;
  /** Diamonds for one. */
  price: number;
}
