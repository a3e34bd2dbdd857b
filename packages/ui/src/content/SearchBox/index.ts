export { SearchBox } from './SearchBox.tsx';
export { hotMatchLimit } from './HotMatches.tsx';
export { searchLimit, searchPlaces, type HotMatch, type SearchBoxProps, type Suggestions } from './SearchBox.types.ts';
