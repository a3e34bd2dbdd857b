import { gifts } from '../GiftPicture/GiftPicture.fixtures.ts';
import type { BackpackLot } from './BackpackShelf.tsx';

const hour = 3_600_000;

/** A backpack some weeks into the season, seen at an instant. */
export const backpackAt = (now: number): readonly BackpackLot[] => [
  { gift: gifts.megaphone, owned: 2, expiresAt: now + 5 * hour },
  { gift: gifts.football, owned: 12, expiresAt: now + 3 * 24 * hour },
  { gift: gifts.football, owned: 6, expiresAt: now + 26 * 24 * hour },
  { gift: gifts.scarf, owned: 1, expiresAt: now + 40 * 24 * hour },
  { gift: gifts.clap, owned: 1_280 },
];
