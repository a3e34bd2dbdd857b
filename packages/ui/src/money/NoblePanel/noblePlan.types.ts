import type { NobleRank } from '../../live/NobleMark/index.ts';

/** Entry notices of a noble: none, in words, on a ribbon, on a ribbon with the club's crest, over the whole picture. */
export const nobleEntries = ['none', 'words', 'ribbon', 'crest', 'full'] as const;
/** Places of a noble among the nobles of a room. */
export const nobleSeats = ['plain', 'front', 'head'] as const;

/** Perks of a rank. */
export interface NoblePerks {
  entry: (typeof nobleEntries)[number];
  /** Free advertisement comments a month. */
  freeComments: number;
  /** Whether the nickname has the rank's colour in the chat. */
  coloredName: boolean;
  /** Number of gifts that only this rank and those above may send. */
  gifts: number;
  seat: (typeof nobleSeats)[number];
  /** Percent more experience from tasks. */
  taskBonus: number;
  /** May watch unseen. */
  unseen: boolean;
}

/** A rank as it is sold. */
export interface NoblePlan {
  rank: NobleRank;
  /** Diamonds for a month. */
  price: number;
  /** Percent of the price that a renewal costs: 80. */
  renewPercent: number;
  perks: NoblePerks;
}

/** The rank that the viewer has. */
export interface NobleHolding {
  rank: NobleRank;
  /** Ms UTC of its end. */
  until: number;
  /** Diamonds that the days left are worth when going up. */
  credit: number;
}

/** Months that can be bought at once. */
export const nobleMonths = [1, 3, 12] as const;
export type NobleMonths = (typeof nobleMonths)[number];
