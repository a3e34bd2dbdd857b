import { CalendarDays, ChevronDown } from 'lucide-react';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Calendar, type CalendarProps } from '../Calendar/Calendar.tsx';
import { CalendarPopup } from '../Calendar/CalendarPopup.tsx';
import { useCalendarWords } from '../Calendar/useCalendarWords.ts';
import { box } from '../../theme/recipes/box.css.ts';
import { useField, type FieldControlProps } from '../FormField/useField.ts';
import { glyph, panel, shown } from './DateField.css.ts';

export interface DateFieldProps extends FieldControlProps, CalendarProps {
  /** What stands there while no day is chosen; default 选日期. */
  placeholder?: string;
  /** Opens at once; for stories. Default false. */
  defaultOpen?: boolean;
}

/** One day, chosen from a calendar that opens under it. */
export function DateField({ value, onValueChange, min, max, timeZone, placeholder, defaultOpen = false, ...own }: DateFieldProps) {
  const { t } = useLingui();
  const words = useCalendarWords();
  const { id, naming, invalid, disabled } = useField(own);
  const [open, setOpen] = useState(defaultOpen);
  const text = value === null ? (placeholder ?? t`选日期`) : `${words.range(value, value)} ${words.weekday(value)}`;
  const named = naming['aria-labelledby'];
  return (
    <CalendarPopup
      label={own.label ?? t`日期`}
      open={open}
      onOpenChange={setOpen}
      trigger={
        <button
          type="button"
          id={id}
          className={box({ invalid, press: true })}
          disabled={disabled}
          {...naming}
          aria-label={own.label && `${own.label} ${text}`}
          aria-labelledby={named && `${named} ${id}-shown`}
        >
          <CalendarDays className={glyph} size={16} aria-hidden />
          <span id={`${id}-shown`} className={shown} data-empty={value === null || undefined}>
            {text}
          </span>
          <ChevronDown className={glyph} size={16} aria-hidden />
        </button>
      }
    >
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
    </CalendarPopup>
  );
}
