import { ToggleGroup } from '@base-ui/react/toggle-group';
import { useLingui } from '@lingui/react/macro';
import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react';
import { forwardRef, useRef } from 'react';
import { Calendar } from '../Calendar/Calendar.tsx';
import { CalendarPopup } from '../Calendar/CalendarPopup.tsx';
import { dayOf, type CivilDay } from '../../format/civil/civil.ts';
import { useNow } from '../../format/index.ts';
import { arrow, days as daysBox, single, strip } from './DateStrip.css.ts';
import { DateStripDay, type DateStripDayProps, type StripDay } from './DateStripDay.tsx';
import { rootOf, type RootProps } from '../../theme/root.ts';
import { useControllableState, useControllableOpen, type OpenProps } from '../../theme/useControllableState.ts';
import { useTimeZone } from '../../theme/UiProvider/clock.ts';
import { useLayoutEffect } from '../../theme/UiProvider/layoutEffect.ts';

/** Part of the viewer's day that has passed at an instant in ms UTC, 0 to 1. */
function passedOfDay(instant: number, timeZone?: string): number {
  const parts = new Intl.DateTimeFormat('en', { hour: 'numeric', minute: 'numeric', hourCycle: 'h23', timeZone }).formatToParts(instant);
  const read = (type: string) => Number(parts.find((part) => part.type === type)?.value ?? 0);
  return (read('hour') * 60 + read('minute')) / (24 * 60);
}

/** `open`, `defaultOpen` and `onOpenChange` are its calendar's. */
export interface DateStripProps extends OpenProps, RootProps {
  /** Names the strip for screen readers, such as 赛程日期. */
  label: string;
  /** The days that show, in order; seven or more. */
  days: readonly StripDay[];
  /** The chosen day; it need not be among those shown. Null while none is. */
  value?: CivilDay | null;
  /** Initial value when `value` is left out (uncontrolled). */
  defaultValue?: CivilDay | null;
  onValueChange?: (day: CivilDay) => void;
  /** Shows the days before; without it the arrow is closed. */
  onEarlier?: () => void;
  /** Shows the days after; without it the arrow is closed. */
  onLater?: () => void;
  /** Adds a button that opens a month to choose any day from; its ends are the earliest and the latest day. */
  calendar?: { min?: CivilDay; max?: CivilDay };
  /** `bar` over the whole width with counts and hours, `compact` in a tool bar; default `bar`. */
  look?: DateStripDayProps['look'];
  /** IANA zone that "today" is read in; default the provider's. */
  timeZone?: string;
}

/** A row of days to choose one from: arrows of the keyboard move, Enter or Space chooses, the ends page. */
export const DateStrip = forwardRef<HTMLDivElement, DateStripProps>(function DateStrip(
  {
    label,
    days,
    value: given,
    defaultValue = null,
    onValueChange: notifyChange,
    onEarlier,
    onLater,
    calendar,
    look = 'bar',
    timeZone: zone,
    open,
    defaultOpen,
    onOpenChange,
    ...root
  },
  ref,
) {
  const { t } = useLingui();
  const [value, onValueChange] = useControllableState<CivilDay | null, CivilDay>(given, defaultValue, notifyChange);
  const now = useNow(60_000);
  const timeZone = useTimeZone(zone);
  const today = dayOf(now, timeZone);
  const passed = passedOfDay(now, timeZone);
  const row = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useControllableOpen({ open, defaultOpen, onOpenChange });

  // Scrolls the row alone; `scrollIntoView` would move the page as well. Without a chosen day today is in the middle.
  useLayoutEffect(() => {
    const box = row.current;
    if (!box) return;
    const settle = () => {
      const middle = box.querySelector<HTMLElement>('[data-pressed]') ?? box.querySelector<HTMLElement>('[aria-current="date"]');
      // Cut days have room at both ends, so that the first and the last can leave the fade; it must not count here.
      box.removeAttribute('data-cut');
      box.toggleAttribute('data-cut', box.scrollWidth > box.clientWidth);
      if (middle) box.scrollLeft = middle.offsetLeft - (box.clientWidth - middle.offsetWidth) / 2;
    };
    settle();
    const watch = new ResizeObserver(settle);
    watch.observe(box);
    return () => watch.disconnect();
  }, [value, days]);

  return (
    <div className={strip({ look })} role="group" aria-label={label} ref={ref} {...rootOf(root)}>
      <button type="button" className={arrow({ look })} aria-label={t`更早的日子`} disabled={!onEarlier} onClick={onEarlier}>
        <ChevronLeft size={16} aria-hidden />
      </button>
      <ToggleGroup
        ref={row}
        className={daysBox({ look })}
        aria-label={label}
        value={value === null ? [] : [value]}
        onValueChange={([next]) => next !== undefined && onValueChange(next)}
      >
        {days.map((day) => (
          <DateStripDay key={day.day} {...day} look={look} today={today} passed={passed} />
        ))}
      </ToggleGroup>
      <button type="button" className={arrow({ look })} aria-label={t`更晚的日子`} disabled={!onLater} onClick={onLater}>
        <ChevronRight size={16} aria-hidden />
      </button>
      {calendar && (
        <CalendarPopup
          label={t`选日期`}
          align="end"
          open={isOpen}
          onOpenChange={setOpen}
          trigger={
            <button type="button" className={arrow({ look })} aria-label={t`选日期`}>
              <CalendarDays size={16} aria-hidden />
            </button>
          }
        >
          <div className={single}>
            <Calendar
              {...calendar}
              value={value}
              timeZone={timeZone}
              onValueChange={(next) => {
                onValueChange(next);
                setOpen(false);
              }}
            />
          </div>
        </CalendarPopup>
      )}
    </div>
  );
});
