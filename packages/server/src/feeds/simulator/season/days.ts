import type { MonthDay, SeasonKind, SeasonPlan, SeasonWindow } from '../../../catalogue/season.types.ts';

/** Length of a day, ms. */
export const dayLength = 86_400_000;

/** A day of the calendar: days since 1970-01-01, UTC. */
export const dayOf = (at: number): number => Math.floor(at / dayLength);

/** A day of a year. */
export function dayIn(year: number, monthDay: MonthDay): number {
  const hyphen = monthDay.indexOf('-');
  return Date.UTC(year, Number(monthDay.slice(0, hyphen)) - 1, Number(monthDay.slice(hyphen + 1))) / dayLength;
}

/** The year that a day lies in. */
export const yearOf = (day: number): number => new Date(day * dayLength).getUTCFullYear();

/** The first Tuesday since 1970-01-01: weeks begin on Tuesdays, so that a weekend with its Monday is in one piece. */
const firstTuesday = 5;

/** Days of a week, in this calendar's order. */
export const weekdays = ['Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun', 'Mon'] as const;

/** The week that a day lies in. */
export const weekOf = (day: number): number => Math.floor((day - firstTuesday) / 7);

/** The first day of a week. */
export const weekBegins = (week: number): number => firstTuesday + 7 * week;

/** A season of a year. */
export interface Season {
  /** Its id: `2026-27-sim`; simulated seasons never collide with imported ones. */
  id: string;
  kind: SeasonKind;
  /** The year in which it begins. */
  year: number;
  /** First and last day of play. */
  from: number;
  until: number;
}

/** Id of a season. */
export function seasonId(kind: SeasonKind, year: number): string {
  const next = String((year + 1) % 100).padStart(2, '0');
  return `${year}${kind === 'year' ? '' : `-${kind === 'cross' ? next : kind}`}-sim`;
}

/** A season by its window and the year in which it begins. */
export function seasonIn({ kind, from, until }: SeasonWindow, year: number): Season {
  const first = dayIn(year, from);
  const last = dayIn(year, until);
  return { id: seasonId(kind, year), kind, year, from: first, until: last < first ? dayIn(year + 1, until) : last };
}

/** The day of a season that is named by month and day. */
export function dayWithin({ year, from }: Season, monthDay: MonthDay): number {
  const day = dayIn(year, monthDay);
  return day < from ? dayIn(year + 1, monthDay) : day;
}

/** Whether a day of a season is in one of the breaks, which are given by first and last day of every year, over New Year too. */
export function restsOf(rests: SeasonPlan['rests'], { from, until }: Season): (day: number) => boolean {
  const years = [yearOf(from) - 1, yearOf(from), yearOf(until)];
  const spans = (rests ?? []).flatMap(([begins, ends]) =>
    years.map((year) => {
      const [first, last] = [dayIn(year, begins), dayIn(year, ends)];
      return [first, last < first ? dayIn(year + 1, ends) : last] as const;
    }),
  );
  return (day) => spans.some(([first, last]) => day >= first && day <= last);
}

/** Weeks of some years that contain one of some days. */
export const weeksWith = (days: readonly MonthDay[], years: readonly number[]): ReadonlySet<number> =>
  new Set(years.flatMap((year) => days.map((day) => weekOf(dayIn(year, day)))));
