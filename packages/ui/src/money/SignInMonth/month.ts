import { weekdayOf, weeksOfMonth, type CivilDay } from '../../format/civil/civil.ts';

/** States of a day of the month; `before` is before the member joined, when no day can be missed. */
export const monthDayStates = ['signed', 'missed', 'today', 'ahead', 'before'] as const;
export type MonthDayState = (typeof monthDayStates)[number];

/** A month of sign-ins as the server counts it. */
export interface SignInMonthData {
  /** `2026-11`. */
  month: string;
  /** The server's today, `2026-11-22`. */
  today: CivilDay;
  /** The day on which the member joined. */
  since: CivilDay;
  /** Signed days of the month, and the diamonds that each brought. */
  signed: readonly { day: CivilDay; reward: number }[];
  /** Diamonds that a day brings, Monday to Sunday. */
  rewards: readonly number[];
  /** Longest run within the month, in days. */
  longest: number;
}

/** One day as it is drawn. */
export interface MonthDay {
  day: CivilDay;
  state: MonthDayState;
  isToday: boolean;
  /** Diamonds that it brought, or brings. */
  reward: number;
}

/** Weeks of the month, Monday first; null for days of other months. Weeks without a day are left out. */
export function monthWeeks({ month, today, since, signed, rewards }: SignInMonthData): readonly (readonly (MonthDay | null)[])[] {
  const won = new Map(signed.map(({ day, reward }) => [day, reward]));
  const read = (day: CivilDay): MonthDay => {
    const got = won.get(day);
    const state = got !== undefined ? 'signed' : day === today ? 'today' : day > today ? 'ahead' : day < since ? 'before' : 'missed';
    return { day, state, isToday: day === today, reward: got ?? rewards[(weekdayOf(day) + 6) % 7] ?? 0 };
  };
  return weeksOfMonth(`${month}-01`, 1)
    .map((week) => week.map((day) => (day === null ? null : read(day))))
    .filter((week) => week.some((day) => day !== null));
}
