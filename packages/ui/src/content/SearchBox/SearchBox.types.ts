import type { MatchScore } from '../../scores/Scorebug/index.ts';

/** A match that many look at. */
export interface HotMatch extends MatchScore {
  id: string;
  /** Where a press leads. */
  href: string;
}

/** Longest search, in characters as a reader counts them (code points). */
export const searchLimit = 10;

/** Where a search box stands: in the header, or large on a page of its own. */
export const searchPlaces = ['header', 'page'] as const;

export interface SearchBoxProps {
  /** Someone searches: never empty, without blanks at the ends, at most `searchLimit` characters. */
  onSearch: (text: string) => void;
  /** Past searches, newest first; default none. */
  history?: readonly string[];
  /** One past search is to be forgotten. */
  onDeleteHistory: (text: string) => void;
  /** All past searches are to be forgotten. */
  onClearHistory: () => void;
  /** Hottest matches, the first ten are shown; `null` (none known, or the call failed) hides the block. Default `null`. */
  hot?: readonly HotMatch[] | 'loading' | null;
  /** Text to begin with, as on the results page; default empty. */
  defaultText?: string;
  /** `page` is large and has a button; default `header`. */
  place?: (typeof searchPlaces)[number];
  /** Whether the key `/` leads here; default in the header only. */
  shortcut?: boolean;
}
