import { useLingui } from '@lingui/react/macro';
import { forwardRef } from 'react';
import type { CivilDay } from '../../format/civil/civil.ts';
import { Calendar, type CalendarProps } from '../Calendar/Calendar.tsx';
import { CalendarField } from '../Calendar/CalendarField.tsx';
import { useCalendarLabels } from '../Calendar/useCalendarLabels.ts';
import type { FieldControlProps } from '../FormField/useField.ts';
import { panel } from './DateField.css.ts';
import { useControllableState, useControllableOpen, type OpenProps } from '../../theme/useControllableState.ts';

export interface DateFieldProps extends FieldControlProps, CalendarProps, OpenProps {
  /** Placeholder while no day is chosen; default 选日期. */
  placeholder?: string;
}

/** One day, chosen from a calendar that opens under it. */
export const DateField = forwardRef<HTMLButtonElement, DateFieldProps>(function DateField(
  { value: given, defaultValue, onValueChange: notifyChange, min, max, timeZone, placeholder, open, defaultOpen, onOpenChange, ...own },
  ref,
) {
  const { t } = useLingui();
  const [value, onValueChange] = useControllableState<CivilDay | null, CivilDay>(given, defaultValue ?? null, notifyChange);
  const words = useCalendarLabels();
  const [isOpen, setOpen] = useControllableOpen({ open, defaultOpen, onOpenChange });
  const text = value === null ? (placeholder ?? t`选日期`) : `${words.range(value, value)} ${words.weekday(value)}`;
  return (
    <CalendarField field={own} label={t`日期`} text={text} isEmpty={value === null} open={isOpen} onOpenChange={setOpen} ref={ref}>
      <div className={panel}>
        <Calendar
          value={value}
          onValueChange={(day) => {
            onValueChange(day);
            setOpen(false);
          }}
          min={min}
          max={max}
          timeZone={timeZone}
        />
      </div>
    </CalendarField>
  );
});
