import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, dayAt, dayLength, monthEnds, startOfDay, startOfWeek, weekdayOf } from './serverDay.ts';

const instant = fc.integer({ min: Date.UTC(1992, 0, 1), max: Date.UTC(2090, 0, 1) });
const shanghai = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Shanghai', year: 'numeric', month: '2-digit', day: '2-digit' });

test('days are those of Shanghai, and each holds its instants for exactly 24 hours', () => {
  fc.assert(
    fc.property(instant, (at) => {
      const day = dayAt(at);
      expect(day).toBe(shanghai.format(at));
      expect(at - startOfDay(day)).toBeGreaterThanOrEqual(0);
      expect(at - startOfDay(day)).toBeLessThan(dayLength);
      expect(dayAt(startOfDay(day) - 1)).toBe(addDays(day, -1));
    }),
  );
});

test('weeks begin on Monday', () => {
  expect([weekdayOf('2026-11-22'), weekdayOf('2026-11-23'), startOfWeek('2026-11-22'), startOfWeek('2026-11-23')]).toEqual([
    7,
    1,
    '2026-11-16',
    '2026-11-23',
  ]);
});

test('a month ends where the next begins', () => {
  expect([monthEnds('2026-12'), monthEnds('2028-02')]).toEqual([
    { from: '2026-12-01', before: '2027-01-01' },
    { from: '2028-02-01', before: '2028-03-01' },
  ]);
});
