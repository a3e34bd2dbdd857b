/** Ranks of nobility, lowest first. */
export const nobleRanks = ['rookie', 'starter', 'captain', 'icon', 'legend'] as const;
export type NobleRank = (typeof nobleRanks)[number];

/** Ground and ink of each rank's mark, clear of the currency's yellow, of live red and of the brand. Ink reaches 4.5:1 on its ground. */
export const nobleColors: Readonly<Record<NobleRank, { ground: string; ink: string }>> = {
  rookie: { ground: 'oklch(0.78 0.02 220)', ink: 'oklch(0.2 0.02 220)' },
  starter: { ground: 'oklch(0.52 0.13 245)', ink: 'oklch(0.99 0 0)' },
  captain: { ground: 'oklch(0.72 0.13 50)', ink: 'oklch(0.2 0.05 50)' },
  icon: { ground: 'oklch(0.52 0.16 2)', ink: 'oklch(0.99 0 0)' },
  legend: { ground: 'oklch(0.93 0.012 110)', ink: 'oklch(0.2 0.03 168)' },
};

/** Sign of each rank on a field of 12 x 12. */
export const nobleSigns: Readonly<Record<NobleRank, string>> = {
  rookie: 'M6 1l4.5 3v5L6 11 1.5 9V4z',
  starter: 'M1 3l3-2h4l3 2-1.6 2.4L9 5v6H3V5l-.4.4z',
  captain: 'M1 3h10v6H1zM7.5 4.6a2 2 0 1 0 0 2.8l-.8-.7a1 1 0 1 1 0-1.4z',
  icon: 'M6 .6l1.6 3.4 3.7.5-2.7 2.6.7 3.7L6 9l-3.3 1.8.7-3.7L.7 4.5l3.7-.5z',
  legend: 'M1 3l2.6 2L6 1.5 8.4 5 11 3l-1 6.5H2z',
};
