import { useLocaleTag } from '../../theme/UiProvider/localeTag.ts';
import { addDays, utcOf, type CivilDay } from '../../format/civil/civil.ts';

/** Wording of days and start of the week in a language. */
export interface CalendarLabels {
  /** First day of the week: 0 is Sunday. */
  weekStart: number;
  /** Seven names from the week's first day on: narrow for the eye, long for the ear. */
  weekdays: readonly { narrow: string; long: string }[];
  /** 2026年11月 */
  month: (day: CivilDay) => string;
  /** 2026年11月21日星期六 */
  long: (day: CivilDay) => string;
  /** 周六 */
  weekday: (day: CivilDay) => string;
  /** Month and day in digits: 11/21, 21/11. */
  short: (day: CivilDay) => string;
  /** 2026/11/1 – 2026/11/21, 1–21 Nov 2026, 1/11/2026 – 21/11/2026 */
  range: (from: CivilDay, to: CivilDay) => string;
}

/** `month`: format of a month between day and year; 21 thg 11, 2026 would be a second form beside 21/11. */
const languages: Readonly<Record<string, { tag: string; weekStart: number; month: 'short' | 'numeric' }>> = {
  zh: { tag: 'zh-CN', weekStart: 1, month: 'short' },
  en: { tag: 'en-GB', weekStart: 1, month: 'short' },
  vi: { tag: 'vi-VN', weekStart: 1, month: 'numeric' },
};

function createWords(locale: string): CalendarLabels {
  const { tag, weekStart, month: monthLook } = languages[locale] ?? { tag: locale, weekStart: 1, month: 'short' };
  const make = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' });
  const [narrow, longWeekday, weekday] = [make({ weekday: 'narrow' }), make({ weekday: 'long' }), make({ weekday: 'short' })];
  const [month, long, short, medium] = [
    make({ year: 'numeric', month: 'long' }),
    make({ dateStyle: 'full' }),
    make({ month: 'numeric', day: 'numeric' }),
    make({ year: 'numeric', month: monthLook, day: 'numeric' }),
  ];
  // The 1st of November 2026 is a Sunday.
  const week = Array.from({ length: 7 }, (_, at) => utcOf(addDays('2026-11-01', weekStart + at)));
  return {
    weekStart,
    weekdays: week.map((at) => ({ narrow: narrow.format(at), long: longWeekday.format(at) })),
    month: (day) => month.format(utcOf(day)),
    long: (day) => long.format(utcOf(day)),
    weekday: (day) => weekday.format(utcOf(day)),
    short: (day) => short.format(utcOf(day)),
    range: (from, to) => (from === to ? medium.format(utcOf(from)) : medium.formatRange(utcOf(from), utcOf(to))),
  };
}

const built = new Map<string, CalendarLabels>();

/** Names of months and weekdays in the language of the surrounding `UiProvider`, from Intl. */
export function useCalendarLabels(): CalendarLabels {
  const tag = useLocaleTag();
  const known = built.get(tag);
  if (known) return known;
  const made = createWords(tag);
  built.set(tag, made);
  return made;
}
