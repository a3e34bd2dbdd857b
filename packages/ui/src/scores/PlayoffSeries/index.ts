export { PlayoffSeries, type PlayoffSeriesProps } from './PlayoffSeries.tsx';
export type { PlayoffGame } from './series.ts';
