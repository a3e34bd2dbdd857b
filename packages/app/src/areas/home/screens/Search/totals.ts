import type { FoundAll } from '@pitchside/api/search';
import type { SearchTab } from './search.address.ts';

/** How many there are of each kind. */
export type Totals = FoundAll['totals'];

/** How much was found of everything. */
export const sumOf = (totals: Totals): number => Object.values(totals).reduce((sum, count) => sum + count, 0);

/** How many a tab shows. */
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
