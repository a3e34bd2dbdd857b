import { useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { forwardRef, useEffect, useId, useImperativeHandle, useRef, useState, type KeyboardEvent } from 'react';
import { IconButton } from '../../actions/IconButton/index.ts';
import { addMonths, clampDay, startOfMonth, type CivilDay } from '../../format/civil/civil.ts';
import { head, month as monthBox, months as monthsRow, title } from './Calendar.css.ts';
import { dayKeys } from './dayKeys.data.ts';
import { MonthGrid, type MonthGridProps } from './MonthGrid.tsx';
import { useCalendarLabels } from './useCalendarLabels.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';

export interface MonthsProps extends Pick<MonthGridProps, 'today' | 'mark' | 'onPick'>, RootProps {
  /** Number of months side by side; default 1. */
  count?: 1 | 2;
  /** The day in view at first; it is in the last of the months shown. */
  start: CivilDay;
  /** Earliest day that the arrows reach. */
  min?: CivilDay;
  /** Latest day that the arrows reach. */
  max?: CivilDay;
  onPoint?: (day: CivilDay) => void;
}

/**
 * One or two months with arrows between them. One day at a time takes the focus;
 * the keys of the date picker pattern move it across months.
 */
export const Months = forwardRef<HTMLDivElement, MonthsProps>(function Months(
  { count = 1, start, min, max, today, mark, onPick, onPoint, ...root },
  ref,
) {
  const { t } = useLingui();
  const words = useCalendarLabels();
  const ids = useId();
  const frame = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => frame.current as HTMLDivElement);
  const byKey = useRef(false);
  const [cursor, setCursor] = useState(clampDay(start, min, max));
  const [first, setFirst] = useState(() => addMonths(startOfMonth(clampDay(start, min, max)), 1 - count));
  const shown = Array.from({ length: count }, (_, at) => addMonths(first, at));
  const last = shown.at(-1) ?? first;
  const visible = (day: CivilDay) => day >= first && startOfMonth(day) <= last;
  // Paging with the arrows may leave the cursor behind; then the first day shown is the way in.
  const entry = visible(cursor) ? cursor : clampDay(first, min, max);

  useEffect(() => {
    if (!byKey.current) return;
    byKey.current = false;
    frame.current?.querySelector<HTMLElement>(`[data-day="${cursor}"]`)?.focus();
  }, [cursor, first]);

  const moveTo = (day: CivilDay) => {
    const next = clampDay(day, min, max);
    setCursor(next);
    if (next < first) setFirst(startOfMonth(next));
    else if (startOfMonth(next) > last) setFirst(addMonths(startOfMonth(next), 1 - count));
  };

  const handleKey = (event: KeyboardEvent<HTMLDivElement>) => {
    const move = dayKeys[event.key];
    if (!move || !(event.target instanceof HTMLElement) || event.target.dataset.day === undefined) return;
    event.preventDefault();
    byKey.current = true;
    moveTo(move(event.target.dataset.day, words.weekStart, event.shiftKey));
  };

  return (
    <div ref={frame} className={monthsRow} onKeyDown={handleKey} {...rootOf(root)}>
      {shown.map((month, at) => (
        <div key={at} className={monthBox}>
          <div className={head}>
            {at === 0 && (
              <IconButton
                label={t`上个月`}
                size="s"
                icon={<ChevronLeft size={16} aria-hidden />}
                disabled={min !== undefined && first <= startOfMonth(min)}
                onClick={() => setFirst(addMonths(first, -1))}
              />
            )}
            <h3 id={`${ids}-${at}`} className={title} aria-live="polite">
              {words.month(month)}
            </h3>
            {at === count - 1 && (
              <IconButton
                label={t`下个月`}
                size="s"
                icon={<ChevronRight size={16} aria-hidden />}
                disabled={max !== undefined && last >= startOfMonth(max)}
                onClick={() => setFirst(addMonths(first, 1))}
              />
            )}
          </div>
          <MonthGrid
            month={month}
            labelledBy={`${ids}-${at}`}
            today={today}
            cursor={entry}
            mark={mark}
            onPick={(day) => {
              setCursor(day);
              onPick(day);
            }}
            onPoint={(day) => onPoint?.(day)}
          />
        </div>
      ))}
    </div>
  );
});
