import type { FanClub, OwnStanding } from '@pitchside/api/live/fans';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '../../testing/testSite.ts';
import { demoMemberMaker, demoMembers, seedDemoMembers } from '../members.ts';
import { demoAnchors } from './anchors.data.ts';
import { badgeOf, seedClubs } from './clubs.ts';
import { seedCast, seedPeople } from './seeding.ts';
import { seedStands } from './stands.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ PITCHSIDE_DEMO: 'on', PITCHSIDE_CAPTCHA: 'off' });
});
afterAll(() => site.close());

test('badges are two to four letters of the name, and those of a language differ', () => {
  for (const language of [undefined, 'en', 'vi']) {
    const badges = demoAnchors.filter((anchor) => anchor.language === language).map(({ nickname }) => badgeOf(nickname));
    for (const badge of badges) expect(badge).toMatch(/^[\p{L}\p{N}]{2,4}$/u);
    expect(new Set(badges).size, String(language)).toBe(badges.length);
  }
});

test('anchors of the demo world have clubs that followers are in, the documented fan in some; once', async () => {
  const { platform, ledger, live, follow } = site.site;
  const ensureMember = demoMemberMaker(platform);
  await seedDemoMembers(platform, ledger);
  const cast = await seedCast(live, ensureMember);
  await seedStands(platform, follow, cast, await seedPeople(platform, ensureMember), ensureMember);
  const fan = await ensureMember(demoMembers[0]);
  for (let again = 0; again < 2; again += 1) await seedClubs(platform, cast, fan);

  const { token } = (
    await site.call('POST', 'user/login', {
      body: { mobile: `86-${demoMembers[0].mobile}`, password: 'pitchside-demo', device_type: 'pc' },
    })
  ).data as { token: string };
  type Listed = { list: (FanClub & { mine: OwnStanding | null })[]; total: number };
  const clubs = async (body: object) => (await site.call('POST', 'live/groupList', { body, token })).data as Listed;
  const all = await clubs({ limit: 100 });
  // The official room has the name of the site, from which no badge is made.
  expect(all.total).toBe(demoAnchors.length - 1);
  for (const { members, badge } of all.list) expect([badge, members > 0]).toEqual([badge, true]);
  const mine = await clubs({ only: 'mine' });
  expect(mine.total).toBeGreaterThan(2);
  expect(mine.list.every(({ mine: own }) => own !== null)).toBe(true);
});
