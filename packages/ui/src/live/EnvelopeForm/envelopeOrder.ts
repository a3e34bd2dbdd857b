/** Conditions for taking from an envelope. */
export const envelopeConditions = ['everyone', 'followers', 'phrase'] as const;
export type EnvelopeCondition = (typeof envelopeConditions)[number];

/** Seconds until an envelope opens, as the giver may choose. */
export const envelopeDelays = [0, 60, 180, 300] as const;

/** Limits: code points of the wish and of the phrase; diamonds and shares. */
export const envelopeLimits = { wish: 30, phrase: 20, total: 1_000_000, count: 500 } as const;

/** An envelope as it is ordered. */
export interface EnvelopeOrder {
  /** Diamonds in all. */
  total: number;
  /** Number of shares, at most one for each diamond. */
  count: number;
  wish: string;
  condition: EnvelopeCondition;
  /** Phrase to be said; empty without that condition. */
  phrase: string;
  delay: number;
}

/** Whether a number is an integer from 1 to a limit. */
export const isCount = (value: number, most: number): boolean => Number.isInteger(value) && value >= 1 && value <= most;

/**
 * Whether an order is valid: diamonds and shares are whole numbers, each share holds at least one diamond,
 * and a required phrase is not empty.
 */
export const isWhole = ({ total, count, condition, phrase }: EnvelopeOrder): boolean =>
  isCount(total, envelopeLimits.total) &&
  isCount(count, envelopeLimits.count) &&
  total >= count &&
  (condition !== 'phrase' || phrase.trim() !== '');
