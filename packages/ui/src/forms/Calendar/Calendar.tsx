import { useLingui } from '@lingui/react/macro';
import { forwardRef } from 'react';
import { useTimeZone } from '../../theme/UiProvider/clock.ts';
import { useEnvironment } from '../../theme/UiProvider/index.ts';
import { dayOf, type CivilDay } from '../../format/civil/civil.ts';
import { Months } from './Months.tsx';
import { rootOf, type RootProps } from '../../theme/root.ts';
import { useControllableState } from '../../theme/useControllableState.ts';

export interface CalendarProps extends RootProps {
  /** The chosen day; null while none is chosen. */
  value?: CivilDay | null;
  /** Initial value when `value` is left out (uncontrolled). */
  defaultValue?: CivilDay | null;
  onValueChange?: (day: CivilDay) => void;
  /** Earliest day that can be chosen. */
  min?: CivilDay;
  /** Latest day that can be chosen. */
  max?: CivilDay;
  /** IANA zone that "today" is read in; default the provider's. */
  timeZone?: string;
}

/** One month to choose a day from, with the keys of the ARIA date picker pattern. */
export const Calendar = forwardRef<HTMLDivElement, CalendarProps>(function Calendar(
  { value: given, defaultValue, onValueChange: notifyChange, min, max, timeZone, ...root },
  ref,
) {
  const [value, onValueChange] = useControllableState<CivilDay | null, CivilDay>(given, defaultValue ?? null, notifyChange);
  const { t } = useLingui();
  const { now } = useEnvironment();
  const today = dayOf(now(), useTimeZone(timeZone));
  const closed = (day: CivilDay) => ((min !== undefined && day < min) || (max !== undefined && day > max) ? t`不可选` : undefined);
  return (
    <Months
      start={value ?? today}
      min={min}
      max={max}
      today={today}
      mark={(day) => ({ place: day === value ? 'only' : 'none', closed: closed(day) })}
      onPick={(day) => closed(day) === undefined && onValueChange(day)}
      ref={ref}
      {...rootOf(root)}
    />
  );
});
