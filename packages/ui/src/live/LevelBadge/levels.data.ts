/** Colours of level badges by their lowest level, highest first; white text reaches 4.5:1 on each. */
export const levelTiers: readonly (readonly [from: number, color: string])[] = [
  [40, 'oklch(0.52 0.15 25)'],
  [30, 'oklch(0.52 0.12 50)'],
  [20, 'oklch(0.52 0.12 245)'],
  [10, 'oklch(0.5 0.09 200)'],
  [0, 'oklch(0.5 0.02 200)'],
];
