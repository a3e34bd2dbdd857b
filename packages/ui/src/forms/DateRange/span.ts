import { addMonths, type CivilDay } from '../../format/civil/civil.ts';

/** A span of days, both ends included. */
export interface DaySpan {
  from: CivilDay;
  to: CivilDay;
}

/** Limits of a span. */
export interface SpanRules {
  /** Earliest day. */
  min?: CivilDay;
  /** Latest day. */
  max?: CivilDay;
  /** Longest span in months of the calendar: 3 lets 21 August to 21 November in. */
  maxMonths?: number;
}

/** Reasons why a span is refused. */
export type SpanRefusal = 'early' | 'late' | 'long';

/** A span of two days in whichever order they were pressed. */
export const spanOf = (one: CivilDay, other: CivilDay): DaySpan => (one <= other ? { from: one, to: other } : { from: other, to: one });

/** Checks a span against the rules; undefined where it is accepted. */
export function spanRefusal({ from, to }: DaySpan, { min, max, maxMonths }: SpanRules): SpanRefusal | undefined {
  if (min !== undefined && from < min) return 'early';
  if (max !== undefined && to > max) return 'late';
  if (maxMonths !== undefined && to > addMonths(from, maxMonths)) return 'long';
  return undefined;
}
