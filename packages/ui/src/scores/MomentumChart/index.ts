export { MomentumChart, type MomentumChartProps } from './MomentumChart.tsx';
export type { MomentumMinute } from './momentum.ts';
