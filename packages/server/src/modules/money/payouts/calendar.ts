import { addDays, dayAt, monthAt, startOfDay, weekdayOf } from '../../../platform/serverDay.ts';

/** Hour in the site's zone by which a day's payments are made. */
const closingHour = 18;
const friday = 5;

/** Start of an instant's calendar month in the site's zone (ms UTC). */
export const monthBegan = (at: number): number => startOfDay(`${monthAt(at)}-01`);

/** Start of an instant's year in the site's zone (ms UTC). */
export const yearBegan = (at: number): number => startOfDay(`${dayAt(at).slice(0, 4)}-01-01`);

/** Expected arrival of a withdrawal: 18:00 of the next working day (Monday to Friday). */
export function arrivalOf(at: number): number {
  let next = addDays(dayAt(at), 1);
  while (weekdayOf(next) > friday) next = addDays(next, 1);
  return startOfDay(next) + closingHour * 3_600_000;
}
