export { StatBars, type Stat, type StatBarsProps } from './StatBars.tsx';
export { StatBarsSkeleton, type StatBarsSkeletonProps } from './StatBarsSkeleton.tsx';
