export { SearchBox, searchLimit, searchPlaces, type SearchBoxProps } from './SearchBox.tsx';
export { hotMatchLimit } from './HotMatches.tsx';
export type { HotMatch } from './SearchBox.types.ts';
