import { useLingui } from '@lingui/react/macro';
import { CircleAlert } from 'lucide-react';
import { Button } from '../../actions/Button/index.ts';
import { dayOf } from '../../format/civil/civil.ts';
import { Months } from '../Calendar/Months.tsx';
import { useEnvironment } from '../../theme/UiProvider/index.ts';
import { calendars, foot, panel, preset as presetButton, presets as presetList, said, saidIcon } from './DateRange.css.ts';
import { presetSpans, type DateRangePreset } from './presets.data.ts';
import { spanRefusal, type DaySpan, type SpanRules } from './span.ts';
import { useRangeDraft } from './useRangeDraft.ts';
import { useRangeWords } from './useRangeWords.ts';

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
  const today = dayOf(now(), timeZone);
  const words = useRangeWords(rules);
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
