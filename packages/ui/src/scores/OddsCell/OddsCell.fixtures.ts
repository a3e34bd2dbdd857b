/** One match in all markets. */
export const quotes = {
  asian: { initial: { home: 0.94, middle: 0.25, away: 0.95 }, live: { home: 1.02, middle: -0.75, away: 0.87 } },
  size: { initial: { home: 0.9, middle: 2.5, away: 0.96 }, live: { home: 0.85, middle: 2.75, away: 1.01 } },
  european: { initial: { home: 1.97, middle: 3.84, away: 3.42 }, live: { home: 1.85, middle: 3.9, away: 3.66 } },
} as const;
