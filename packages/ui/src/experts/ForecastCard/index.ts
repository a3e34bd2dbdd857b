export { ForecastCard, type ForecastCardProps } from './ForecastCard.tsx';
export { ForecastStage, type ForecastStageProps } from './ForecastStage.tsx';
export { ForecastStageSkeleton } from './ForecastStageSkeleton.tsx';
export { ForecastSkeleton } from './ForecastSkeleton.tsx';
export type { ForecastIndex, ForecastMatch } from './forecast.ts';
