import type { NoblePlanData, NobleState } from '@pitchside/api/money/noble';
import type { NobleHolding, NoblePlan } from '@pitchside/ui/NoblePanel';

/** A plan for the panel; the compiler checks that both have the same ranks and perks. */
export const planView = ({ rank, price, renew_percent, perks }: NoblePlanData): NoblePlan => ({
  rank,
  price,
  renewPercent: renew_percent,
  perks: {
    entry: perks.entry,
    freeComments: perks.free_barrages,
    coloredName: perks.colored_name,
    gifts: perks.gifts,
    seat: perks.seat,
    taskBonus: perks.task_bonus,
    unseen: perks.unseen,
  },
});

/** The current rank for the panel; undefined without one. */
export const holdingView = (own: NobleState | null): NobleHolding | undefined =>
  own?.rank && own.until !== null ? { rank: own.rank, until: own.until, credit: own.credit } : undefined;
