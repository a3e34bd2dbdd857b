import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { daysBetween, type CivilDay } from '../../format/civil/civil.ts';
import { useCalendarWords } from '../Calendar/useCalendarWords.ts';
import type { DateRangePreset } from './presets.data.ts';
import type { DaySpan, SpanRefusal, SpanRules } from './span.ts';

/** Texts of the panel of a date range: names of presets, reasons of refusals, and the next step. */
export function useRangeWords({ min, max, maxMonths }: SpanRules) {
  const { t } = useLingui();
  const { range } = useCalendarWords();
  const months = maxMonths ?? 0;
  const earliest = min === undefined ? '' : range(min, min);
  const latest = max === undefined ? '' : range(max, max);
  const presets: Record<DateRangePreset, string> = {
    today: t`今天`,
    last7: t`最近 7 天`,
    last30: t`最近 30 天`,
    thisMonth: t`本月`,
    lastMonth: t`上月`,
    last3Months: t`最近 3 个月`,
  };
  const refusals: Record<SpanRefusal, string> = {
    early: t`最早只能查到 ${earliest}`,
    late: t`最晚只能选到 ${latest}`,
    long: t`一次最多查 ${plural(months, { other: '# 个月' })}，请选近一点的日子`,
  };
  const next = (span: DaySpan | null, anchor: CivilDay | undefined): string => {
    const start = anchor === undefined ? '' : range(anchor, anchor);
    if (anchor !== undefined) return t`从 ${start} 起，再选结束日期`;
    if (span === null) return t`先选开始日期`;
    const days = daysBetween(span.from, span.to) + 1;
    return t`共 ${plural(days, { other: '# 天' })}`;
  };
  return { presets, refusals, next };
}
