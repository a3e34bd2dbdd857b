import { useLingui } from '@lingui/react/macro';
import {
  adminVitals,
  connectionKinds,
  rateVital,
  vitalMetrics,
  vitalRatings,
  type ConnectionKind,
  type VitalFigure,
  type VitalFigures,
  type VitalMetric,
} from '@pitchside/api/desk/vitals';
import { locales, type Locale } from '@pitchside/locales';
import { Card, CardBleed } from '@pitchside/ui/Card';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { FigureBand } from '@pitchside/ui/FigureBand';
import { useFormat } from '@pitchside/ui/format';
import { languageNames } from '@pitchside/ui/LanguageSwitch';
import { SegmentedControl } from '@pitchside/ui/SegmentedControl';
import { Select } from '@pitchside/ui/Select';
import { StateMark, type StateMarkState } from '@pitchside/ui/StateMark';
import { Table, type TableColumn } from '@pitchside/ui/Table';
import { TwoLines } from '@pitchside/ui/TwoLines';
import { useState } from 'react';
import { api } from '../../../../../platform/api/api.ts';
import { statusOf } from '../../../../../platform/resource/statusOf.ts';
import { useResource } from '../../../../../platform/resource/useResource.ts';
import { Filters } from '../Admin.layout.ts';
import { useVitalLabels } from './useVitalLabels.ts';

interface Row {
  page: string;
  figures: VitalFigures;
}

/** Days that may be chosen. */
const spans = ['1', '7', '28', '90'] as const;

const states = { good: 'good', fair: 'fair', poor: 'bad' } as const satisfies Record<string, StateMarkState>;

/** The 75th percentile of a metric with its rating, by word and colour. */
function Figure({ metric, figure }: { metric: VitalMetric; figure: VitalFigure | null }) {
  const { t } = useLingui();
  const { ratings, value, percent } = useVitalLabels();
  if (!figure) return '–';
  const rating = rateVital(metric, figure.p75);
  const good = percent(figure.good / figure.total);
  const mark = (
    <StateMark size="s" state={states[rating]}>
      {ratings[rating]}
    </StateMark>
  );
  return (
    <TwoLines
      look="figure"
      note={
        <>
          {mark} · {t`${good} 良好`}
        </>
      }
    >
      {value(metric, figure.p75)}
    </TwoLines>
  );
}

/** Web vitals of the last days: all pages together, then each. */
export default function Vitals() {
  const { t } = useLingui();
  const { integer } = useFormat();
  const { metrics, ratings, connections, value: valueOf, percent, page: titleOf } = useVitalLabels();
  const [days, setDays] = useState<(typeof spans)[number]>('7');
  const [lang, setLang] = useState<Locale | 'all'>('all');
  const [connection, setConnection] = useState<ConnectionKind | 'all'>('all');
  const loaded = useResource(
    `${days} ${lang} ${connection}`,
    (signal) =>
      api.call(
        adminVitals,
        { days: Number(days), ...(lang !== 'all' && { lang }), ...(connection !== 'all' && { connection }) },
        { signal, quiet: true },
      ),
    { family: 'vitals' },
  );
  const { value, state, again } = loaded;
  const all = value?.all;
  const sharesOf = ({ total, ...rated }: VitalFigure) => {
    const [good, fair, poor] = vitalRatings.map((rating) => percent(rated[rating] / total));
    return t`良好 ${good} · 待改进 ${fair} · 较差 ${poor}`;
  };
  const columns: TableColumn<Row>[] = [
    {
      id: 'page',
      head: t`页面`,
      cell: ({ page }) => (
        <TwoLines look="strong" note={page}>
          {titleOf(page)}
        </TwoLines>
      ),
    },
    {
      id: 'views',
      head: t`浏览次数`,
      numeric: true,
      width: 120,
      cell: ({ figures: { views, drawn } }) => {
        const share = percent(views === 0 ? 0 : drawn / views);
        return <TwoLines note={t`${share} 由服务器画好`}>{integer(views)}</TwoLines>;
      },
    },
    ...vitalMetrics.map((metric): TableColumn<Row> => ({
      id: metric,
      head: `${metrics[metric]} ${metric.toUpperCase()}`,
      cell: ({ figures }) => <Figure metric={metric} figure={figures[metric]} />,
    })),
  ];
  return (
    <>
      {all && all.views > 0 && (
        <FigureBand
          label={t`全部页面`}
          figures={vitalMetrics.map((metric) => {
            const figure = all[metric];
            return {
              id: metric,
              label: `${metrics[metric]} ${metric.toUpperCase()}`,
              value: figure ? valueOf(metric, figure.p75) : '–',
              ...(figure && { aside: ratings[rateVital(metric, figure.p75)], note: sharesOf(figure) }),
            };
          })}
        />
      )}
      <Card title={t`网页体验`} hint={t`真实访问里四次有三次不超过的值，访客十个里量一个`}>
        <Filters>
          <SegmentedControl
            size="s"
            label={t`时间`}
            value={days}
            onValueChange={setDays}
            segments={spans.map((span) => ({ value: span, label: span === '1' ? t`今天` : t`${span} 天` }))}
          />
          <Select
            label={t`语言`}
            value={lang}
            onValueChange={setLang}
            options={[{ value: 'all', label: t`全部语言` }, ...locales.map((each) => ({ value: each, label: languageNames[each] }))]}
          />
          <Select
            label={t`网络`}
            value={connection}
            onValueChange={setConnection}
            options={[{ value: 'all', label: t`全部网络` }, ...connectionKinds.map((kind) => ({ value: kind, label: connections[kind] }))]}
          />
        </Filters>
        <CardBleed>
          <Table<Row>
            caption={t`网页体验`}
            captionHidden
            columns={columns}
            rows={value?.pages ?? []}
            keyOf={({ page }) => page}
            status={state === 'failed' ? 'error' : statusOf({ value, state })}
            error={t`列表没能送到`}
            onRetry={again}
            empty={<EmptyState title={t`还没有量到，过一会儿再来看`} drawing={null} />}
          />
        </CardBleed>
      </Card>
    </>
  );
}
