import { reportVitals } from '@pitchside/api/desk/vitals';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createVitals, measureVitals } from './vitals.ts';

type Take = (measured: object) => void;
const library = vi.hoisted(() => {
  const measure = () => vi.fn<(take: Take) => void>();
  return { onCLS: measure(), onINP: measure(), onLCP: measure(), onTTFB: measure() };
});
vi.mock('web-vitals', () => library);

beforeEach(() => {
  sessionStorage.clear();
  for (const measure of Object.values(library)) measure.mockReset();
});
afterEach(() => vi.restoreAllMocks());

const here = { navigationId: 1, navigationType: 'navigate', navigationURL: `${location.origin}/score-detail?id=m1&from=share#goals` };
const step = { navigationId: 2, navigationType: 'soft-navigation', navigationURL: `${location.origin}/news` };

test('a report holds the pattern of the page alone, the last value of each metric, and a step within the app as a view of its own', () => {
  const vitals = createVitals(true);
  vitals.take({ name: 'LCP', value: 1_200.4, ...here });
  vitals.take({ name: 'CLS', value: 0.012_345_6, ...here });
  vitals.take({ name: 'CLS', value: 0.05, ...here });
  vitals.take({ name: 'INP', value: 96, ...step });
  vitals.take({ name: 'FCP', value: 400, ...here });
  const report = vitals.report();
  expect(report).toMatchObject({
    lang: 'zh',
    views: [
      { page: '/score-detail', is_drawn: true, lcp: 1_200, cls: 0.05 },
      { page: '/news', is_drawn: false, inp: 96 },
    ],
  });
  expect(reportVitals.input.safeParse(report).success).toBe(true);
  expect(JSON.stringify(report)).not.toMatch(/m1|share|goals|http/);
});

test('an order in an address stays out of it, and what is no page of the site is not told', () => {
  const vitals = createVitals(false);
  vitals.take({ name: 'LCP', value: 900, ...here, navigationURL: `${location.origin}/cashier/R2026` });
  vitals.take({ name: 'LCP', value: 900, ...step, navigationURL: `${location.origin}/no-such/13800000001` });
  expect(vitals.report()?.views).toEqual([{ page: '/cashier/:order', is_drawn: false, lcp: 900 }]);
});

test('a view is reported once, whatever comes of it later', () => {
  const vitals = createVitals(false);
  vitals.take({ name: 'LCP', value: 900, ...here });
  expect(vitals.report()?.views).toHaveLength(1);
  vitals.take({ name: 'CLS', value: 0.3, ...here });
  expect(vitals.report()).toBeNull();
  vitals.take({ name: 'LCP', value: 300, ...step });
  expect(vitals.report()?.views).toMatchObject([{ page: '/news' }]);
});

test('one tab in ten measures, which is decided once for the tab', async () => {
  const dice = vi.spyOn(Math, 'random').mockReturnValue(0.5);
  await measureVitals(false);
  dice.mockReturnValue(0.05);
  await measureVitals(false);
  expect(library.onLCP).not.toHaveBeenCalled();
  sessionStorage.clear();
  await measureVitals(false);
  dice.mockReturnValue(0.5);
  await measureVitals(false);
  expect(library.onLCP).toHaveBeenCalledTimes(2);
});

test('what was measured goes out when the page does, and not before', async () => {
  sessionStorage.setItem('vitals', 'yes');
  const beacon = vi.spyOn(navigator, 'sendBeacon').mockReturnValue(true);
  await measureVitals(true);
  library.onLCP.mock.lastCall?.[0]({ name: 'LCP', value: 800, ...here });
  document.dispatchEvent(new Event('visibilitychange'));
  expect(beacon).not.toHaveBeenCalled();
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(beacon).toHaveBeenCalledOnce();
  const [address, body] = beacon.mock.lastCall ?? [];
  expect(address).toBe(`${location.origin}/api/${reportVitals.path}`);
  expect((body as Blob).type).toBe('application/json');
  expect(JSON.parse(await (body as Blob).text())).toMatchObject({ views: [{ page: '/score-detail', is_drawn: true, lcp: 800 }] });
});
