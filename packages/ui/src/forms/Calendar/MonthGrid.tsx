import { useLingui } from '@lingui/react/macro';
import { weeksOfMonth, type CivilDay } from '../../format/civil/civil.ts';
import { cell, dayButton, grid, weekday } from './Calendar.css.ts';
import { useCalendarLabels } from './useCalendarLabels.ts';

/** Positions of a day in the selected span. */
export type DayPlace = 'none' | 'only' | 'first' | 'inside' | 'last';

/** Marks that decide how a day is drawn. */
export interface DayMark {
  place: DayPlace;
  /** Reason why it cannot be chosen, read aloud; undefined where it can. */
  closed?: string;
}

export interface MonthGridProps {
  /** Any day of the month. */
  month: CivilDay;
  /** Id of the heading that names it. */
  labelledBy: string;
  today: CivilDay;
  /** The one day that Tab reaches. */
  cursor: CivilDay;
  mark: (day: CivilDay) => DayMark;
  /** A press, also on a closed day, so that its reason can be said. */
  onPick: (day: CivilDay) => void;
  /** Called when the pointer or the focus is on a day. */
  onPoint: (day: CivilDay) => void;
}

/** Six weeks of one month as a grid of the ARIA date picker pattern. */
export function MonthGrid({ month, labelledBy, today, cursor, mark, onPick, onPoint }: MonthGridProps) {
  const { t } = useLingui();
  const words = useCalendarLabels();
  return (
    <table role="grid" className={grid} aria-labelledby={labelledBy}>
      <thead>
        <tr>
          {words.weekdays.map(({ narrow, long }) => (
            <th key={long} scope="col" abbr={long} className={weekday}>
              {narrow}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOfMonth(month, words.weekStart).map((week, row) => (
          <tr key={row}>
            {week.map((day, column) => {
              if (day === null) return <td key={column} className={cell({ place: 'none' })} />;
              const { place, closed } = mark(day);
              const spoken = [words.long(day), day === today && t`今天`, closed].filter(Boolean).join(' ');
              return (
                <td key={day} role="gridcell" className={cell({ place })} aria-selected={place !== 'none'}>
                  <button
                    type="button"
                    className={dayButton({ place })}
                    data-day={day}
                    tabIndex={day === cursor ? 0 : -1}
                    aria-label={spoken}
                    aria-current={day === today ? 'date' : undefined}
                    aria-disabled={closed === undefined ? undefined : true}
                    onClick={() => onPick(day)}
                    onPointerEnter={() => onPoint(day)}
                    onFocus={() => onPoint(day)}
                  >
                    {Number(day.slice(8))}
                  </button>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
