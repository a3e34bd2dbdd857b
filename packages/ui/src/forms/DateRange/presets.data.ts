import { addDays, addMonths, endOfMonth, startOfMonth, type CivilDay } from '../../format/civil/civil.ts';
import type { DaySpan } from './span.ts';

/** Spans that are asked for often, by their name. */
export const dateRangePresets = ['today', 'last7', 'last30', 'thisMonth', 'lastMonth', 'last3Months'] as const;
export type DateRangePreset = (typeof dateRangePresets)[number];

/** Span of each preset on a given day; today is included. */
export const presetSpans: Readonly<Record<DateRangePreset, (today: CivilDay) => DaySpan>> = {
  today: (today) => ({ from: today, to: today }),
  last7: (today) => ({ from: addDays(today, -6), to: today }),
  last30: (today) => ({ from: addDays(today, -29), to: today }),
  thisMonth: (today) => ({ from: startOfMonth(today), to: today }),
  lastMonth: (today) => ({ from: startOfMonth(addMonths(startOfMonth(today), -1)), to: endOfMonth(addMonths(startOfMonth(today), -1)) }),
  last3Months: (today) => ({ from: addMonths(today, -3), to: today }),
};
