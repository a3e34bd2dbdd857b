export { MatchRow, type MatchRowProps } from './MatchRow.tsx';
export type { CardCount, MatchRowItem } from './match.ts';
export { matchGroups, MatchTable, MatchTableSection, type MatchGroup, type MatchTableProps, type MatchTableSectionProps } from './MatchTable.tsx';
export { MatchTableSkeleton, type MatchTableSkeletonProps } from './MatchTableSkeleton.tsx';
