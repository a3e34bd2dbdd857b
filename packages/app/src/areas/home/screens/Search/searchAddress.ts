import { cutSearch } from '@pitchside/ui/SearchBox';

/** Tabs of the search: a summary of everything, or one kind. */
export const searchTabs = ['all', 'anchors', 'live', 'matches', 'videos', 'posts', 'headlines'] as const;
export type SearchTab = (typeof searchTabs)[number];

/** All that fits a text, or one kind of it; `page` from 1. */
export function searchHref(name: string, tab: SearchTab = 'all', page = 1): string {
  return `/search?${new URLSearchParams({ name, ...(tab !== 'all' && { tab }), ...(page > 1 && { page: String(page) }) })}`;
}

/** Reads the address: as much of the text as is searched for, a tab that there is, a page that could be. */
export function readSearch(query: URLSearchParams): { name: string; tab: SearchTab; page: number } {
  const page = Number(query.get('page'));
  return {
    name: cutSearch((query.get('name') ?? '').trim()).trim(),
    tab: searchTabs.find((known) => known === query.get('tab')) ?? 'all',
    page: Number.isInteger(page) && page > 0 && page <= 100 ? page : 1,
  };
}
