export { PlayerStats, type PlayerStatsProps } from './PlayerStats.tsx';
export type { PlayerFigures } from './figures.ts';
