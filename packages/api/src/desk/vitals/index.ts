export { adminVitals, reportVitals } from './vitals.contract.ts';
export {
  connectionKinds,
  rateVital,
  vitalDays,
  vitalLimits,
  vitalMetrics,
  vitalRatings,
  vitalReport,
  type ConnectionKind,
  type VitalFigure,
  type VitalFigures,
  type VitalMetric,
  type VitalRating,
  type VitalView,
} from './vitals.schema.ts';
