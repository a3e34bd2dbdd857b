import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPast } from '../boot/past.ts';
import { auditGifts } from '../modules/live/gifts/index.ts';
import { auditLedger, ledgerTransfers } from '../modules/money/ledger/index.ts';
import { dayAt } from '../platform/serverDay.ts';
import { openTestSite, type TestSite } from '../testing/testSite.ts';
import { demoReports } from './life.data.ts';
import { seedDemoLife } from './life.ts';
import { demoMemberMaker, demoMembers, seedDemoMembers } from './members.ts';
import { seedCast, seedPeople } from './rooms/seeding.ts';

let site: TestSite;
let fan = 0;
beforeAll(async () => {
  site = await openTestSite({ PITCHSIDE_DEMO: 'on', RTMP_PORT: '0' });
  const { platform, ledger, live } = site.site;
  await seedDemoMembers(platform, ledger);
  const make = demoMemberMaker(platform);
  await seedCast(live, make);
  await seedPeople(platform, make);
  fan = await make({ mobile: demoMembers[0].mobile, nickname: demoMembers[0].nickname });
  await seedDemoLife(platform, await openPast(platform));
}, 120_000);
afterAll(() => site.close());

test('the month leaves the balance as it was, the ledger is sound, and it is lived once', async () => {
  const { platform, ledger } = site.site;
  expect((await ledger.state(fan)).balance).toBe(demoMembers[0].diamonds);
  const before = await auditLedger(platform.db);
  expect(before.isSound).toBe(true);
  expect(await auditGifts(platform.db)).toBe(0);
  await seedDemoLife(platform, await openPast(platform));
  expect(await auditLedger(platform.db)).toEqual(before);
});

test('what the fan did lies over weeks, at hours of the day, and nothing of it is of today', async () => {
  const rows = await site.site.platform.db
    .select({ kind: ledgerTransfers.kind, at: ledgerTransfers.at })
    .from(ledgerTransfers)
    .where(eq(ledgerTransfers.memberId, fan));
  const lived = rows.filter(({ at }) => dayAt(at) < dayAt(site.clock.now()));
  expect(new Set(lived.map(({ at }) => dayAt(at))).size).toBeGreaterThan(25);
  const hours = lived.map(({ at }) => new Date(at + 8 * 3_600_000).getUTCHours());
  expect(hours.every((hour) => hour >= 8 && hour <= 23)).toBe(true);
  for (const [kind, least] of [
    ['sign_in', 25],
    ['task', 20],
    ['recharge', 5],
    ['gift', 10],
  ] as const)
    expect(lived.filter((row) => row.kind === kind).length, kind).toBeGreaterThanOrEqual(least);
});

test('operators find cases that wait and others that were decided, each some hours after it was told', async () => {
  const { review } = site.site.moderation.reports;
  expect((await review.list('waiting', 50)).total).toBe(demoReports.filter(({ decided }) => !decided).length);
  for (const state of ['upheld', 'rejected'] as const) {
    const { list } = await review.list(state, 50);
    expect(list.length, state).toBe(demoReports.filter(({ decided }) => decided?.state === state).length);
    for (const { row } of list) expect((row.decidedAt ?? 0) - row.firstAt).toBeGreaterThan(2 * 3_600_000);
  }
});
