export { searchAnchors, searchIndex, searchLive, searchSuggest } from './search.contract.ts';
export {
  type Found,
  type FoundAnchor,
  type FoundCompetition,
  type FoundTeam,
  type SearchKind,
  longestSearch,
  searchKinds,
} from './search.schema.ts';
export { type FoundAll, type FoundContent, type Marked } from './searchContent.schema.ts';
