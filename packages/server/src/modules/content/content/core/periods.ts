import type { ContentPeriod } from '@pitchside/api/content/content';
import { addDays, dayAt, monthAt, monthEnds, startOfDay, startOfWeek } from '../../../../platform/serverDay.ts';
import { day } from '../../../../platform/retention.ts';

/** Period of the server's calendar, and its retention, ms UTC. */
export interface Period {
  name: string;
  forgetAt: number;
}

/** Name of the period that contains an instant. */
export function periodAt(instant: number, period: ContentPeriod): string {
  const today = dayAt(instant);
  if (period === 'day') return `D${today}`;
  return period === 'week' ? `W${startOfWeek(today)}` : `M${monthAt(instant)}`;
}

/** Name of the period before the one that contains an instant. */
export function periodBefore(instant: number, period: ContentPeriod): string {
  const today = dayAt(instant);
  const from = { day: today, week: startOfWeek(today), month: monthEnds(monthAt(instant)).from }[period];
  return periodAt(startOfDay(from) - 1, period);
}

/** Names of the last days, ending with that of an instant. */
export const lastDays = (instant: number, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `D${addDays(dayAt(instant), index + 1 - count)}`);

/** The day, week and month of an instant, with the same retention as the rankings. */
export function periodsAt(instant: number): Period[] {
  const today = dayAt(instant);
  return [
    { name: periodAt(instant, 'day'), forgetAt: startOfDay(addDays(today, 1)) + 41 * day },
    { name: periodAt(instant, 'month'), forgetAt: startOfDay(monthEnds(monthAt(instant)).before) + 400 * day },
    { name: periodAt(instant, 'week'), forgetAt: startOfDay(addDays(startOfWeek(today), 7)) + 100 * day },
  ];
}
