export { ForecastCard } from './ForecastCard.tsx';
export type { ForecastCardProps } from './ForecastCard.types.ts';
export { ForecastStage, type ForecastStageProps } from './ForecastStage.tsx';
export { ForecastStageSkeleton } from './ForecastStageSkeleton.tsx';
export { ForecastSkeleton } from './ForecastSkeleton.tsx';
export type { ForecastIndex, ForecastMatch } from './forecast.ts';
