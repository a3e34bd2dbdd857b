import { afterAll, beforeAll, expect, test } from 'vitest';
import { startOfDay } from '../../../platform/serverDay.ts';
import { testPeople, type TestAnchor, type TestPeople } from '../../../testing/testPeople.ts';
import { openTestSite, type TestSite } from '../../../testing/testSite.ts';

const day = 86_400_000;
let site: TestSite;
let people: TestPeople;
let anchor: TestAnchor;
beforeAll(async () => {
  site = await openTestSite();
  people = testPeople(site);
  anchor = await people.anchor('live');
  // Noon of Monday 16 November in the site's zone.
  site.clock.set(Date.UTC(2026, 10, 16, 4));
});
afterAll(() => site.close());

const earn = (id: string, token: string) => site.call('POST', 'Activity/task_handle_sign', { token, body: { id } });
interface Lot {
  gift: { id: string };
  owned: number;
  expires_at: number;
}
const lots = async (token: string) =>
  ((await site.call('GET', 'Gift/getUserGiftList', { token })).data as { list: Lot[] }).list.map(({ gift, owned, expires_at }) => [
    gift.id,
    owned,
    expires_at,
  ]);

test('a task that is claimed puts gifts into the backpack, once, and they can be given', async () => {
  const fan = await people.newcomer();
  await people.fund(fan, 100);
  const give = (from: string) =>
    site.call('GET', 'member/handselGift', { token: fan.token, query: `?id=${anchor.room}&gift_id=clap&count=1&from=${from}` });
  expect(await earn('gift', fan.token)).toMatchObject({ code: 1 });
  expect(await lots(fan.token)).toEqual([]);
  await give('wallet');
  await Promise.all([earn('gift', fan.token), earn('gift', fan.token)]);
  await earn('gift', fan.token);
  const until = startOfDay('2026-11-23');
  expect(await lots(fan.token)).toEqual([['clap', 2, until]]);
  expect(await give('backpack')).toMatchObject({ code: 0, data: { cost: 0, owned: 1 } });
  const { list } = (await site.call('GET', 'Gift/backpackLog', { token: fan.token })).data as { list: { reason: string; count: number }[] };
  expect(list.map(({ reason, count }) => [reason, count])).toEqual([
    ['sent', -1],
    ['granted', 2],
  ]);
});

test('the seventh day in a row brings a gift, the days before none', async () => {
  const began = site.clock.now();
  const fan = await people.newcomer();
  for (let index = 0; index < 7; index += 1) {
    expect(await lots(fan.token)).toEqual([]);
    site.clock.set(began + index * day);
    expect(await earn('sign', fan.token)).toMatchObject({ code: 0, data: { streak: index + 1 } });
    await earn('sign', fan.token);
  }
  expect(await lots(fan.token)).toEqual([['scarf', 1, startOfDay('2026-12-22')]]);
});
