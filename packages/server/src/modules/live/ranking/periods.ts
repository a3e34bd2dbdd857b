import type { RankPeriod } from '@pitchside/api/live/ranking';
import { addDays, dayAt, monthEnds, startOfDay, startOfWeek, type ServerDay } from '../../../platform/serverDay.ts';

const day = 86_400_000;

/** Retention of sums after the end of their period, ms: the previous period is needed for trends, days also for history. */
const keeps = { day: 41 * day, week: 100 * day, month: 400 * day } as const;

/** A period of the site's calendar: its name in the database and its days. */
export interface Period {
  key: string;
  from: ServerDay;
  /** First day after it. */
  before: ServerDay;
}

/** Period of a kind that contains a day. */
export function periodOf(kind: Exclude<RankPeriod, 'total'>, today: ServerDay): Period {
  if (kind === 'day') return { key: `D${today}`, from: today, before: addDays(today, 1) };
  if (kind === 'week') {
    const from = startOfWeek(today);
    return { key: `W${from}`, from, before: addDays(from, 7) };
  }
  const month = today.slice(0, 7);
  return { key: `M${month}`, ...monthEnds(month) };
}

/** Key of the all-time period. */
export const everKey = 'T';

/** Current period of a ranking at an instant, and the previous one. */
export function readPeriod(
  kind: RankPeriod,
  now: number,
): { key: string; before: string | undefined; from: number | null; until: number | null } {
  if (kind === 'total') return { key: everKey, before: undefined, from: null, until: null };
  const { key, from, before } = periodOf(kind, dayAt(now));
  return { key, before: periodOf(kind, addDays(from, -1)).key, from: startOfDay(from), until: startOfDay(before) };
}

/** Periods that include a day, each with its expiry. */
export const sumsOf = (today: ServerDay): { day: ServerDay; period: string; forget_at: number | null }[] => [
  ...(['day', 'week', 'month'] as const).map((kind) => {
    const { key, before } = periodOf(kind, today);
    return { day: today, period: key, forget_at: startOfDay(before) + keeps[kind] };
  }),
  { day: today, period: everKey, forget_at: null },
];

/** Names of the last days, ending with that of an instant. */
export function lastDays(now: number, count: number): string[] {
  const today = dayAt(now);
  return Array.from({ length: count }, (_, index) => periodOf('day', addDays(today, index + 1 - count)).key);
}
