export { BoxScore, type BoxScoreProps } from './BoxScore.tsx';
export { TopPlayers, type TopPlayersProps } from './TopPlayers.tsx';
export { boxTotals, topFigures, type BoxPlayer, type TopFigure, type Tries } from './boxScore.ts';
