import { afterEach, expect, test } from 'vitest';
import { recordSpan } from './recordSpan.ts';

/** Noon of 2026-11-21 in Shanghai. */
const noon = Date.UTC(2026, 10, 21, 4);
const refused = '只能查询近三个月的记录';

const zone = process.env.TZ;
afterEach(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

test('three months back is the last day, a day more is refused, also at the end of a shorter month', () => {
  expect(recordSpan(noon, { from: '2026-08-21', to: '2026-11-21' }).days).toEqual({ from: '2026-08-21', to: '2026-11-21' });
  expect(() => recordSpan(noon, { from: '2026-08-20', to: '2026-11-21' })).toThrow(refused);
  const lastOfMay = Date.UTC(2026, 4, 31, 4);
  expect(recordSpan(lastOfMay, { from: '2026-02-28' }).days).toEqual({ from: '2026-02-28', to: '2026-05-31' });
  expect(() => recordSpan(lastOfMay, { from: '2026-02-27' })).toThrow(refused);
});

test('one day is a span, and so is none given: the last thirty', () => {
  const { from, to } = recordSpan(noon, { from: '2026-11-21', to: '2026-11-21' });
  expect([from, to - from]).toEqual([Date.UTC(2026, 10, 20, 16), 86_400_000]);
  expect(recordSpan(noon, {}).days).toEqual({ from: '2026-10-23', to: '2026-11-21' });
});

test.each([
  ['backwards', { from: '2026-11-21', to: '2026-11-20' }],
  ['to tomorrow', { from: '2026-11-21', to: '2026-11-22' }],
  ['from a day that no month has', { from: '2026-09-31' }],
  ['to a day that no month has', { from: '2026-09-01', to: '2026-09-31' }],
])('a span %s is refused', (_, given) => expect(() => recordSpan(noon, given)).toThrow(refused));

test.each(['Asia/Shanghai', 'America/Los_Angeles', 'Pacific/Auckland', 'UTC'])(
  'days begin at midnight in Shanghai on a server in %s, whatever day it is there',
  (name) => {
    process.env.TZ = name;
    const midnight = Date.UTC(2026, 10, 21, 16);
    expect(recordSpan(midnight - 1, {}).days.to).toBe('2026-11-21');
    expect(recordSpan(midnight, {}).days.to).toBe('2026-11-22');
    expect(recordSpan(midnight, { from: '2026-11-22', to: '2026-11-22' })).toMatchObject({ from: midnight, to: midnight + 86_400_000 });
    expect(() => recordSpan(midnight - 1, { from: '2026-11-22', to: '2026-11-22' })).toThrow(refused);
  },
);
