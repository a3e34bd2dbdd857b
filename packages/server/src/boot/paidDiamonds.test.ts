import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoMembers, seedDemoMembers } from '../demo/members.ts';
import { users } from '../modules/member/member/index.ts';
import { readSettings } from '../settings.ts';
import { openTestSite, type TestSite } from '../testing/testSite.ts';
import { requirePaidDiamonds } from './paidDiamonds.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const live = {
  PITCHSIDE_STRIPE_SECRET_KEY: 'sk_live_1',
  PITCHSIDE_STRIPE_WEBHOOK_SECRET: 'whsec_1',
  PITCHSIDE_ORIGIN: 'https://example.com',
};

test('real payments do not begin beside the members of a demo world that was switched off', async () => {
  const { platform, ledger } = site.site;
  const real = readSettings({ ...live, PITCHSIDE_DEMO: 'off' });
  await expect(requirePaidDiamonds(real, platform.db)).resolves.toBeUndefined();
  // A real member may own the number of an invented one.
  await platform.db
    .insert(users)
    .values({ mobile: `86-${demoMembers[0].mobile}`, passwordHash: 'x', nickname: 'Zhou', avatar: 'Zhou', createdAt: 0 });
  await expect(requirePaidDiamonds(real, platform.db)).resolves.toBeUndefined();

  await seedDemoMembers(platform, ledger);
  await expect(requirePaidDiamonds(real, platform.db)).rejects.toThrow(/^PITCHSIDE_STRIPE_SECRET_KEY takes real money.*empty database/);
  await expect(requirePaidDiamonds(readSettings({ PITCHSIDE_DEMO: 'on' }), platform.db)).resolves.toBeUndefined();
});
