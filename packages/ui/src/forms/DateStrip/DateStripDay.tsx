import { Toggle } from '@base-ui/react/toggle';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { CSSProperties } from 'react';
import { addDays, type CivilDay } from '../../format/civil/civil.ts';
import { useCalendarLabels } from '../Calendar/useCalendarLabels.ts';
import { visuallyHidden } from '../../theme/a11y.css.ts';
import { count as countText, date as dateText, day as dayBox, hour, hours as hoursBox, name } from './DateStrip.css.ts';

/** Looks of a date strip: a bar over the whole width with each day's load, or small cells in a tool bar. */
export const dateStripLooks = ['bar', 'compact'] as const;

/** One day with its number of matches. */
export interface StripDay {
  day: CivilDay;
  /** Number of matches; 0 is a day of rest, undefined is not known. */
  count?: number;
  /** Matches of equal parts of the day from midnight on, such as twelve of two hours; for `bar`. */
  spread?: readonly number[];
}

export interface DateStripDayProps extends StripDay {
  look: (typeof dateStripLooks)[number];
  today: CivilDay;
  /** Part of the day that has passed, 0 to 1. */
  passed: number;
}

/** A day of the strip: weekday, date, how many matches and when they are. */
export function DateStripDay({ day, count, spread = [], look, today, passed }: DateStripDayProps) {
  const { t, i18n } = useLingui();
  const words = useCalendarLabels();
  const near: Readonly<Record<CivilDay, string>> = { [addDays(today, -1)]: t`昨天`, [today]: t`今天`, [addDays(today, 1)]: t`明天` };
  const weekday = words.weekday(day);
  const matches = count === undefined ? '' : i18n.number(count);
  const most = Math.max(1, ...spread);
  const current = day === today ? Math.min(spread.length - 1, Math.floor(passed * spread.length)) : -1;
  const nearName = near[day];
  const shownName = look === 'bar' && nearName !== undefined ? `${nearName} ${weekday}` : (nearName ?? weekday);
  return (
    <Toggle
      value={day}
      className={dayBox({ look })}
      aria-current={day === today ? 'date' : undefined}
      data-when={day < today ? 'past' : undefined}
      data-free={count === 0 || undefined}
    >
      <span className={name({ look })}>
        {shownName}
        {count !== undefined && (
          <span className={look === 'bar' ? countText : visuallyHidden}>
            {count === 0 ? t`休` : matches}
            <span className={visuallyHidden}> {count === 0 ? t`没有比赛` : t`${plural(count, { other: '场比赛' })}`}</span>
          </span>
        )}
      </span>{' '}
      <span className={dateText({ look })}>{words.short(day)}</span>
      {look === 'bar' && spread.length > 0 && (
        <span className={hoursBox}>
          {spread.map((each, at) => (
            <span key={at} className={hour} data-now={at === current || undefined} style={{ '--share': each / most } as CSSProperties} />
          ))}
        </span>
      )}
    </Toggle>
  );
}
