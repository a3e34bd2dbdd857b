import { nobleHeight } from '../../theme/noble.data.ts';
import type { NobleHolding, NobleMonths, NoblePlan } from './noblePlan.types.ts';

/** Offer of a plan to this viewer: the kind of purchase, its price and its end date. */
export interface NobleQuote {
  /** `lower` cannot be bought while a higher rank runs. */
  kind: 'open' | 'renew' | 'upgrade' | 'lower';
  /** Diamonds a month, discount taken off and rounded down. */
  monthly: number;
  /** Diamonds altogether, the credit of an upgrade taken off. */
  total: number;
  /** Diamonds credited for days left of a lower rank. */
  credit: number;
  /** Ms UTC. */
  until: number;
}

/** Adds months to an instant; the 31st becomes the last day of a shorter month. */
export function monthsLater(at: number, months: number): number {
  const date = new Date(at);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, last));
  return date.getTime();
}

/** The quote of a plan at a moment. A rank that has ended counts as none. */
export function quoteOf(
  { rank, price, renewPercent }: NoblePlan,
  months: NobleMonths,
  current: NobleHolding | undefined,
  now: number,
): NobleQuote {
  const held = current && current.until > now ? current : undefined;
  const way = held ? nobleHeight(rank) - nobleHeight(held.rank) : undefined;
  if (held && way === 0) {
    const monthly = Math.floor((price * renewPercent) / 100);
    return { kind: 'renew', monthly, total: monthly * months, credit: 0, until: monthsLater(held.until, months) };
  }
  const credit = held && way !== undefined && way > 0 ? Math.min(held.credit, price * months) : 0;
  const kind = way === undefined ? 'open' : way > 0 ? 'upgrade' : 'lower';
  return { kind, monthly: price, total: price * months - credit, credit, until: monthsLater(now, months) };
}
