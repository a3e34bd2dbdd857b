import { useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { useCalendarLabels } from '../../forms/Calendar/useCalendarLabels.ts';
import { Gem } from '../../format/PriceTag/index.ts';
import { visuallyHidden } from '../../theme/a11y.css.ts';
import { monthWeeks, type MonthDay, type SignInMonthData } from './month.ts';
import * as css from './SignInMonth.css.ts';

export interface SignInMonthGridProps {
  /** The month; undefined while loading. */
  data: SignInMonthData | undefined;
  /** `2026-11`. */
  month: string;
  /** Id of the heading that names the month. */
  labelledBy: string;
}

/** The days of a month in weeks from Monday on; six rows always, so that nothing below jumps. */
export function SignInMonthGrid({ data, month, labelledBy }: SignInMonthGridProps) {
  const words = useCalendarLabels();
  // The strip above runs from Monday to Sunday in every language, so the month does too.
  const names = [...words.weekdays.slice((8 - words.weekStart) % 7), ...words.weekdays.slice(0, (8 - words.weekStart) % 7)];
  const weeks =
    data?.month === month ? monthWeeks(data) : monthWeeks({ month, today: '', since: '9999', signed: [], rewards: [], longest: 0 });
  const isKnown = data?.month === month;
  return (
    <div className={css.frame}>
      <table className={css.grid} aria-labelledby={labelledBy}>
        <thead>
          <tr>
            {names.map(({ narrow, long }) => (
              <th key={long} scope="col" abbr={long} className={css.weekday}>
                {narrow}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week, row) => (
            <tr key={week.find((day) => day !== null)?.day ?? row}>
              {week.map((day, column) => (
                <Day
                  key={day?.day ?? column}
                  day={day}
                  joinsBefore={week[column - 1]?.state === 'signed'}
                  joinsAfter={week[column + 1]?.state === 'signed'}
                  isKnown={isKnown}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface DayProps {
  day: MonthDay | null;
  /** The day before, or after, in the same week is signed as well: their grounds run together. */
  joinsBefore: boolean;
  joinsAfter: boolean;
  isKnown: boolean;
}

function Day({ day, joinsBefore, joinsAfter, isKnown }: DayProps) {
  const { t } = useLingui();
  const words = useCalendarLabels();
  if (!day) return <td className={css.cell.none} />;
  const { state, isToday, reward } = day;
  const number = Number(day.day.slice(8));
  if (!isKnown)
    return (
      <td className={css.cell.before}>
        <span className={css.number}>{number}</span>
      </td>
    );
  const name = words.long(day.day);
  const spoken = {
    signed: t`${name}，已签到，获得 ${reward} 黄钻`,
    missed: t`${name}，漏签`,
    today: t`${name}，今天，签到可得 ${reward} 黄钻`,
    ahead: t`${name}，可得 ${reward} 黄钻`,
    before: name,
  };
  return (
    <td
      className={css.cell[state]}
      data-today={isToday || undefined}
      data-before={joinsBefore || undefined}
      data-after={joinsAfter || undefined}
      aria-current={isToday ? 'date' : undefined}
    >
      <span className={visuallyHidden}>{spoken[state]}</span>
      <span className={css.number} aria-hidden="true">
        {number}
      </span>
      <span className={css.sign} aria-hidden="true">
        {state === 'signed' && <Check size={16} strokeWidth={2.25} />}
        {state === 'missed' && t`漏签`}
        {state === 'today' && (
          <>
            <Gem size={12} />
            {reward}
          </>
        )}
        {state === 'ahead' && `+${reward}`}
      </span>
    </td>
  );
}
