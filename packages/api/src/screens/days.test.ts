import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, boundsOf, dayOf } from './days.ts';

const hour = 3_600_000;
const zones = [
  'Asia/Shanghai',
  'Asia/Ho_Chi_Minh',
  'America/New_York',
  'Europe/London',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
  'America/Havana',
  'Asia/Kathmandu',
];

test('a day in Beijing begins at four in the afternoon of the day before, in UTC', () => {
  expect(boundsOf('2026-11-21', 'Asia/Shanghai')).toEqual({ from: Date.UTC(2026, 10, 20, 16), until: Date.UTC(2026, 10, 21, 16) });
});

test.each([
  ['2026-03-29', 'Europe/London', 23],
  ['2026-10-25', 'Europe/London', 25],
  ['2026-03-08', 'America/Havana', 23],
  ['2026-11-01', 'America/Havana', 25],
  ['2026-11-21', 'Asia/Kathmandu', 24],
])('%s in %s has %d hours', (day, zone, hours) => {
  const { from, until } = boundsOf(day, zone);
  expect((until - from) / hour).toBe(hours);
});

test('every instant lies within its own day and in no other, wherever the viewer is', () => {
  const instant = fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2035, 0, 1) });
  fc.assert(
    fc.property(instant, fc.constantFrom(...zones), (at, zone) => {
      const day = dayOf(at, zone);
      const { from, until } = boundsOf(day, zone);
      expect(from).toBeLessThanOrEqual(at);
      expect(at).toBeLessThan(until);
      expect(boundsOf(addDays(day, 1), zone).from).toBe(until);
    }),
    { numRuns: 500 },
  );
});
