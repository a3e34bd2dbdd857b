/** A day of the calendar without time or zone, as `2026-11-21`; such texts compare in order of time. */
export type CivilDay = string;

const dayLength = 86_400_000;

/** Midnight UTC of a day in ms; for Intl with `timeZone: 'UTC'` alone. */
export const utcOf = (day: CivilDay): number => Date.parse(`${day}T00:00:00Z`);

const civil = (utc: number): CivilDay => new Date(utc).toISOString().slice(0, 10);

/** The day that an instant in ms UTC falls on for a viewer in an IANA zone; without a zone the machine's own. */
export const dayOf = (instant: number, timeZone?: string): CivilDay =>
  new Intl.DateTimeFormat('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit', timeZone }).format(instant);

/** Adds days to a day; negative numbers go back. */
export const addDays = (day: CivilDay, days: number): CivilDay => civil(utcOf(day) + days * dayLength);

/** The first of the month of a day. */
export const startOfMonth = (day: CivilDay): CivilDay => `${day.slice(0, 7)}-01`;

/** Adds months to a day: the same day of the month, or its last day where the month is shorter. */
export function addMonths(day: CivilDay, months: number): CivilDay {
  const at = new Date(utcOf(startOfMonth(day)));
  at.setUTCMonth(at.getUTCMonth() + months);
  const last = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 0)).getUTCDate();
  at.setUTCDate(Math.min(Number(day.slice(8)), last));
  return civil(at.getTime());
}

/** The last of the month of a day. */
export const endOfMonth = (day: CivilDay): CivilDay => addDays(addMonths(startOfMonth(day), 1), -1);

/** Days from one to another: 0 for the same day. */
export const daysBetween = (from: CivilDay, to: CivilDay): number => Math.round((utcOf(to) - utcOf(from)) / dayLength);

/** Weekday from 0, Sunday, to 6. */
export const weekdayOf = (day: CivilDay): number => new Date(utcOf(day)).getUTCDay();

/** The first day of the week of a day, where weeks begin on `weekStart` (0 is Sunday). */
export const startOfWeek = (day: CivilDay, weekStart: number): CivilDay => addDays(day, -((weekdayOf(day) - weekStart + 7) % 7));

/** The nearest day within the ends. */
export function clampDay(day: CivilDay, min?: CivilDay, max?: CivilDay): CivilDay {
  if (min !== undefined && day < min) return min;
  return max !== undefined && day > max ? max : day;
}

/** Six weeks that hold the month of a day, so that every month is equally high; days of other months are null. */
export function weeksOfMonth(day: CivilDay, weekStart: number): readonly (readonly (CivilDay | null)[])[] {
  const month = day.slice(0, 7);
  const first = startOfWeek(startOfMonth(day), weekStart);
  return Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (__, at) => addDays(first, week * 7 + at)).map((each) => (each.startsWith(month) ? each : null)),
  );
}
