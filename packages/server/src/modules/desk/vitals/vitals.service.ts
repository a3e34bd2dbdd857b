import { isPagePattern } from '@pitchside/api/content/pages';
import { vitalMetrics, type VitalFigures, type VitalMetric, type VitalView } from '@pitchside/api/desk/vitals';
import type { Handlers } from '../../../platform/handlers.ts';
import type { Platform } from '../../../platform/platform.ts';
import { addDays, dayAt, startOfDay } from '../../../platform/serverDay.ts';
import type { OpenDesk } from '../operations/index.ts';
import { bucketOf, figureOf } from './vitals.data.ts';
import { createVitalsRepository, type VitalCount, type VitalSum } from './vitals.repository.ts';
import type { CountedMetric } from './vitals.tables.ts';

type Served = 'reportVitals' | 'adminVitals';

/** Buckets that a view counts in. */
const bucketsOf = (view: VitalView): [CountedMetric, number][] => [
  ['view', 0],
  ...vitalMetrics.flatMap((metric): [CountedMetric, number][] => {
    const value = view[metric];
    return value === undefined ? [] : [[metric, bucketOf(metric, value)]];
  }),
];

/** Figures of page views by their sums. */
function figuresOf(sums: readonly VitalSum[]): VitalFigures {
  const [histograms, views] = [new Map<VitalMetric, Map<number, number>>(), { all: 0, drawn: 0 }];
  for (const { isDrawn, metric, bucket, total } of sums) {
    if (metric === 'view') {
      views.all += total;
      if (isDrawn) views.drawn += total;
      continue;
    }
    const histogram = histograms.get(metric) ?? new Map<number, number>();
    histograms.set(metric, histogram.set(bucket, (histogram.get(bucket) ?? 0) + total));
  }
  const figure = (metric: VitalMetric) => figureOf(metric, histograms.get(metric) ?? new Map());
  return { views: views.all, drawn: views.drawn, lcp: figure('lcp'), inp: figure('inp'), cls: figure('cls'), ttfb: figure('ttfb') };
}

/** Web vitals of page views: counted as they are reported, and read by operators. */
export function createVitals({ db, clock }: Pick<Platform, 'db' | 'clock'>, { open }: { open: OpenDesk }): Pick<Handlers, Served> {
  const repository = createVitalsRepository(db);
  return {
    async reportVitals({ lang, connection, views }) {
      const known = views.filter(({ page }) => isPagePattern(page));
      const day = dayAt(clock.now());
      const counts = new Map<string, VitalCount>();
      for (const view of known)
        for (const [metric, bucket] of bucketsOf(view)) {
          const { page, is_drawn: isDrawn } = view;
          const key = [page, isDrawn, metric, bucket].join(' ');
          const count = counts.get(key) ?? { day, page, lang, connection, isDrawn, metric, bucket, total: 0, at: startOfDay(day) };
          counts.set(key, { ...count, total: count.total + 1 });
        }
      await repository.add([...counts].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, count]) => count));
      return { counted: known.length };
    },
    adminVitals: open(async ({ days, lang, connection }) => {
      const until = dayAt(clock.now());
      const from = addDays(until, 1 - days);
      const sums = await repository.sums(startOfDay(from), { lang, connection });
      const pages = [...Map.groupBy(sums, ({ page }) => page)].map(([page, own]) => ({ page, figures: figuresOf(own) }));
      const order = pages.toSorted((one, other) => other.figures.views - one.figures.views || (one.page < other.page ? -1 : 1));
      return { from, until, all: figuresOf(sums), pages: order };
    }),
  };
}
