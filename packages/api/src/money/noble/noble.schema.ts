import * as z from 'zod/mini';
import { instant } from '../../contract/fields.ts';

/** Noble ranks from the lowest to the highest. */
export const nobleRanks = ['rookie', 'starter', 'captain', 'icon', 'legend'] as const;
export type NobleRank = (typeof nobleRanks)[number];
export const nobleRank = z.enum(nobleRanks);

/** Months that can be bought at once. */
export const nobleMonths = [1, 3, 12] as const;

/** Free advertisement barrages a month. Source: specification section 9. */
export const freeBarrages = 30;

/** A rank as it is sold, in diamonds a month, with what it may do. */
export const noblePlan = z.object({
  rank: nobleRank,
  price: z.int(),
  /** Percent of the price that a renewal costs. */
  renew_percent: z.int(),
  perks: z.object({
    entry: z.enum(['none', 'words', 'ribbon', 'crest', 'full']),
    free_barrages: z.int(),
    colored_name: z.boolean(),
    /** Gifts on the shelf that need a rank and that this one may send. */
    gifts: z.int(),
    seat: z.enum(['plain', 'front', 'head']),
    /** Percent more experience from tasks. */
    task_bonus: z.int(),
    unseen: z.boolean(),
  }),
});
export type NoblePlanData = z.output<typeof noblePlan>;

/** Noble rank of a member with its terms. */
export const nobleState = z.object({
  rank: z.nullable(nobleRank),
  /** When the running term began and when it ends; null without a rank. */
  since: z.nullable(instant),
  until: z.nullable(instant),
  /** Diamonds that the whole days left are worth when going up. */
  credit: z.int(),
  free_total: z.int(),
  free_left: z.int(),
  /** When the free barrages are given anew. */
  free_renews_at: instant,
  /** Whether rooms announce the member's entry; the member decides. */
  entry_hint: z.boolean(),
  auto_renew: z.boolean(),
});
export type NobleState = z.output<typeof nobleState>;
