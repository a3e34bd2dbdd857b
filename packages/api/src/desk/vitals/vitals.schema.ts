import * as z from 'zod/mini';
import { languages } from '../../contract/fields.ts';

/** Measured metrics, named as the field names them: `cls` has no unit, the others are milliseconds. */
export const vitalMetrics = ['lcp', 'inp', 'cls', 'ttfb'] as const;
export type VitalMetric = (typeof vitalMetrics)[number];

/** Values up to which a metric is good, and above which it is poor. Source: web.dev/articles/vitals and web.dev/articles/ttfb. */
export const vitalLimits: Readonly<Record<VitalMetric, { good: number; poor: number }>> = {
  lcp: { good: 2_500, poor: 4_000 },
  inp: { good: 200, poor: 500 },
  cls: { good: 0.1, poor: 0.25 },
  ttfb: { good: 800, poor: 1_800 },
};

/** Ratings of a value, the best first. */
export const vitalRatings = ['good', 'fair', 'poor'] as const;
export type VitalRating = (typeof vitalRatings)[number];

/** Rating of a value by the limits. */
export function rateVital(metric: VitalMetric, value: number): VitalRating {
  const { good, poor } = vitalLimits[metric];
  return value <= good ? 'good' : value <= poor ? 'fair' : 'poor';
}

/** Kinds of connection as browsers name them; `save-data` on any if the reader asks to save data, `unknown` where a browser tells none. */
export const connectionKinds = ['4g', '3g', '2g', 'slow-2g', 'save-data', 'unknown'] as const;
export type ConnectionKind = (typeof connectionKinds)[number];

/** Days for which counts are kept. */
export const vitalDays = 90;

/** Bounds of one report: views in it, and its size in bytes. */
export const vitalReport = { views: 20, bytes: 4_096 } as const;

const milliseconds = z.optional(z.int().check(z.gte(0), z.lte(600_000)));

/** A measured page view. Metrics that the browser did not measure are left out. */
export const vitalView = z.object({
  /** Pattern of its route: `/score-detail`, without anything that tells what or whom it showed. */
  page: z.string().check(z.minLength(1), z.maxLength(40)),
  /** Whether the server had drawn the page. */
  is_drawn: z.boolean(),
  lcp: milliseconds,
  inp: milliseconds,
  cls: z.optional(z.number().check(z.gte(0), z.lte(100))),
  ttfb: milliseconds,
});
export type VitalView = z.output<typeof vitalView>;

export const vitalLanguage = z.enum(languages);
export const vitalConnection = z.enum(connectionKinds);

/** A metric over many page views. */
const vitalFigure = z.object({
  /** Views in which it was measured, and how many of them were good, fair and poor. */
  total: z.int(),
  good: z.int(),
  fair: z.int(),
  poor: z.int(),
  /** The value that three of four views keep within. */
  p75: z.number(),
});
export type VitalFigure = z.output<typeof vitalFigure>;

const figure = z.nullable(vitalFigure);

/** Figures of some page views; null for a metric that none of them has. */
export const vitalFigures = z.object({
  views: z.int(),
  /** Views that the server had drawn. */
  drawn: z.int(),
  lcp: figure,
  inp: figure,
  cls: figure,
  ttfb: figure,
});
export type VitalFigures = z.output<typeof vitalFigures>;
