import { addDays, dayAt, monthAt, startOfDay, weekdayOf } from '../../platform/serverDay.ts';

/** Hour of the site's zone by which payments of a day are made. */
const closingHour = 18;
const friday = 5;

/** When the calendar month of an instant began, in the site's zone (ms UTC). */
export const monthBegan = (at: number): number => startOfDay(`${monthAt(at)}-01`);

/** When the year of an instant began. */
export const yearBegan = (at: number): number => startOfDay(`${dayAt(at).slice(0, 4)}-01-01`);

/** By when a withdrawal of this instant should have arrived: 18:00 of the next working day (Monday to Friday). */
export function arrivalOf(at: number): number {
  let next = addDays(dayAt(at), 1);
  while (weekdayOf(next) > friday) next = addDays(next, 1);
  return startOfDay(next) + closingHour * 3_600_000;
}
