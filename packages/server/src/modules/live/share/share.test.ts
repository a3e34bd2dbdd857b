import { afterAll, beforeAll, expect, test } from 'vitest';
import { testPeople, type TestPeople } from '../../../testing/testPeople.ts';
import { openTestSite, type TestSite } from '../../../testing/testSite.ts';

const day = 86_400_000;
let site: TestSite;
let people: TestPeople;
beforeAll(async () => {
  site = await openTestSite();
  people = testPeople(site);
});
afterAll(() => site.close());

test('a share counts once a member, room and day of the site, however often and at once it is said', async () => {
  const [anchor, other] = [await people.anchor(), await people.anchor()];
  const fans = [await people.newcomer(), await people.newcomer()];
  const share = ({ token }: { token: string }, id = anchor.room) => site.call('POST', 'live/share', { token, body: { id } });
  const [first, second] = fans as [(typeof fans)[0], (typeof fans)[0]];
  const answers = await Promise.all(Array.from({ length: 10 }, () => share(first)));
  expect(answers.filter(({ data }) => (data as { counted: boolean }).counted)).toHaveLength(1);
  expect(await share(second)).toMatchObject({ code: 0, data: { counted: true, shares: 2 } });
  expect(await share(first, other.room)).toMatchObject({ data: { counted: true, shares: 1 } });
  // Midnight of the site is 16:00 UTC.
  site.clock.set(Date.UTC(2026, 10, 21, 15, 59, 59, 999));
  expect(await share(first)).toMatchObject({ data: { counted: false, shares: 2 } });
  site.clock.set(Date.UTC(2026, 10, 21, 16));
  expect(await share(first)).toMatchObject({ data: { counted: true, shares: 1 } });
  site.clock.set(Date.UTC(2026, 10, 21, 16) + day);
  expect(await share(first)).toMatchObject({ data: { counted: true, shares: 1 } });
  expect(await share(first, '999999')).toMatchObject({ code: 1, msg: '没有找到' });
});
