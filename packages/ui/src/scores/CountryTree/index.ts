export { CountryTree, CountryTreeGroup, type CountryTreeProps } from './CountryTree.tsx';
export { CountryTreeSkeleton } from './CountryTreeSkeleton.tsx';
export { searchTree, type TreeCountry, type TreeLeague } from './tree.ts';
