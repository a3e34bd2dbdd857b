/** Noble ranks from the lowest to the highest. */
export const nobleRanks = ['rookie', 'starter', 'captain', 'icon', 'legend'] as const;
export type NobleRank = (typeof nobleRanks)[number];

/** Colours of a rank, the same by day and by night; the five keep clear of diamond yellow and of live red. */
export interface NobleLook {
  /** Colour of plates, stripes and ribbons. */
  ground: string;
  /** Ink on that colour. */
  ink: string;
  /** Colour of the rank's comments over the picture. */
  danmaku: string;
  /** Path of the mark on a 12 x 12 field. */
  mark: string;
  /** Line of the ground's colour over the mark, 1.3 wide. */
  cut?: string;
}

/** The look of each rank: a plain hexagon, a shirt, an armband, a star, a crown. */
export const nobleLooks: Readonly<Record<NobleRank, NobleLook>> = {
  rookie: {
    ground: 'oklch(0.72 0.02 220)',
    ink: 'oklch(0.2 0.02 220)',
    danmaku: 'oklch(0.9 0.02 220)',
    mark: 'M6 1l4.500 3v5L6 11 1.500 9V4z',
  },
  starter: {
    ground: 'oklch(0.52 0.12 240)',
    ink: 'oklch(0.99 0.005 130)',
    danmaku: 'oklch(0.8 0.11 232)',
    mark: 'M1 3l3-2h4l3 2-1.600 2.400L9 5v6H3V5l-.4.4z',
  },
  captain: {
    ground: 'oklch(0.66 0.13 50)',
    ink: 'oklch(0.2 0.05 50)',
    danmaku: 'oklch(0.8 0.12 58)',
    mark: 'M1 3h10v6H1z',
    cut: 'M7.500 4.600A2 2 0 1 0 7.500 7.400',
  },
  icon: {
    ground: 'oklch(0.52 0.15 2)',
    ink: 'oklch(0.99 0.005 130)',
    danmaku: 'oklch(0.8 0.13 0)',
    mark: 'M6 .6l1.600 3.400 3.700.5-2.700 2.600.7 3.700L6 9l-3.300 1.800.7-3.700L.7 4.500l3.700-.5z',
  },
  legend: {
    ground: 'oklch(0.95 0.012 110)',
    ink: 'oklch(0.2 0.03 168)',
    danmaku: 'oklch(0.97 0.012 110)',
    mark: 'M1 3l2.600 2L6 1.500 8.400 5 11 3l-1 6.500H2z',
  },
};

/** Height of a rank above the lowest, for comparing. */
export const nobleHeight = (rank: NobleRank): number => nobleRanks.indexOf(rank);
