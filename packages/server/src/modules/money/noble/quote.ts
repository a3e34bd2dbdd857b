import { nobleRanks, type NobleRank } from '@pitchside/api/money/noble';

const day = 86_400_000;

/** Index of a rank above the lowest. */
export const heightOf = (rank: NobleRank): number => nobleRanks.indexOf(rank);

/** The same time some months later; the 31st becomes the last day of a shorter month. */
export function monthsLater(at: number, months: number): number {
  const date = new Date(at);
  const wanted = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(wanted, last));
  return date.getTime();
}

/** A purchased term; instants are ms UTC, `worth` is in diamonds. */
export interface Term {
  startsAt: number;
  endsAt: number;
  worth: number;
}

/**
 * Value in diamonds of the whole days left of terms, by the price paid, never the list price, so that cheap renewal followed by an upgrade
 * gains nothing.
 */
export function creditOf(terms: readonly Term[], now: number): number {
  const worth = ({ startsAt, endsAt, worth: whole }: Term) => {
    const days = Math.round((endsAt - startsAt) / day);
    return Math.floor((whole * Math.min(days, Math.max(0, Math.floor((endsAt - now) / day)))) / days);
  };
  return terms.reduce((sum, term) => sum + worth(term), 0);
}

/** Offer for a purchase: price in diamonds, and the term. */
export interface Quote {
  /** `lower` cannot be bought while a higher rank is active. */
  way: 'open' | 'renew' | 'upgrade' | 'lower';
  total: number;
  credit: number;
  term: Term;
}

/** Quotes a plan for a member with or without a running rank; same results as in `ui`. */
export function quoteOf(
  plan: { rank: NobleRank; price: number; renewPercent: number },
  months: number,
  held: { rank: NobleRank; until: number; credit: number } | undefined,
  now: number,
): Quote {
  const steps = held === undefined ? undefined : heightOf(plan.rank) - heightOf(held.rank);
  if (held && steps === 0) {
    const total = Math.floor((plan.price * plan.renewPercent) / 100) * months;
    return { way: 'renew', total, credit: 0, term: { startsAt: held.until, endsAt: monthsLater(held.until, months), worth: total } };
  }
  const worth = plan.price * months;
  const credit = held && steps !== undefined && steps > 0 ? Math.min(held.credit, worth) : 0;
  const way = steps === undefined ? 'open' : steps > 0 ? 'upgrade' : 'lower';
  return { way, total: worth - credit, credit, term: { startsAt: now, endsAt: monthsLater(now, months), worth } };
}
