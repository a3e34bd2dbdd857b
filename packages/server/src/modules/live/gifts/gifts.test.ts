import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '../../../testing/testSite.ts';
import { auditLedger } from '../../money/ledger/index.ts';
import { roomKicks, rooms } from '../room/index.ts';
import { gifts } from './gifts.tables.ts';

let site: TestSite;
let anchor: number;
let room: string;
let people = 0;
let fan: number;
let token: string;
let anchorToken: string;

const db = () => site.site.platform.db;
const transaction: TestSite['site']['platform']['events']['transaction'] = (work) => site.site.platform.events.transaction(work);
const fund = (member: number, amount: number) =>
  transaction((tx, emit) =>
    site.site.ledger.post(tx, emit, { kind: 'opening', member, moves: [{ unit: 'diamond', from: 'issue', to: member, amount }] }),
  );
const state = (member: number) => site.site.ledger.state(member);
const send = (values: Record<string, string | number | undefined>, headers: Record<string, string> = {}, who = token) =>
  site.call('GET', 'member/handselGift', {
    token: who,
    headers,
    query: `?${new URLSearchParams(Object.entries(values).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])))}`,
  });
const newcomer = async () => {
  const mobile = `1390000${String((people += 1)).padStart(4, '0')}`;
  const id = await site.join(mobile);
  return { id, token: await site.signIn(mobile) };
};

beforeAll(async () => {
  site = await openTestSite();
  anchor = await site.join('13800000001', { isAnchor: true, nickname: '阿飞说球' });
  anchorToken = await site.signIn('13800000001');
  const [row] = await db()
    .insert(rooms)
    .values({ ownerId: anchor, title: '房间', category: 'football', status: 'live' })
    .returning({ id: rooms.id });
  room = String(row?.id);
});
beforeEach(async () => {
  ({ id: fan, token } = await newcomer());
  await fund(fan, 2_000);
});
afterAll(() => site.close());

test('the shelf goes from the cheapest to the dearest, in the reader’s language, with what is left', async () => {
  const { data } = await site.call('GET', 'Gift/getList', { lang: 'vi' });
  const { list } = data as {
    list: { id: string; name: string; price: number; rank: string | null; left: number | null; mark: string | null }[];
  };
  expect(list.map(({ price }) => price)).toEqual([...list.map(({ price }) => price)].sort((a, b) => a - b));
  expect(list.find(({ id }) => id === 'rocket')).toMatchObject({ name: 'Tên lửa', price: 1_314, mark: 'full', left: null });
  expect(list.find(({ id }) => id === 'crown')).toMatchObject({ rank: 'legend' });
});

test('a gift is one transaction: diamonds, income, experience, rank, and what the room is told', async () => {
  const before = await state(anchor);
  const answer = await send({ id: room, gift_id: 'scarf', count: 3 });
  expect(answer).toMatchObject({ code: 0, data: { cost: 198, combo: 1, balance: 1_802, experience: 198, level: 2, owned: null } });
  expect(await state(fan)).toMatchObject({ balance: 1_802, experience: 198 });
  expect((await state(anchor)).income - before.income).toBe(99);
  const [firstEvent] =
    (await site.site.platform.events.after(`room:${room}`, (await site.site.platform.events.position(`room:${room}`)).seq - 1)) ?? [];
  expect(firstEvent).toMatchObject({
    type: 'gift',
    data: { count: 3, combo: 1, gift: { id: 'scarf' }, sender: { id: String(fan) }, anchor_id: String(anchor) },
  });
  await site.site.ranking.count();
  const { list } = (await site.call('GET', 'live_streaming/roomRanking', { query: `?id=${room}` })).data as { list: object[] };
  expect(list).toContainEqual(expect.objectContaining({ value: 198, member: expect.objectContaining({ id: String(fan) }) as object }));
});

test('the next of the same within three seconds goes on a combo, later begins anew', async () => {
  const now = site.clock.now();
  const combo = async () => ((await send({ id: room, gift_id: 'clap', count: 1 })).data as { combo: number }).combo;
  expect([await combo(), await combo()]).toEqual([1, 2]);
  site.clock.set(now + 3_000);
  expect(await combo()).toBe(1);
  site.clock.set(now);
});

test('by the anchor alone it is the same gift; a member who is no anchor, an unknown room and an unknown gift are not found', async () => {
  expect(await send({ anchor_id: anchor, gift_id: 'football', count: 2 })).toMatchObject({ code: 0, data: { cost: 20 } });
  for (const values of [
    { anchor_id: fan + 1_000, gift_id: 'clap' },
    { anchor_id: (await newcomer()).id, gift_id: 'clap' },
    { id: '999999', gift_id: 'clap' },
    { id: 'x', gift_id: 'clap' },
    { id: room, gift_id: 'none' },
  ])
    expect(await send({ ...values, count: 1 })).toMatchObject({ code: 1, msg: '没有找到' });
});

test('nobody gives to themselves, and nobody gives in a room they were removed from', async () => {
  await fund(anchor, 100);
  for (const aim of [{ id: room }, { anchor_id: anchor }])
    expect(await send({ ...aim, gift_id: 'clap', count: 1 }, {}, anchorToken)).toMatchObject({ code: 1, msg: '主播不能给自己送礼' });
  await db()
    .insert(roomKicks)
    .values({ roomId: Number(room), userId: fan, at: 1, byId: anchor });
  for (const aim of [{ id: room }, { anchor_id: anchor }])
    expect(await send({ ...aim, gift_id: 'clap', count: 1 })).toMatchObject({ code: 1, msg: '你已被移出这个直播间' });
  expect((await state(fan)).balance).toBe(2_000);
});

test('the price is the server’s: what the client expects can only cause a refusal', async () => {
  expect(await send({ id: room, gift_id: 'rocket', count: 1, expected_price: 1 })).toMatchObject({
    code: 1,
    msg: '价格变了，请看一下再确认',
  });
  expect(await send({ id: room, gift_id: 'rocket', count: 1, price: 1, amount: 1, cost: 0 })).toMatchObject({
    code: 0,
    data: { cost: 1_314 },
  });
  expect(await send({ id: room, gift_id: 'rocket', count: 1 })).toMatchObject({ code: 1, msg: '余额不足' });
});

test('a gift of a rank waits for the rank', async () => {
  expect(await send({ id: room, gift_id: 'armband', count: 1 })).toMatchObject({ code: 1, msg: '你的贵族档位还送不了这个礼物' });
  await fund(fan, 10_000);
  expect(await site.call('GET', 'guard_user/buy', { token, query: '?rank=captain&months=1' })).toMatchObject({ code: 0 });
  expect(await send({ id: room, gift_id: 'armband', count: 1 })).toMatchObject({ code: 0 });
  expect(await send({ id: room, gift_id: 'crown', count: 1 })).toMatchObject({ code: 1 });
});

test('a limited gift is never oversold: of five hundred who press at once ten get it', async () => {
  await db().update(gifts).set({ stock: 10, sold: 0, price: 1 }).where(eq(gifts.id, 'trophy'));
  const answers = await Promise.all(Array.from({ length: 500 }, () => send({ id: room, gift_id: 'trophy', count: 1 })));
  expect(answers.filter(({ code }) => code === 0)).toHaveLength(10);
  expect((await state(fan)).balance).toBe(1_990);
  const [row] = await db().select({ sold: gifts.sold }).from(gifts).where(eq(gifts.id, 'trophy'));
  expect(row?.sold).toBe(10);
  expect(await send({ id: room, gift_id: 'trophy', count: 1 })).toMatchObject({ code: 1, msg: '礼物不够了' });
});

test('the backpack: what ends first goes first, nothing is paid, nothing earned, and never more than there is', async () => {
  const now = site.clock.now();
  await site.site.gifts.grant(db(), fan, 'clap', 5);
  await site.site.gifts.grant(db(), fan, 'clap', 3, now + 1_000);
  await site.site.gifts.grant(db(), fan, 'clap', 9, now - 1);
  const income = (await state(anchor)).income;
  expect(await send({ id: room, gift_id: 'clap', count: 4, from: 'backpack' })).toMatchObject({
    code: 0,
    data: { cost: 0, owned: 4, transfer_id: null, balance: 2_000, experience: 0 },
  });
  expect(await site.call('GET', 'Gift/getUserGiftList', { token })).toMatchObject({
    data: { list: [{ owned: 4, expires_at: null, gift: { id: 'clap' } }] },
  });
  expect(await send({ id: room, gift_id: 'clap', count: 5, from: 'backpack' })).toMatchObject({ code: 1, msg: '背包里没有这么多' });
  expect((await state(anchor)).income).toBe(income);
  const both = await Promise.all(Array.from({ length: 8 }, () => send({ id: room, gift_id: 'clap', count: 1, from: 'backpack' })));
  expect(both.filter(({ code }) => code === 0)).toHaveLength(4);
});

test('what has ended vanishes from backpacks, however many nodes look, and the log says how all of it came and went', async () => {
  const now = site.clock.now();
  const log = async (query = '') =>
    (await site.call('GET', 'Gift/backpackLog', { token, query })).data as {
      list: { id: string; count: number; reason: string; at: number; gift: { id: string }; anchor: { id: string } | null }[];
      next: string | null;
    };
  // Removes leftovers of earlier tests.
  await site.site.gifts.expireBackpacks();
  await site.site.gifts.grant(db(), fan, 'clap', 5, now + 500);
  await site.site.gifts.grant(db(), fan, 'scarf', 1);
  await send({ id: room, gift_id: 'clap', count: 2, from: 'backpack' });
  expect(await site.site.gifts.expireBackpacks()).toBe(0);
  site.clock.set(now + 500);
  expect(await send({ id: room, gift_id: 'clap', count: 1, from: 'backpack' })).toMatchObject({ code: 1, msg: '背包里没有这么多' });
  const nodes = await Promise.all([site.site.gifts.expireBackpacks(), site.site.gifts.expireBackpacks()]);
  expect(nodes.reduce((sum, gone) => sum + gone, 0)).toBe(1);
  expect((await log()).list.map(({ gift, count, reason, at, anchor: to }) => [gift.id, count, reason, at, to?.id])).toEqual([
    ['clap', -3, 'expired', now + 500, undefined],
    ['clap', -2, 'sent', now, String(anchor)],
    ['scarf', 1, 'granted', now, undefined],
    ['clap', 5, 'granted', now, undefined],
  ]);
  const { list, next } = await log('?limit=3');
  expect([list.length, (await log(`?limit=3&before=${next}`)).list.map(({ count }) => count)]).toEqual([3, [5]]);
  expect((await site.call('GET', 'Gift/getUserGiftList', { token })).data).toMatchObject({ list: [{ owned: 1, gift: { id: 'scarf' } }] });
  site.clock.set(now);
});

test('both hear of a gift on their own topics: the giver of diamonds, experience and level, the anchor of income', async () => {
  const [before, income] = [await state(fan), (await state(anchor)).income];
  await send({ id: room, gift_id: 'scarf', count: 10 });
  const last = async (member: number) =>
    ((await site.site.platform.events.after(`user:${member}`, 0)) ?? []).filter(({ type }) => type === 'wallet').at(-1)?.data;
  expect(await last(fan)).toMatchObject({ balance: before.balance - 660, experience: before.experience + 660, level: 2 });
  expect(await last(anchor)).toMatchObject({ income: income + 330 });
});

test('the wall names who gave most of each; income is for the anchor alone', async () => {
  const body = { anchor_id: String(anchor) };
  await send({ id: room, gift_id: 'flare', count: 2 });
  const open = (await site.call('POST', 'member/webgetAnchorgiftlist', { body })).data as {
    income: number | null;
    total: number;
    list: { gift: { id: string }; top: { id: string } | null; income: number | null }[];
  };
  expect(open.income).toBeNull();
  expect(open.list.map(({ income }) => income).every((income) => income === null)).toBe(true);
  expect(open.list.find(({ gift }) => gift.id === 'flare')?.top?.id).toBe(String(fan));
  const own = (await site.call('POST', 'member/webgetAnchorgiftlist', { body, token: anchorToken })).data as typeof open;
  expect(own.income).toBe((await state(anchor)).income);
  expect((await site.call('POST', 'member/webgetAnchorgiftlist', { body, token })).data).toMatchObject({ income: null });
});

test('fifty copies of one request have one effect and answers that are equal to the byte', async () => {
  const url = `${site.origin}/api/member/handselGift?id=${room}&gift_id=football&count=1`;
  const copies = await Promise.all(
    Array.from({ length: 50 }, async () => (await fetch(url, { headers: { token, 'idempotency-key': 'one' } })).text()),
  );
  expect(new Set(copies).size).toBe(1);
  expect((await state(fan)).balance).toBe(1_990);
  expect(await send({ id: room, gift_id: 'football', count: 2 }, { 'idempotency-key': 'one' })).toMatchObject({
    code: 1,
    msg: '请求编号已用于另一次操作',
  });
  expect((await state(fan)).balance).toBe(1_990);
});

const hostile = [
  '-1',
  '0',
  '0.5',
  '1e9',
  '1e309',
  '"1"',
  ' 1',
  '1 ',
  '+1',
  '0x10',
  '0b1',
  '1e3',
  'NaN',
  'Infinity',
  '9007199254740992',
  '9007199254740993',
  '9223372036854775808',
  '18446744073709551616',
  'true',
  '[1]',
  '{"a":1}',
  '１',
  '٣',
  '1\u0000',
  '1,000',
  '10000',
  '',
  'null',
];
test.each(hostile)('%j is no amount: nothing moves', async (count) => {
  for (const values of [{ count }, { count: 1, expected_price: count === '10000' ? '-0' : count }])
    expect(await send({ id: room, gift_id: 'clap', ...values })).toMatchObject({ status: 200, code: 1 });
  expect((await state(fan)).balance).toBe(2_000);
});

test('a doubled amount has no meaning', async () => {
  expect(await site.call('GET', 'member/handselGift', { token, query: `?id=${room}&gift_id=clap&count=1&count=2` })).toMatchObject({
    code: 1,
    msg: expect.stringMatching(/^输入错误：/),
  });
});

test('what was counted is what the ledger moved', async () => {
  const { rows } = await db().execute<{ counted: number; moved: number }>(sql`
    select (select sum(diamonds) from gift_tally) as counted, (select -sum(e.amount) from ledger_entry e join ledger_transfer t on t.id = e.transfer_id join ledger_account a on a.id = e.account_id where t.kind = 'gift' and a.unit = 'diamond' and a.owner_id is not null) as moved`);
  expect(Number(rows[0]?.counted)).toBe(Number(rows[0]?.moved));
  expect((await auditLedger(db())).isSound).toBe(true);
});
