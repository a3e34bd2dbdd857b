import type { NobleHolding, NoblePlan } from './noblePlan.types.ts';

/** The five plans of the demo world. */
export const plans = [
  {
    rank: 'rookie',
    price: 98,
    renewPercent: 90,
    perks: { entry: 'none', freeComments: 30, coloredName: false, gifts: 0, seat: 'plain', taskBonus: 0, unseen: false },
  },
  {
    rank: 'starter',
    price: 298,
    renewPercent: 90,
    perks: { entry: 'words', freeComments: 30, coloredName: true, gifts: 0, seat: 'plain', taskBonus: 5, unseen: false },
  },
  {
    rank: 'captain',
    price: 888,
    renewPercent: 80,
    perks: { entry: 'ribbon', freeComments: 30, coloredName: true, gifts: 2, seat: 'front', taskBonus: 10, unseen: false },
  },
  {
    rank: 'icon',
    price: 2888,
    renewPercent: 80,
    perks: { entry: 'crest', freeComments: 30, coloredName: true, gifts: 4, seat: 'front', taskBonus: 15, unseen: true },
  },
  {
    rank: 'legend',
    price: 8888,
    renewPercent: 70,
    perks: { entry: 'full', freeComments: 30, coloredName: true, gifts: 6, seat: 'head', taskBonus: 20, unseen: true },
  },
] as const satisfies readonly NoblePlan[];

/** A captain with 22 days left. */
export const holding: NobleHolding = { rank: 'captain', until: Date.UTC(2026, 11, 13, 12), credit: 651 };
