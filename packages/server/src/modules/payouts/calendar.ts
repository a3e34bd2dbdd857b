import { dayBegins, dayOf } from '../orders/orders.data.ts';

const dayLength = 86_400_000;
/** Hour of the site's zone by which payments of a day are made. */
const closingHour = 18;

/** When the calendar month of an instant began, in the site's zone (ms UTC). */
export const monthBegan = (at: number): number => dayBegins(`${dayOf(at).slice(0, 7)}-01`);

/** When the next calendar month begins. */
export const nextMonth = (at: number): number => monthBegan(monthBegan(at) + 32 * dayLength);

/** When the year of an instant began. */
export const yearBegan = (at: number): number => dayBegins(`${dayOf(at).slice(0, 4)}-01-01`);

const weekday = (at: number) => new Date(`${dayOf(at)}T00:00:00Z`).getUTCDay();

/** By when a withdrawal of this instant should have arrived: 18:00 of the next working day (Monday to Friday). */
export function arrivalOf(at: number): number {
  let next = dayBegins(dayOf(at)) + dayLength;
  while (weekday(next) === 0 || weekday(next) === 6) next += dayLength;
  return next + closingHour * 3_600_000;
}
