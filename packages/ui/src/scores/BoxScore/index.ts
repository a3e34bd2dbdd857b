export { BoxScore, type BoxScoreProps } from './BoxScore.tsx';
export { TopPlayers } from './TopPlayers.tsx';
export { boxTotals, topFigures, type BoxPlayer, type TopFigure, type Tries } from './boxScore.ts';
