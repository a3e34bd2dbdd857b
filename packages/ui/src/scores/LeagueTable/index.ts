export { LeagueTable, type LeagueTableProps } from './LeagueTable.tsx';
export {
  leagueViews,
  sortKeys,
  type LeagueView,
  type Result,
  type SortKey,
  type Standing,
  type TeamRecord,
  type Zone,
} from './standing.ts';
export { ZoneLegend } from './ZoneLegend.tsx';
