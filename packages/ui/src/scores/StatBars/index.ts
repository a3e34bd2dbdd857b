export { StatBars, type Stat, type StatBarsProps } from './StatBars.tsx';
