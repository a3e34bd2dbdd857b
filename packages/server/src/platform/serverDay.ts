/** A day of the server's calendar, `2026-11-22`; such texts sort by time. */
export type ServerDay = string;

/** The zone in which the server cuts its days: Asia/Shanghai, whose offset has not changed since 1991. */
const offset = 8 * 3_600_000;
export const dayLength = 86_400_000;

/** The server's day that an instant (ms UTC) falls on. */
export const dayAt = (instant: number): ServerDay => new Date(instant + offset).toISOString().slice(0, 10);

/** Start of a server day, ms UTC. */
export const startOfDay = (day: ServerDay): number => Date.parse(`${day}T00:00:00Z`) - offset;

/** The day so many days later, or earlier. */
export const addDays = (day: ServerDay, days: number): ServerDay =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayLength).toISOString().slice(0, 10);

/** Weekday of a day, from Monday 1 to Sunday 7. */
export const weekdayOf = (day: ServerDay): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

/** Monday of the week of a day. */
export const startOfWeek = (day: ServerDay): ServerDay => addDays(day, 1 - weekdayOf(day));

/** The server's month that an instant (ms UTC) falls in: `2026-11`. */
export const monthAt = (instant: number): string => dayAt(instant).slice(0, 7);

/** When the server's next month begins, ms UTC. */
export const nextMonth = (instant: number): number => startOfDay(monthEnds(monthAt(instant)).before);

/** First day of a month such as `2026-11`, and first day of the month after it. */
export function monthEnds(month: string): { from: ServerDay; before: ServerDay } {
  const next = new Date(`${month}-01T00:00:00Z`);
  next.setUTCMonth(next.getUTCMonth() + 1);
  return { from: `${month}-01`, before: next.toISOString().slice(0, 10) };
}
