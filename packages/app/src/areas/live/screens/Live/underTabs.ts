import type { Sport } from '@pitchside/api/scores/matches';

/** Tabs of the match under the picture, in order. */
export const underTabs = ['situation', 'lineups', 'stats', 'index', 'text', 'table', 'guesses'] as const;
export type UnderTab = (typeof underTabs)[number];

/** Tabs that say something of a sport. */
const bySport: Record<Sport, readonly UnderTab[]> = {
  football: underTabs,
  basketball: ['situation', 'index', 'guesses'],
  esports: ['situation', 'lineups'],
};

/** Tabs of a match of a sport. */
export const underTabsOf = (sport: Sport): readonly UnderTab[] => bySport[sport];
