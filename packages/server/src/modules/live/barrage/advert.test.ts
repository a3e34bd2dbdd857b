import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLedger } from '../../money/ledger/index.ts';
import { testPeople, type TestAnchor, type TestPeople, type TestPerson } from '../../../testing/testPeople.ts';
import { openTestSite, type TestSite } from '../../../testing/testSite.ts';
import { freeBarrageUses } from '../../money/noble/index.ts';
import { roomMutes } from '../room/index.ts';

let site: TestSite;
let people: TestPeople;
let anchor: TestAnchor;
let serial = 0;
beforeAll(async () => {
  site = await openTestSite();
  people = testPeople(site);
  anchor = await people.anchor();
});
afterAll(async () => {
  expect((await auditLedger(site.site.platform.db)).isSound).toBe(true);
  await site.close();
});

const say = ({ token }: TestPerson, more: Record<string, string> = {}, headers: Record<string, string> = {}) =>
  site.call('GET', 'Barrage/send', {
    token,
    headers,
    query: `?${new URLSearchParams({ id: anchor.room, text: `来我直播间 ${(serial += 1)}`, type: 'advert', ...more })}`,
  });
const offered = async ({ token }: TestPerson) => {
  const { types } = (await site.call('GET', 'Barrage/getList', { token, query: `?id=${anchor.room}` })).data as {
    types: { id: string; price: number; free_left: number | null }[];
  };
  return types.find(({ id }) => id === 'advert');
};
const make = (person: TestPerson, rank: string) =>
  site.call('GET', 'guard_user/buy', { token: person.token, query: `?rank=${rank}&months=1` });

test('an advertisement costs what the site says, counts as experience, and stands out in what the room hears', async () => {
  const fan = await people.newcomer();
  await people.fund(fan, 45);
  expect(await offered(fan)).toMatchObject({ price: 20, free_left: 0 });
  expect(await say(fan, { expected_price: '20' })).toMatchObject({
    code: 0,
    data: { paid: 20, balance: 25, barrage: { type: 'advert', user: { role: 'viewer', noble: null } } },
  });
  expect((await site.site.ledger.state(fan.id)).experience).toBe(20);
  expect((await people.received(`room:${anchor.room}`, 'barrage')).at(-1)).toMatchObject({ type: 'advert' });
  expect(await say(fan, { type: 'scroll' })).toMatchObject({ code: 0, data: { paid: 0, balance: null, barrage: { type: 'scroll' } } });
  expect(await say(fan, { expected_price: '1' })).toMatchObject({ code: 1, msg: '价格变了，请看一下再确认' });
  await site.site.system.setMoney({ advert_price: 26 });
  expect(await say(fan)).toMatchObject({ code: 1, msg: '余额不足' });
  await site.site.system.setMoney({ advert_price: 20 });
  expect(await people.owned(fan)).toBe(25);
});

test('what was not paid was not said, and neither was what the muted or nobody says', async () => {
  const [poor, muted] = [await people.newcomer(), await people.newcomer()];
  await people.fund(muted, 100);
  await site.site.platform.db.insert(roomMutes).values({ roomId: Number(anchor.room), userId: muted.id, until: null, byId: anchor.id });
  const before = (await people.received(`room:${anchor.room}`, 'barrage')).length;
  expect(await say(poor)).toMatchObject({ code: 1, msg: '余额不足' });
  expect(await say(muted)).toMatchObject({ code: 1, msg: '你在这个直播间被禁言了' });
  expect(await say(muted, { type: 'shout' })).toMatchObject({ code: 1, msg: expect.stringMatching(/^输入错误：/) });
  expect((await people.received(`room:${anchor.room}`, 'barrage')).length).toBe(before);
  expect(await people.owned(muted)).toBe(100);
});

test('a noble has thirty a month free and not one more, however many at once, and speaks in the colour of the rank', async () => {
  const noble = await people.newcomer();
  await people.fund(noble, 98 + 100);
  await make(noble, 'rookie');
  expect(await offered(noble)).toMatchObject({ price: 20, free_left: 30 });
  expect(await say(noble, { expected_price: '20' })).toMatchObject({ code: 1, msg: '价格变了，请看一下再确认' });
  await site.site.platform.db.insert(freeBarrageUses).values({ memberId: noble.id, month: '2026-11', used: 26 });
  const answers = await Promise.all(Array.from({ length: 11 }, () => say(noble)));
  const paid = answers.filter(({ code }) => code === 0).map(({ data }) => (data as { paid: number }).paid);
  expect([paid.filter((price) => price === 0).length, paid.filter((price) => price === 20).length]).toEqual([4, 5]);
  expect(answers.filter(({ code }) => code === 1).map(({ msg }) => msg)).toEqual(['余额不足', '余额不足']);
  expect(await offered(noble)).toMatchObject({ free_left: 0 });
  expect(answers.find(({ code }) => code === 0)).toMatchObject({ data: { barrage: { user: { role: 'noble', noble: 'rookie' } } } });
  await people.fund(anchor, 3_000);
  await make(anchor, 'icon');
  expect(await say(anchor)).toMatchObject({ data: { barrage: { user: { role: 'anchor', noble: 'icon' } } } });
});

test('a repeat of one request is said once and paid once', async () => {
  const fan = await people.newcomer();
  await people.fund(fan, 100);
  const copies = await Promise.all(Array.from({ length: 20 }, () => say(fan, { text: '一次就好' }, { 'idempotency-key': 'one' })));
  expect(new Set(copies.map((copy) => JSON.stringify(copy))).size).toBe(1);
  expect(await people.owned(fan)).toBe(80);
});
