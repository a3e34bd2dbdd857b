export { ForecastCard, type ForecastCardProps } from './ForecastCard.tsx';
export { ForecastSkeleton } from './ForecastSkeleton.tsx';
export { forecastPicks, type ForecastIndex, type ForecastMatch, type ForecastPick, type ForecastVotes } from './forecast.ts';
