export { HitRates, type HitRateItem, type HitRatesProps } from './HitRates.tsx';
