export { SearchBox } from './SearchBox.tsx';
export { SearchHistory, type SearchHistoryProps } from './SearchHistory.tsx';
export { hotMatchLimit } from './HotMatches.tsx';
export { cutSearch, searchLimit } from './searchText.ts';
export { searchPlaces, type HotMatch, type SearchBoxProps, type Suggestions } from './SearchBox.types.ts';
