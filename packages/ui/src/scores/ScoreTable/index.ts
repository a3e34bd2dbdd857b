export { ScoreTable, type ScoreTableProps } from './ScoreTable.tsx';
export { BasketballTable, type BasketballTableProps } from './BasketballTable.tsx';
export type { ScoreGridProps } from './ScoreGrid.tsx';
export { ScoreTableSkeleton, type ScoreTableSkeletonProps } from './ScoreTableSkeleton.tsx';
export { PeriodClock, type PeriodClockProps } from './PeriodClock.tsx';
export { NoMatches, type NoMatchesProps } from './NoMatches.tsx';
export { GamePeek, type GamePeekProps } from './GamePeek.tsx';
export { MatchPeek, type MatchPeekProps } from './MatchPeek.tsx';
export { createScoreFeed, type FrameRequest, type LiveField, type LiveFields, type LivePatch, type ScoreFeed } from './scoreFeed.ts';
export {
  analysisPages,
  sectionKey,
  type AnalysisPage,
  type BasketballMatch,
  type GameClock,
  type GroupSection,
  type LeagueSection,
  type ScoreMatch,
  type ScoreSection,
  type SectionLeague,
} from './match.ts';
export { matchGroups, type CardCount, type MatchGroup, type MatchRowItem } from './listed.ts';
