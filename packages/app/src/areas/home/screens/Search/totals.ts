import type { FoundAll } from '@pitchside/api/content/search';
import type { SearchTab } from './searchAddress.ts';

/** Number of results by kind. */
export type Totals = FoundAll['totals'];

/** Number of all results. */
export const sumOf = (totals: Totals): number => Object.values(totals).reduce((sum, count) => sum + count, 0);

/** Number of results in a tab. */
export const countOf = (totals: Totals, tab: SearchTab): number =>
  ({
    all: sumOf(totals),
    anchors: totals.anchors + totals.people,
    live: totals.rooms,
    matches: totals.matches,
    videos: totals.videos,
    posts: totals.posts,
    headlines: totals.articles,
  })[tab];
