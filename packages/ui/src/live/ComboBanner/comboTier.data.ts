/** Ranks of a combo by the diamonds in it, from the lowest; each has its plate and its numeral. */
export const comboTiers = [
  { from: 0, name: 'quiet', plate: 'oklch(0.2 0.03 168 / 0.92)', numeral: 'oklch(0.99 0.005 130)' },
  { from: 500, name: 'warm', plate: 'oklch(0.28 0.07 240 / 0.94)', numeral: 'oklch(0.88 0.08 232)' },
  { from: 2000, name: 'hot', plate: 'oklch(0.32 0.1 300 / 0.94)', numeral: 'oklch(0.88 0.09 310)' },
  { from: 10_000, name: 'roaring', plate: 'oklch(0.38 0.13 2 / 0.95)', numeral: 'oklch(0.91 0.07 0)' },
] as const;
export type ComboTier = (typeof comboTiers)[number]['name'];

/** Returns the tier of a combo worth `total` diamonds. */
export const tierOf = (total: number): ComboTier => comboTiers.findLast(({ from }) => total >= from)?.name ?? 'quiet';
