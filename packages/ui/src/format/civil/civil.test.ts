import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addDays,
  addMonths,
  clampDay,
  dayOf,
  daysBetween,
  endOfMonth,
  startOfMonth,
  startOfWeek,
  weekdayOf,
  weeksOfMonth,
} from './civil.ts';

const day = fc.integer({ min: 0, max: 40_000 }).map((days) => addDays('1970-01-01', days));
const weekStart = fc.integer({ min: 0, max: 6 });

test('days add up, and months end on a day they have', () => {
  fc.assert(fc.property(day, fc.integer({ min: -900, max: 900 }), (from, days) => daysBetween(from, addDays(from, days)) === days));
  fc.assert(
    fc.property(day, fc.integer({ min: -40, max: 40 }), (from, months) => {
      const to = addMonths(from, months);
      expect(to.slice(8) <= from.slice(8)).toBe(true);
      expect(to === endOfMonth(to) || to.slice(8) === from.slice(8)).toBe(true);
    }),
  );
  expect([addMonths('2026-11-30', -9), addMonths('2024-01-31', 1), addMonths('2026-12-15', 1)]).toEqual([
    '2026-02-28',
    '2024-02-29',
    '2027-01-15',
  ]);
});

test('a month of weeks holds each of its days once, each week beginning where weeks begin', () => {
  fc.assert(
    fc.property(day, weekStart, (any, start) => {
      const weeks = weeksOfMonth(any, start);
      const days = weeks.flat().filter((each) => each !== null);
      expect(days[0]).toBe(startOfMonth(any));
      expect(days.at(-1)).toBe(endOfMonth(any));
      expect(days).toHaveLength(Number(endOfMonth(any).slice(8)));
      for (const [first] of weeks) if (first != null) expect(weekdayOf(first)).toBe(start);
    }),
  );
});

test('the start of a week is at most six days before', () => {
  fc.assert(
    fc.property(
      day,
      weekStart,
      (any, start) => daysBetween(startOfWeek(any, start), any) >= 0 && daysBetween(startOfWeek(any, start), any) < 7,
    ),
  );
});

test('a day is cut in the zone of the viewer, and kept within its ends', () => {
  const late = Date.UTC(2026, 10, 21, 16, 30);
  expect([dayOf(late, 'Asia/Shanghai'), dayOf(late, 'UTC')]).toEqual(['2026-11-22', '2026-11-21']);
  expect([clampDay('2026-01-01', '2026-02-01'), clampDay('2026-03-01', '2026-02-01', '2026-02-20'), clampDay('2026-02-10')]).toEqual([
    '2026-02-01',
    '2026-02-20',
    '2026-02-10',
  ]);
});
