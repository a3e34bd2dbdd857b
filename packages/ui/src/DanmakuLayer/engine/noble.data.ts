/** Ranks of nobles, from the lowest to the highest. */
export const nobleRanks = ['rookie', 'starter', 'captain', 'icon', 'legend'] as const;
export type NobleRank = (typeof nobleRanks)[number];

/** How a rank shows over a picture: letters, and the plate of its mark. Clear of the yellow of diamonds and the red of what is live. */
export interface NobleDress {
  /** CSS colour of the letters, for a dark or moving ground. */
  letters: string;
  /** CSS colours of the mark's plate and of the drawing on it. */
  plate: string;
  ink: string;
  /** The drawing, on a square of 12. */
  path: string;
}

export const nobleDress: Readonly<Record<NobleRank, NobleDress>> = {
  rookie: { letters: 'oklch(0.9 0.02 220)', plate: 'oklch(0.72 0.02 220)', ink: 'oklch(0.2 0.02 220)', path: 'M6 1l4.5 3v5L6 11 1.5 9V4z' },
  starter: { letters: 'oklch(0.8 0.11 232)', plate: 'oklch(0.54 0.13 240)', ink: 'oklch(0.99 0.005 130)', path: 'M1 3l3-2h4l3 2-1.6 2.4L9 5v6H3V5l-.4.4z' },
  captain: { letters: 'oklch(0.8 0.12 58)', plate: 'oklch(0.66 0.13 50)', ink: 'oklch(0.2 0.05 50)', path: 'M9.8 3.4A4.6 4.6 0 1 0 9.8 8.6L7.9 7.2A2.3 2.3 0 1 1 7.9 4.8z' },
  icon: { letters: 'oklch(0.8 0.13 0)', plate: 'oklch(0.5 0.15 2)', ink: 'oklch(0.99 0.005 130)', path: 'M6 .6l1.6 3.4 3.7.5-2.7 2.6.7 3.7L6 9l-3.3 1.8.7-3.7L.7 4.5l3.7-.5z' },
  legend: { letters: 'oklch(0.97 0.012 110)', plate: 'oklch(0.95 0.012 110)', ink: 'oklch(0.2 0.03 168)', path: 'M1 3l2.6 2L6 1.5 8.4 5 11 3l-1 6.5H2z' },
};
