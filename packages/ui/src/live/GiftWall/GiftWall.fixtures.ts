import { members } from '../ComboBanner/ComboBanner.fixtures.ts';
import { gifts } from '../GiftPicture/GiftPicture.fixtures.ts';
import type { WallGift } from './giftWall.types.ts';

const { guo, acheng, first, me } = members;

/** The wall of an established anchor. */
export const wall: readonly WallGift[] = [
  { gift: gifts.crown, count: 1, top: { ...guo, count: 1 } },
  { gift: gifts.rocket, count: 12, top: { ...acheng, count: 7 } },
  { gift: gifts.armband, count: 3, top: { ...me, count: 2 } },
  { gift: gifts.trophy, count: 41, top: { ...guo, count: 20 } },
  { gift: gifts.flare, count: 1_320, top: { ...first, count: 520 } },
  { gift: gifts.scarf, count: 864, top: { ...acheng, count: 188 } },
  { gift: gifts.clap, count: 128_412 },
];
export const wallTotal = wall.reduce((sum, { count }) => sum + count, 0);
