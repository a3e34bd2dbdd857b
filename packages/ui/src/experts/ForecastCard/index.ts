export { ForecastCard, type ForecastCardProps } from './ForecastCard.tsx';
export { ForecastSkeleton } from './ForecastSkeleton.tsx';
export type { ForecastIndex, ForecastMatch } from './forecast.ts';
