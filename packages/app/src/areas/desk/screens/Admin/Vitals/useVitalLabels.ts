import { useLingui } from '@lingui/react/macro';
import type { ConnectionKind, VitalMetric, VitalRating } from '@pitchside/api/desk/vitals';
import { routeOf, routes } from '../../../../../routes.data.ts';

interface VitalLabels {
  /** Name of a metric: what it is for a reader, beside the field's own letters. */
  metrics: Record<VitalMetric, string>;
  ratings: Record<VitalRating, string>;
  connections: Record<ConnectionKind, string>;
  /** A value with its unit. */
  value: (metric: VitalMetric, value: number) => string;
  percent: (share: number) => string;
  /** Title of a page by its route's pattern. */
  page: (pattern: string) => string;
}

/** Words of web vitals. */
export function useVitalLabels(): VitalLabels {
  const { t, i18n } = useLingui();
  const seconds = (milliseconds: number) => {
    const shown = i18n.number(milliseconds / 1_000, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
    return t`${shown} 秒`;
  };
  const fine = (milliseconds: number) => {
    const shown = i18n.number(milliseconds, { maximumFractionDigits: 0 });
    return t`${shown} 毫秒`;
  };
  const values: Record<VitalMetric, (value: number) => string> = {
    lcp: seconds,
    inp: fine,
    cls: (value) => i18n.number(value, { minimumFractionDigits: 3, maximumFractionDigits: 3 }),
    ttfb: fine,
  };
  return {
    metrics: { lcp: t`主要内容出现`, inp: t`点按有反应`, cls: t`版面移动`, ttfb: t`首字节` },
    ratings: { good: t`良好`, fair: t`待改进`, poor: t`较差` },
    connections: {
      '4g': '4G',
      '3g': '3G',
      '2g': '2G',
      'slow-2g': t`比 2G 还慢`,
      'save-data': t`省流量`,
      unknown: t`未知`,
    },
    value: (metric, value) => values[metric](value),
    percent: (share) => i18n.number(share, { style: 'percent', maximumFractionDigits: 0 }),
    page(pattern) {
      if (pattern === routes.main.path) return t`首页`;
      const title = routeOf(pattern)?.title;
      return title ? i18n._(title) : t`收银台`;
    },
  };
}
