export { CountryTree, CountryTreeGroup, type CountryTreeProps } from './CountryTree.tsx';
export { CountryTreeSkeleton } from './CountryTreeSkeleton.tsx';
export type { TreeCountry, TreeLeague } from './tree.ts';
