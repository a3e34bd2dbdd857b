import { useLingui } from '@lingui/react/macro';
import { CircleAlert } from 'lucide-react';
import { Button } from '../../actions/Button/index.ts';
import { dayOf, type CivilDay, daysBetween } from '../../format/civil/civil.ts';
import { Months } from '../Calendar/Months.tsx';
import { useTimeZone } from '../../theme/UiProvider/clock.ts';
import { useEnvironment } from '../../theme/UiProvider/index.ts';
import { calendars, foot, panel, preset as presetButton, presets as presetList, said, saidIcon } from './DateRange.css.ts';
import { presetSpans, type DateRangePreset } from './presets.data.ts';
import { spanRefusal, type DaySpan, type SpanRules, spanOf, type SpanRefusal } from './span.ts';
import { useState } from 'react';
import type { DayPlace } from '../Calendar/MonthGrid.tsx';
import { plural } from '@lingui/core/macro';
import { useCalendarLabels } from '../Calendar/useCalendarLabels.ts';

/** Texts of the panel of a date range: names of presets, reasons of refusals, and the next step. */
function useRangeLabels({ min, max, maxMonths }: SpanRules) {
  const { t } = useLingui();
  const { range } = useCalendarLabels();
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

/** Between the first press and the second: the anchor, the day pointed at, and why the last press was refused. */
function useRangeDraft(value: DaySpan | null, rules: SpanRules, onSpan: (span: DaySpan) => void) {
  const [anchor, setAnchor] = useState<CivilDay>();
  const [pointed, setPointed] = useState<CivilDay>();
  const [refusal, setRefusal] = useState<SpanRefusal>();

  const refusalOf = (day: CivilDay): SpanRefusal | undefined =>
    spanRefusal(anchor === undefined ? { from: day, to: day } : spanOf(anchor, day), rules);

  const pick = (day: CivilDay) => {
    const refused = refusalOf(day);
    setRefusal(refused);
    if (refused !== undefined) return;
    if (anchor === undefined) return setAnchor(day);
    setAnchor(undefined);
    onSpan(spanOf(anchor, day));
  };

  const drafted =
    anchor === undefined ? value : spanOf(anchor, pointed !== undefined && refusalOf(pointed) === undefined ? pointed : anchor);

  const placeOf = (day: CivilDay): DayPlace => {
    if (drafted === null || day < drafted.from || day > drafted.to) return 'none';
    if (drafted.from === drafted.to) return 'only';
    if (day === drafted.from) return 'first';
    return day === drafted.to ? 'last' : 'inside';
  };

  const reset = () => {
    setAnchor(undefined);
    setPointed(undefined);
    setRefusal(undefined);
  };

  return { anchor, drafted, refusal, refusalOf, placeOf, pick, point: setPointed, reset };
}

export interface DateRangePanelProps extends SpanRules {
  value: DaySpan | null;
  onSpan: (span: DaySpan | null) => void;
  presets: readonly DateRangePreset[];
  clearable: boolean;
  timeZone?: string;
}

/** Presets, two months, and a line with the next step or the reason of a refusal. */
export function DateRangePanel({ value, onSpan, presets, clearable, timeZone, ...rules }: DateRangePanelProps) {
  const { t } = useLingui();
  const { now } = useEnvironment();
  const today = dayOf(now(), useTimeZone(timeZone));
  const words = useRangeLabels(rules);
  const draft = useRangeDraft(value, rules, onSpan);
  const isValue = (span: DaySpan) => span.from === value?.from && span.to === value.to;
  const closed = (day: string) => {
    const refusal = draft.refusalOf(day);
    return refusal && words.refusals[refusal];
  };
  return (
    <div className={panel}>
      {presets.length > 0 && (
        <div className={presetList} role="group" aria-label={t`常用范围`}>
          {presets.map((name) => {
            const span = presetSpans[name](today);
            return (
              <button
                key={name}
                type="button"
                className={presetButton}
                aria-pressed={draft.anchor === undefined && isValue(span)}
                disabled={spanRefusal(span, rules) !== undefined}
                onClick={() => onSpan(span)}
              >
                {words.presets[name]}
              </button>
            );
          })}
        </div>
      )}
      <div className={calendars}>
        <Months
          count={2}
          start={value?.to ?? today}
          min={rules.min}
          max={rules.max}
          today={today}
          mark={(day) => ({ place: draft.placeOf(day), closed: closed(day) })}
          onPick={draft.pick}
          onPoint={draft.point}
        />
      </div>
      <div className={foot}>
        <p className={said} role="status" data-refused={draft.refusal === undefined ? undefined : true}>
          {draft.refusal === undefined ? (
            words.next(draft.drafted, draft.anchor)
          ) : (
            <>
              <CircleAlert className={saidIcon} size={16} aria-hidden />
              {words.refusals[draft.refusal]}
            </>
          )}
        </p>
        {draft.anchor !== undefined && (
          <Button tone="plain" size="s" onClick={draft.reset}>
            {t`重选`}
          </Button>
        )}
        {clearable && value !== null && (
          <Button tone="plain" size="s" onClick={() => onSpan(null)}>
            {t`清除`}
          </Button>
        )}
      </div>
    </div>
  );
}
