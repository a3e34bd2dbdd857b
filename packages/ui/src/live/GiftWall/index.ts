export { GiftWall, type GiftWallProps } from './GiftWall.tsx';
export type { WallGift } from './giftWall.types.ts';
