import { gifts } from '../GiftPicture/GiftPicture.fixtures.ts';
import type { BackpackGift, ShelfGift } from './giftPanel.types.ts';

const hour = 3_600_000;
/** The moment at which stories live. */
export const storyNow = Date.UTC(2026, 10, 21, 12, 0, 0);

/** The shelf of the demo world. */
export const shelf: readonly ShelfGift[] = [
  gifts.clap,
  gifts.football,
  gifts.basketball,
  { ...gifts.megaphone, mark: 'site' },
  gifts.scarf,
  { ...gifts.flare, mark: 'combo' },
  { ...gifts.trophy, left: 12 },
  { ...gifts.rocket, mark: 'full' },
  { ...gifts.armband, rank: 'captain', mark: 'full' },
  { ...gifts.crown, rank: 'legend', mark: 'full' },
];

/** Backpack of a diligent fan. */
export const backpack: readonly BackpackGift[] = [
  { gift: gifts.clap, owned: 88, expiresAt: storyNow + 5 * hour },
  { gift: gifts.scarf, owned: 3, expiresAt: storyNow + 70 * hour },
  { gift: gifts.flare, owned: 1 },
];
