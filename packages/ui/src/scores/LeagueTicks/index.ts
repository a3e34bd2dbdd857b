export { LeagueTicks, type LeagueFigure, type LeagueTicksProps } from './LeagueTicks.tsx';
