export { MomentumChart, type MomentumChartProps } from './MomentumChart.tsx';
export { MomentumSkeleton } from './MomentumSkeleton.tsx';
export type { MomentumMinute } from './momentum.ts';
