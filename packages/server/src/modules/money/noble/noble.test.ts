import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { NobleState } from '@pitchside/api/money/noble';
import { openTestSite, type TestSite } from '../../../testing/testSite.ts';
import { roomKicks, rooms } from '../../live/room/index.ts';
import { tendNobles } from './nobleJobs.ts';
import { creditOf, monthsLater, quoteOf } from './quote.ts';

const day = 86_400_000;
const start = Date.UTC(2026, 10, 21, 12);
let site: TestSite;
let people = 0;
let fan: number;
let mobile: string;
let token: string;

const platform = () => site.site.platform;
const fund = (member: number, amount: number) =>
  platform().events.transaction((tx, emit) =>
    site.site.ledger.post(tx, emit, { kind: 'opening', member, moves: [{ unit: 'diamond', from: 'issue', to: member, amount }] }),
  );
const owned = async () => (await site.site.ledger.state(fan)).balance;
const buy = (rank: string, months: number | string, more: Record<string, string> = {}, headers: Record<string, string> = {}) =>
  site.call('GET', 'guard_user/buy', { token, headers, query: `?${new URLSearchParams({ rank, months: String(months), ...more })}` });
const state = async () => (await site.call('GET', 'Member/nobleState', { token })).data as NobleState;
const tend = () => tendNobles(platform(), site.site.noble, site.site.notices);
const notices = async () => ((await platform().events.after(`user:${fan}`, 0)) ?? []).filter(({ type }) => type === 'noble').length;

/** Moves the clock and signs in again, as sessions expire. */
const moveTo = async (at: number) => {
  site.clock.set(at);
  token = await site.signIn(mobile);
};

beforeAll(async () => {
  site = await openTestSite();
});
beforeEach(async () => {
  site.clock.set(start);
  mobile = `1390000${String((people += 1)).padStart(4, '0')}`;
  fan = await site.join(mobile);
  token = await site.signIn(mobile);
  await fund(fan, 20_000);
});
afterAll(() => site.close());

test('the ranks come with their prices and what each may do; gifts are counted from the shelf', async () => {
  const { list } = (await site.call('GET', 'Guard/getList')).data as {
    list: { rank: string; price: number; perks: { gifts: number; free_barrages: number } }[];
  };
  expect(list.map(({ rank, price, perks }) => [rank, price, perks.gifts])).toEqual([
    ['rookie', 98, 0],
    ['starter', 298, 0],
    ['captain', 888, 1],
    ['icon', 2_888, 1],
    ['legend', 8_888, 2],
  ]);
  expect(list.every(({ perks }) => perks.free_barrages === 30)).toBe(true);
});

test('opening costs the price of each month, counts as experience and gives thirty free barrages', async () => {
  expect(await buy('captain', 3)).toMatchObject({
    code: 0,
    data: { paid: 2_664, balance: 17_336, noble: { rank: 'captain', until: monthsLater(start, 3), free_left: 30, credit: 2_664 } },
  });
  expect(await site.site.ledger.state(fan)).toMatchObject({ balance: 17_336, experience: 2_664 });
  expect(await site.site.noble.nobleOf(fan)).toEqual({ rank: 'captain', until: monthsLater(start, 3) });
});

test('renewing goes on from the end at the renewal price', async () => {
  await buy('captain', 1);
  await moveTo(start + 10 * day);
  expect(await buy('captain', 3)).toMatchObject({
    code: 0,
    data: { paid: 2_130, noble: { until: monthsLater(monthsLater(start, 1), 3), since: start } },
  });
});

test('going up credits the whole days left at what they were bought for; going down waits for the end', async () => {
  await buy('captain', 1);
  await moveTo(start + 8 * day - 1);
  // 30 days for 888; 22 full days remain.
  expect((await state()).credit).toBe(651);
  expect(await buy('starter', 1)).toMatchObject({ code: 1, msg: '到期后才能换成更低的档位' });
  expect(await buy('icon', 1, { expected_price: '1' })).toMatchObject({ code: 1, msg: '价格变了，请看一下再确认' });
  expect(await buy('icon', 1, { expected_price: String(2_888 - 651) })).toMatchObject({
    code: 0,
    data: { paid: 2_237, noble: { rank: 'icon', until: monthsLater(start + 8 * day - 1, 1), credit: 2_888 } },
  });
  await moveTo(monthsLater(start + 8 * day - 1, 1));
  expect(await state()).toMatchObject({ rank: null, until: null, free_left: 0 });
  expect(await buy('rookie', 1)).toMatchObject({ code: 0, data: { paid: 98 } });
});

test('renewing cheaply and then going up gains nothing', async () => {
  await buy('captain', 1);
  await buy('captain', 12);
  const paid = 888 + 710 * 12;
  expect((await state()).credit).toBe(paid);
});

test('nobody renews for more than three years ahead', async () => {
  for (const code of [0, 0, 0, 1]) expect(await buy('rookie', 12)).toMatchObject({ code });
  expect(await buy('rookie', 12)).toMatchObject({ msg: '最多续到三年以后' });
});

test('in a room its anchor has a share; in one’s own nobody has, and the removed buy elsewhere', async () => {
  const anchor = await site.join(`1380000${mobile.slice(7)}`, { isAnchor: true });
  const [row] = await platform()
    .db.insert(rooms)
    .values({ ownerId: anchor, title: '房间', category: 'football' })
    .returning({ id: rooms.id });
  const id = String(row?.id);
  await buy('starter', 1, { id });
  expect((await site.site.ledger.state(anchor)).income).toBe(149);
  await platform()
    .db.insert(roomKicks)
    .values({ roomId: Number(id), userId: fan, at: 1, byId: anchor });
  expect(await buy('starter', 1, { id })).toMatchObject({ code: 1, msg: '你已被移出这个直播间' });
  expect(await buy('starter', 1, { id: '999999' })).toMatchObject({ code: 1, msg: '没有找到' });
});

test('twenty parallel purchases of one request are one; without a name each counts, and none is half', async () => {
  const same = await Promise.all(Array.from({ length: 20 }, () => buy('rookie', 1, {}, { 'idempotency-key': 'one' })));
  expect(new Set(same.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(await owned()).toBe(19_902);
  const each = await Promise.all(Array.from({ length: 5 }, () => buy('rookie', 1)));
  expect(each.map(({ code }) => code)).toEqual([0, 0, 0, 0, 0]);
  expect(await owned()).toBe(19_902 - 5 * 88);
  expect((await state()).until).toBe(monthsLater(monthsLater(monthsLater(monthsLater(monthsLater(monthsLater(start, 1), 1), 1), 1), 1), 1));
});

test('thirty free barrages a month of the site, also for fifty at once; the next month gives them anew', async () => {
  const take = () => platform().events.transaction((tx) => site.site.noble.takeFreeBarrage(tx, fan));
  expect(await take()).toBe(false);
  await buy('rookie', 3);
  const taken = await Promise.all(Array.from({ length: 50 }, take));
  expect(taken.filter(Boolean)).toHaveLength(30);
  expect(await state()).toMatchObject({ free_left: 0, free_renews_at: Date.UTC(2026, 10, 30, 16) });
  await moveTo(Date.UTC(2026, 10, 30, 16));
  expect(await take()).toBe(true);
  expect((await state()).free_left).toBe(29);
});

test('who asked for it is renewed once, however many nodes look; who has too little is told once', async () => {
  await buy('captain', 1);
  await site.call('POST', 'Member/setNoble', { token, body: { auto_renew: true, entry_hint: false } });
  expect(await state()).toMatchObject({ auto_renew: true, entry_hint: false });
  const end = monthsLater(start, 1);
  site.clock.set(end - 2 * day);
  expect((await tend()).renewed).toBe(0);
  await moveTo(end - 1_000);
  const nodes = await Promise.all([tend(), tend(), tend()]);
  expect(nodes.reduce((sum, { renewed }) => sum + renewed, 0)).toBe(1);
  expect(await owned()).toBe(20_000 - 888 - 710);
  const renewed = (await state()).until ?? 0;
  expect(renewed).toBe(monthsLater(end, 1));

  await platform().events.transaction(async (tx, emit) =>
    site.site.ledger.post(tx, emit, {
      kind: 'horn',
      member: fan,
      moves: [{ unit: 'diamond', from: fan, to: 'spent', amount: (await site.site.ledger.state(fan, tx)).balance }],
    }),
  );
  site.clock.set(renewed - 1_000);
  const before = await notices();
  await tend();
  await tend();
  expect(await notices()).toBe(before + 1);
  await moveTo(renewed);
  const ends = await Promise.all([tend(), tend()]);
  expect(ends.reduce((sum, node) => sum + node.notified, 0)).toBe(1);
  expect((await tend()).notified).toBe(0);
  expect(await state()).toMatchObject({ rank: null });
});

test.each(['0', '2', '-1', '1.0', '1e0', '0x1', ' 1', '１', '12.5', '13', 'NaN', 'true', '[1]', '999999999999999999', ''])(
  '%j months cannot be bought',
  async (months) => {
    expect(await buy('rookie', months)).toMatchObject({ status: 200, code: 1 });
    expect(await owned()).toBe(20_000);
  },
);

test('the quotes that the panel of ui shows', () => {
  const now = Date.UTC(2026, 10, 21, 12);
  const captain = { rank: 'captain', price: 888, renewPercent: 80 } as const;
  const held = { rank: 'captain', until: Date.UTC(2026, 11, 13, 12), credit: 651 } as const;
  expect(quoteOf(captain, 3, held, now)).toMatchObject({ way: 'renew', total: 2_130, term: { endsAt: Date.UTC(2027, 2, 13, 12) } });
  expect(quoteOf({ rank: 'icon', price: 2_888, renewPercent: 80 }, 1, held, now)).toMatchObject({
    way: 'upgrade',
    total: 2_237,
    credit: 651,
  });
  expect(quoteOf({ rank: 'rookie', price: 98, renewPercent: 90 }, 1, held, now).way).toBe('lower');
  expect(monthsLater(Date.UTC(2026, 0, 31), 1)).toBe(Date.UTC(2026, 1, 28));
  expect(creditOf([{ startsAt: 0, endsAt: 30 * day, worth: 300 }], 31 * day)).toBe(0);
});
