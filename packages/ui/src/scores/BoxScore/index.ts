export { BoxScore, type BoxScoreProps } from './BoxScore.tsx';
export { TopPlayers } from './TopPlayers.tsx';
export { boxTotals, orderedBox, topFigures, topOf, type BoxPlayer, type TopFigure, type Tries } from './boxScore.ts';
