import type { OddsConvention } from '../../theme/UiProvider/odds.ts';

/** Format of an Asian price, see `oddsFormats`. */
export type OddsFormat = OddsConvention['format'];

/**
 * Converts an Asian price to another format. `hk` is the net gain for one staked, above 0; Malay is the same up to 1,
 * and beyond it the stake that gains one, negative.
 */
export function fromHk(hk: number, format: OddsFormat): number {
  if (format === 'decimal') return hk + 1;
  return format === 'malay' && hk > 1 ? -1 / hk : hk;
}

/** The net gain for one staked behind a price of any format; the inverse of `fromHk`. */
export function toHk(price: number, format: OddsFormat): number {
  if (format === 'decimal') return price - 1;
  return format === 'malay' && price < 0 ? -1 / price : price;
}

/** Formats a price with two decimals and a dot in every language; a negative one has a true minus. */
export const priceText = (price: number): string => price.toFixed(2).replace('-', '−');

/** An Asian price, given as net gain for one staked, as a format prints it: 0.95, 1.95, −0.98. */
export const hkText = (hk: number, format: OddsFormat): string => priceText(fromHk(hk, format));

/** Return rate of a book: the share of every unit staked that it pays back, 0 to 1, from the decimal prices of all its outcomes. */
export const returnRate = (decimals: readonly number[]): number => 1 / decimals.reduce((sum, price) => sum + 1 / price, 0);

/** The return rate as it is printed: 94.6%. */
export const rateText = (rate: number): string => `${(rate * 100).toFixed(1)}%`;

/** Directions of a price since the one before it. */
export const moves = ['up', 'down', 'flat'] as const;
export type Move = (typeof moves)[number];

/** The direction from one price to the next, compared to two decimals. */
export function moveOf(before: number | undefined, after: number): Move {
  if (before === undefined) return 'flat';
  const step = Math.round(after * 100) - Math.round(before * 100);
  return step === 0 ? 'flat' : step > 0 ? 'up' : 'down';
}
