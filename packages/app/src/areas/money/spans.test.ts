import { afterEach, describe, expect, test, vi } from 'vitest';
import { firstDay, presetOf, presetSpan, siteToday } from './spans.ts';

const zone = process.env.TZ;
afterEach(() => {
  vi.useRealTimers();
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

/** The page of somebody in a zone, at an instant. */
function at(instant: string, name: string): void {
  process.env.TZ = name;
  vi.useFakeTimers({ now: new Date(instant) });
}

describe.each(['Asia/Shanghai', 'America/Los_Angeles', 'Pacific/Auckland'])('where the reader is in %s', (name) => {
  test('today is the site’s day, to the second of its midnight', () => {
    at('2026-11-21T15:59:59Z', name);
    expect([siteToday(), firstDay()]).toEqual(['2026-11-21', '2026-08-21']);
    at('2026-11-21T16:00:00Z', name);
    expect([siteToday(), firstDay()]).toEqual(['2026-11-22', '2026-08-22']);
  });
  test('a span of one press is none that the server refuses: three months at most, and not backwards', () => {
    at('2026-05-31T04:00:00Z', name);
    expect(presetSpan('quarter')).toEqual({ from: '2026-02-28', to: '2026-05-31' });
    expect(presetSpan('week')).toEqual({ from: '2026-05-25', to: '2026-05-31' });
    expect([presetOf('2026-05-25', '2026-05-31'), presetOf('2026-05-24', '2026-05-31')]).toEqual(['week', undefined]);
  });
});
