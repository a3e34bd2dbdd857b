export { DailyBars, type DailyBar, type DailyBarsProps } from './DailyBars.tsx';
