import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chatTimeKinds } from './chatTime.ts';
import { formatOf } from './format.ts';

const hour = 3_600_000;
/** Saturday 20:00 in Beijing. */
const now = Date.UTC(2026, 10, 21, 12);
const beijing = formatOf('zh', 'Asia/Shanghai');
const zones = [
  'Asia/Shanghai',
  'Asia/Ho_Chi_Minh',
  'Europe/London',
  'America/New_York',
  'Pacific/Apia',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
];

test.each([
  ['justNow', '', now - 60_000],
  ['today', '', now - 61_000],
  ['today', '', now - 20 * hour],
  ['yesterday', '', now - 20 * hour - 1],
  ['yesterday', '', now - 44 * hour],
  ['dayBefore', '', now - 44 * hour - 1],
  ['week', '星期三', now - 80 * hour],
  ['week', '星期六', now - 168 * hour + 1],
  ['date', '2026/11/14', now - 168 * hour],
  ['date', '2025/01/05', Date.UTC(2025, 0, 5, 1)],
  ['justNow', '', now + 4_000],
  ['date', '2026/11/23', now + 48 * hour],
])('%s %s', (kind, day, at) => {
  expect(beijing.chatTime(at, now)).toMatchObject({ kind, day });
});

test('midnight of the viewer parts today from yesterday, not midnight of UTC', () => {
  const at = Date.UTC(2026, 10, 20, 16, 30);
  expect(beijing.chatTime(at, now)).toMatchObject({ kind: 'today', clock: '00:30' });
  expect(formatOf('en', 'Europe/London').chatTime(at, now)).toMatchObject({ kind: 'yesterday', clock: '16:30' });
});

test('a day of 25 hours is one day', () => {
  const newYork = formatOf('en', 'America/New_York');
  // Clocks go back on 1 November 2026: from 00:30 on the 1st to 00:30 on the 2nd are 25 hours.
  const [first, second] = [Date.UTC(2026, 10, 1, 4, 30), Date.UTC(2026, 10, 2, 5, 30)];
  expect(newYork.chatTime(first, second).kind).toBe('yesterday');
  // And from 23:30 on the 30th to 00:30 on the 2nd is the day before yesterday after yesterday, whatever the hours.
  expect(newYork.chatTime(first - hour, second + hour * 23).kind).toBe('dayBefore');
});

test('the further back, the later the rule, in every zone', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2030, 0) }),
      fc.integer({ min: 0, max: 400 * hour }),
      fc.integer({ min: 0, max: 400 * hour }),
      (zone, instant, one, other) => {
        const { chatTime } = formatOf('vi', zone);
        const rank = (ago: number) => chatTimeKinds.indexOf(chatTime(instant - ago, instant).kind);
        expect(rank(Math.min(one, other))).toBeLessThanOrEqual(rank(Math.max(one, other)));
      },
    ),
    { seed: 11, numRuns: 500 },
  );
});

test('today shares its day, and a weekday is never older than 168 hours', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2030, 0) }),
      fc.integer({ min: 0, max: 300 * hour }),
      (zone, instant, ago) => {
        const format = formatOf('en', zone);
        const { kind, day } = format.chatTime(instant - ago, instant);
        if (kind === 'today') expect(format.sameDay(instant - ago, instant)).toBe(true);
        if (kind === 'week') expect(ago).toBeLessThan(168 * hour);
        expect(/^\d{4}\/\d{2}\/\d{2}$/.test(day)).toBe(kind === 'date');
      },
    ),
    { seed: 12, numRuns: 500 },
  );
});
