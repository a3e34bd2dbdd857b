import { useLingui } from '@lingui/react/macro';
import { forwardRef } from 'react';
import { CalendarField } from '../Calendar/CalendarField.tsx';
import { useCalendarLabels } from '../Calendar/useCalendarLabels.ts';
import type { FieldControlProps } from '../FormField/useField.ts';
import { DateRangePanel } from './DateRangePanel.tsx';
import type { DateRangePreset } from './presets.data.ts';
import type { DaySpan, SpanRules } from './span.ts';
import { useControllableState, useControllableOpen, type OpenProps } from '../../theme/useControllableState.ts';

const usual: readonly DateRangePreset[] = ['last7', 'last30', 'thisMonth'];

export interface DateRangeProps extends Omit<FieldControlProps, 'required'>, SpanRules, OpenProps {
  /** The chosen span; null while there is none. */
  value?: DaySpan | null;
  /** Initial value when `value` is left out (uncontrolled). */
  defaultValue?: DaySpan | null;
  onValueChange?: (span: DaySpan | null) => void;
  /** Spans of one press, in order; default the last 7 days, the last 30 days, this month. */
  presets?: readonly DateRangePreset[];
  /** Whether the span can be cleared; default false. */
  clearable?: boolean;
  /** Placeholder while there is no span; default 选日期范围. */
  placeholder?: string;
  /** IANA zone that "today" is read in; default the viewer's own. */
  timeZone?: string;
}

/** Two days of a calendar, chosen by two presses, by keys, or by one preset; a refused day says why. */
export const DateRange = forwardRef<HTMLButtonElement, DateRangeProps>(function DateRange(
  {
    value: given,
    defaultValue,
    onValueChange: notifyChange,
    presets = usual,
    clearable = false,
    placeholder,
    timeZone,
    open,
    defaultOpen,
    onOpenChange,
    min,
    max,
    maxMonths,
    ...own
  },
  ref,
) {
  const [value, onValueChange] = useControllableState<DaySpan | null>(given, defaultValue ?? null, notifyChange);
  const { t } = useLingui();
  const words = useCalendarLabels();
  const [isOpen, setOpen] = useControllableOpen({ open, defaultOpen, onOpenChange });
  const text = value === null ? (placeholder ?? t`选日期范围`) : words.range(value.from, value.to);

  const take = (span: DaySpan | null) => {
    onValueChange(span);
    setOpen(false);
  };

  return (
    <CalendarField field={own} label={t`日期范围`} text={text} isEmpty={value === null} open={isOpen} onOpenChange={setOpen} ref={ref}>
      <DateRangePanel
        value={value}
        onSpan={take}
        presets={presets}
        clearable={clearable}
        timeZone={timeZone}
        min={min}
        max={max}
        maxMonths={maxMonths}
      />
    </CalendarField>
  );
});
