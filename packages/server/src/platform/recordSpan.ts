import { msg } from '@lingui/core/macro';
import { recordMonths } from '@pitchside/api/money/orders';
import { CallError } from './callError.ts';
import { addDays, dayAt, startOfDay, type ServerDay } from './serverDay.ts';

/** Default number of days in lists of records. */
const usualDays = 30;

const months = msg`只能查询近三个月的记录`;

/** The same date some months earlier, or the last day of that month. */
export function monthsBefore(day: ServerDay, count = recordMonths): ServerDay {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - count, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 - count, Math.min(date, last))).toISOString().slice(0, 10);
}

/** Days of the server, both included, with their start and end in ms UTC; the end is exclusive. */
export interface RecordSpan {
  from: number;
  to: number;
  days: { from: ServerDay; to: ServerDay };
}

/**
 * Span of a request for records, by default the last 30 days.
 * @throws CallError for an invalid span, or one that reaches back more than three months (specification section 9)
 */
export function recordSpan(now: number, given: { from?: ServerDay | undefined; to?: ServerDay | undefined }): RecordSpan {
  const today = dayAt(now);
  const earliest = monthsBefore(today);
  const to = given.to ?? today;
  const from = given.from ?? [addDays(to, 1 - usualDays), earliest].reduce((one, other) => (one > other ? one : other));
  if (from > to || to > today || from < earliest || addDays(from, 0) !== from || addDays(to, 0) !== to) throw new CallError(months);
  return { from: startOfDay(from), to: startOfDay(addDays(to, 1)), days: { from, to } };
}
