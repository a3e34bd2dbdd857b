import { adminVitals, rateVital, reportVitals, vitalMetrics, vitalReport, type VitalFigures } from '@pitchside/api/desk/vitals';
import type { CallData } from '@pitchside/api/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRetention, day } from '../../../platform/retention.ts';
import { dayAt, startOfDay } from '../../../platform/serverDay.ts';
import { testPeople, type TestPerson } from '../../../testing/testPeople.ts';
import { openTestSite, type TestSite } from '../../../testing/testSite.ts';
import { vitalsModule } from './module.ts';
import { bounds, bucketOf, figureOf, percentile } from './vitals.data.ts';
import { vitalCounts } from './vitals.tables.ts';

let site: TestSite;
let operator: TestPerson;
let member: TestPerson;
beforeAll(async () => {
  site = await openTestSite({}, { limited: true });
  const people = testPeople(site);
  operator = await people.newcomer({ role: 'operator' });
  member = await people.newcomer();
});
afterAll(() => site.close());

const unlock = () => site.call('POST', 'admin/unlock', { token: operator.token, body: { password: 'secret' } });
const view = { page: '/main', is_drawn: true, lcp: 1_900, inp: 90, cls: 0.02, ttfb: 240 };
const report = (views: readonly object[], rest: object = {}, at = site.origin) =>
  site.call('POST', reportVitals.path, { body: { lang: 'zh', connection: '4g', views, ...rest }, at });
/** Figures of the desk, which locks itself after a while. */
async function read(query = ''): Promise<CallData<typeof adminVitals>> {
  await unlock();
  const { code, msg, data } = await site.call('GET', adminVitals.path, { token: operator.token, query });
  if (code !== 0) throw new Error(msg);
  return data as CallData<typeof adminVitals>;
}
/** Figures of a page of its own, so that tests do not count each other's views. */
const of = async (page: string, query = ''): Promise<VitalFigures | undefined> =>
  (await read(query)).pages.find((each) => each.page === page)?.figures;

test('views of two nodes add up in one histogram, and the desk reads percentiles and ratings of it', async () => {
  const other = await site.secondNode();
  await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      report([{ page: '/football', is_drawn: index % 2 === 0, lcp: 1_000 + index * 200 }], {}, index % 2 ? other.origin : site.origin),
    ),
  );
  const figures = await of('/football');
  expect(figures).toMatchObject({ views: 20, drawn: 10, inp: null, cls: null, ttfb: null });
  // 1,000 to 2,400 are good, 2,600 to 4,000 fair, the rest poor; three of four are within 3,800.
  expect(figures?.lcp).toMatchObject({ total: 20, good: 8, fair: 8, poor: 4 });
  expect(figures?.lcp?.p75).toBeGreaterThan(3_700);
  expect(figures?.lcp?.p75).toBeLessThanOrEqual(3_850);
});

test('days, language and connection narrow what is shown', async () => {
  const today = site.clock.now();
  await report([{ ...view, page: '/news', lcp: 1_000 }]);
  await report([{ ...view, page: '/news', lcp: 6_000 }], { lang: 'vi', connection: '2g' });
  site.clock.set(today + 3 * day);
  await report([{ ...view, page: '/news', lcp: 2_000 }], { lang: 'en', connection: 'save-data' });
  expect((await of('/news'))?.views).toBe(3);
  expect((await of('/news', '?days=3'))?.views).toBe(1);
  expect((await of('/news', '?days=4&lang=vi'))?.lcp).toMatchObject({ total: 1, poor: 1 });
  expect((await of('/news', '?connection=save-data'))?.lcp).toMatchObject({ total: 1, good: 1 });
  expect((await of('/news', '?lang=en&connection=2g'))?.views).toBeUndefined();
  expect(await read('?days=1')).toMatchObject({ from: dayAt(site.clock.now()), until: dayAt(site.clock.now()) });
});

test('several views come in one report, the same bucket twice too; pages that the site does not have are passed over', async () => {
  const own = { ...view, page: '/rank' };
  const { data } = await report([
    own,
    own,
    { ...view, page: '/rank?id=7' },
    { ...view, page: '/cashier/R123' },
    { ...view, page: '/../etc' },
  ]);
  expect(data).toEqual({ counted: 2 });
  expect((await of('/rank'))?.lcp?.total).toBe(2);
  await report([{ ...view, page: '/cashier/:order' }]);
  expect((await of('/cashier/:order'))?.views).toBe(1);
});

test('what is no report is refused: other languages and lines, figures out of bounds, too many views, a large body, another site', async () => {
  const bad = [
    report([view], { lang: 'fr' }),
    report([view], { connection: '5g' }),
    report([]),
    report([{ ...view, lcp: -1 }]),
    report([{ ...view, inp: 1.5 }]),
    report([{ ...view, cls: 1_000 }]),
    report([{ ...view, ttfb: 'NaN' }]),
    report([{ ...view, page: 'x'.repeat(41) }]),
    report(Array.from({ length: vitalReport.views + 1 }, () => view)),
  ];
  for (const answer of await Promise.all(bad)) expect(answer.code).toBe(1);
  const large = await report([{ ...view, note: 'x'.repeat(vitalReport.bytes) }]);
  expect([large.status, large.code]).toEqual([413, 1]);
  const foreign = { lang: 'zh', connection: '4g', views: [view] };
  expect((await site.call('POST', reportVitals.path, { body: foreign, headers: { 'sec-fetch-site': 'cross-site' } })).code).toBe(1);
});

test('nothing of whoever reports is kept: a row has no more than a day, a page, a language, a connection and counts', async () => {
  await site.call('POST', reportVitals.path, {
    token: member.token,
    body: { lang: 'zh', connection: '4g', views: [{ ...view, page: '/circle', url: '/circle?id=7' }] },
  });
  const [row] = (await site.site.platform.db.select().from(vitalCounts)).filter(({ page }) => page === '/circle');
  expect(Object.keys(row ?? {}).sort()).toEqual(['at', 'bucket', 'connection', 'day', 'isDrawn', 'lang', 'metric', 'page', 'total'].sort());
});

test('one address reports so often and no more, and that costs nobody their writes', async () => {
  const answers = await Promise.all(Array.from({ length: 80 }, () => report([{ ...view, page: '/schedule' }])));
  expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
  expect((await site.call('POST', 'banner/seen', { body: { id: '1' } })).status).toBe(200);
});

test('only the open desk reads it', async () => {
  for (const token of [undefined, member.token])
    expect((await site.call('GET', adminVitals.path, token === undefined ? {} : { token })).code).not.toBe(0);
});

test('counts are forgotten after 90 days', async () => {
  const { db } = site.site.platform;
  const old = startOfDay(dayAt(site.clock.now() - 92 * day));
  const row = { page: '/dome', lang: 'zh', connection: '4g', isDrawn: false, metric: 'view', bucket: 0, total: 1 } as const;
  await db.insert(vitalCounts).values({ ...row, day: dayAt(old), at: old });
  await createRetention(site.site.platform, vitalsModule.retention).sweep();
  expect((await db.select().from(vitalCounts)).some(({ page }) => page === '/dome')).toBe(false);
});

test('a percentile of a histogram is within one bucket of the true one, and ratings are exact', () => {
  for (const metric of vitalMetrics)
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0, max: bounds[metric].at(-1) ?? 0, noNaN: true }), { minLength: 1, maxLength: 200 }),
        (values) => {
          const histogram = new Map<number, number>();
          for (const value of values) histogram.set(bucketOf(metric, value), (histogram.get(bucketOf(metric, value)) ?? 0) + 1);
          const exact = values.toSorted((one, other) => one - other)[Math.ceil(values.length * 0.75) - 1] ?? 0;
          expect(bucketOf(metric, percentile(metric, histogram, 0.75))).toBe(bucketOf(metric, exact));
          const { good, fair, poor } = figureOf(metric, histogram) ?? {};
          const rated = values.map((value) => rateVital(metric, value));
          expect([good, fair, poor]).toEqual(['good', 'fair', 'poor'].map((rating) => rated.filter((each) => each === rating).length));
        },
      ),
    );
});
