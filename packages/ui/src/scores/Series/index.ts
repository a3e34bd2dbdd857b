export { SeriesCard, type SeriesCardProps } from './SeriesCard.tsx';
export { SeriesStage, type SeriesStageProps } from './SeriesStage.tsx';
export { SeriesDraft, type SeriesDraftProps } from './SeriesDraft.tsx';
export { GoldChart, type GoldChartProps } from './GoldChart.tsx';
export { RoundLine, type RoundLineProps } from './RoundLine.tsx';
export { EconomyChart, type EconomyChartProps } from './EconomyChart.tsx';
export { VetoLine, type SeriesVeto, type VetoLineProps } from './VetoLine.tsx';
export { SeriesTakings, type SeriesTakingsProps } from './SeriesTakings.tsx';
export { SeriesPlayers, type SeriesPlayersProps } from './SeriesPlayers.tsx';
export { SeriesRoster, type SeriesRosterProps } from './SeriesRoster.tsx';
export { GameTiles, type GameChoice, type GameTile, type GameTilesProps } from './GameTiles.tsx';
export { GameMark } from './GameMark.tsx';
export { useSeriesLabels } from './useSeriesLabels.ts';
export {
  seriesGames,
  type ObjectiveCode,
  type RosterPlayer,
  type SeriesGame,
  type SeriesItem,
  type SeriesMap,
  type SeriesObjective,
  type SeriesPlayer,
} from './series.ts';
