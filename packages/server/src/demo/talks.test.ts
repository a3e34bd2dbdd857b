import { getConversations } from '@pitchside/api/messages/messages';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { users } from '../modules/member/member/index.ts';
import { openTestSite, type TestSite } from '../testing/testSite.ts';
import { demoGroups, demoRequests, demoTalks } from './talks.data.ts';
import { seedDemoTalks } from './talks.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

test('the demo fan has conversations, requests and a group from the start, and a second start adds nothing', async () => {
  const fan = await site.join('13800000001');
  const { platform, ...services } = site.site;
  for (let start = 0; start < 2; start += 1) await seedDemoTalks(platform, services);
  const token = (await services.account.sessions.begin(fan, { way: 'password', userAgent: 'test', address: '127.0.0.1' })) ?? '';
  const { list } = getConversations.data.parse((await site.call('GET', 'Message/conversations', { token })).data);
  expect(list).toHaveLength(demoTalks.length + demoGroups.filter(({ hasFan }) => hasFan).length);
  expect(list.filter(({ kind }) => kind === 'direct').every(({ unread, is_friend }) => unread > 0 || !is_friend)).toBe(true);
  expect((await site.call('GET', 'Friend/requests', { token })).data).toMatchObject({ waiting: demoRequests.length });
  expect(await platform.db.select().from(users).where(eq(users.id, fan))).toHaveLength(1);
});
