import { rateVital, vitalLimits, vitalMetrics, type VitalFigure, type VitalMetric } from '@pitchside/api/desk/vitals';

/** Buckets up to the good limit, from there to the poor one, and above it, where each is an eighth wider than the one before. */
const steps = { good: 20, fair: 10, poor: 24, growth: 1.125 };

const even = (from: number, to: number, count: number) =>
  Array.from({ length: count }, (_, step) => from + ((to - from) * (step + 1)) / count);

function boundsOf(metric: VitalMetric): readonly number[] {
  const { good, poor } = vitalLimits[metric];
  const above = Array.from({ length: steps.poor }, (_, step) => poor * steps.growth ** (step + 1));
  return [...even(0, good, steps.good), ...even(good, poor, steps.fair), ...above];
}

/**
 * Upper bounds of the buckets, in the unit of the metric; the limits are among them, so that ratings are counted exactly. A last bucket
 * holds what is beyond. Their numbers are stored: other bounds need other names of metrics.
 */
export const bounds = Object.fromEntries(vitalMetrics.map((metric) => [metric, boundsOf(metric)])) as Record<
  VitalMetric,
  readonly number[]
>;

/** Number of the bucket that holds a value. */
export function bucketOf(metric: VitalMetric, value: number): number {
  const found = bounds[metric].findIndex((bound) => value <= bound);
  return found < 0 ? bounds[metric].length : found;
}

/** Number of views in each bucket. */
export type Histogram = ReadonlyMap<number, number>;

/** The value that a share of the views keeps within, taken as evenly spread within its bucket; the last bound for what is beyond it. */
export function percentile(metric: VitalMetric, histogram: Histogram, share: number): number {
  const list = bounds[metric];
  const total = [...histogram.values()].reduce((sum, count) => sum + count, 0);
  let left = total * share;
  for (const [bucket, count] of [...histogram].toSorted(([one], [other]) => one - other)) {
    if (left > count) {
      left -= count;
      continue;
    }
    const [from, to] = [list[bucket - 1] ?? 0, list[bucket] ?? list.at(-1) ?? 0];
    return from + (to - from) * (left / count);
  }
  return 0;
}

/** A metric over all views of a histogram; null for an empty one. */
export function figureOf(metric: VitalMetric, histogram: Histogram): VitalFigure | null {
  const list = bounds[metric];
  const sums = { total: 0, good: 0, fair: 0, poor: 0 };
  for (const [bucket, count] of histogram) {
    sums.total += count;
    sums[rateVital(metric, list[bucket] ?? Infinity)] += count;
  }
  if (sums.total === 0) return null;
  const p75 = percentile(metric, histogram, 0.75);
  return { ...sums, p75: metric === 'cls' ? Math.round(p75 * 1_000) / 1_000 : Math.round(p75) };
}
