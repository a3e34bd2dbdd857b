import type { Gift } from '../GiftPicture/index.ts';

/** Gifts of one kind that an anchor has received. */
export interface WallGift {
  gift: Pick<Gift, 'id' | 'name' | 'art' | 'src'>;
  /** All-time count. */
  count: number;
  /** Member who gave most of them; the gift bears that name on this wall. */
  top?: { id: string; nickname: string; avatarSrc?: string; avatarSeed?: string; count: number };
}
