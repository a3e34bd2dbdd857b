import { hornGap } from '@pitchside/api/live/horn';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testPeople, type TestAnchor, type TestPeople, type TestPerson } from '../../../testing/testPeople.ts';
import { openTestSite, type TestSite } from '../../../testing/testSite.ts';
import { openTestSocket } from '../../../testing/testSocket.ts';
import { auditLedger } from '../../money/ledger/index.ts';
import { roomKicks, roomMutes } from '../room/index.ts';

let site: TestSite;
let people: TestPeople;
let anchor: TestAnchor;
beforeAll(async () => {
  site = await openTestSite();
  people = testPeople(site);
  anchor = await people.anchor('live', { title: '德比夜' });
});
afterAll(async () => {
  expect((await auditLedger(site.site.platform.db)).isSound).toBe(true);
  await site.close();
});

const blow = ({ token }: TestPerson, more: Record<string, string> = {}, headers: Record<string, string> = {}) =>
  site.call('GET', 'Member/sneHorn', {
    token,
    headers,
    query: `?${new URLSearchParams({ id: anchor.room, text: '加时了，速来', ...more })}`,
  });
interface Listed {
  list: { id: string; text: string }[];
  next: string | null;
  price: number;
  topic: string;
  seq: number;
}
const list = async (query = '', token?: string) =>
  (await site.call('GET', 'Member/hornList', { query, ...(token !== undefined && { token }) })).data as Listed;
const wait = () => site.clock.set(site.clock.now() + hornGap);
const notices = () => people.received('horns', 'horn');

test('a horn is paid, written and heard everywhere in one act, also by who follows no room', async () => {
  const fan = await people.newcomer();
  await people.fund(fan, 1_000);
  const socket = await openTestSocket(site.origin);
  socket.send({ type: 'subscribe', data: { topic: 'horns' } });
  await socket.until((frames) => frames.some(({ type }) => type === 'subscribed'));
  expect(await blow(fan, { expected_price: '300' })).toMatchObject({
    code: 0,
    data: { balance: 700, horn: { room_id: anchor.room, room_title: '德比夜', price: 300, text: '加时了，速来', user: { noble: null } } },
  });
  await socket.until((frames) => frames.some(({ type }) => type === 'horn'));
  expect(socket.frames.find(({ type }) => type === 'horn')).toMatchObject({ topic: 'horns', data: { text: '加时了，速来' } });
  await socket.close();
  expect((await site.site.ledger.state(fan.id)).experience).toBe(300);
  expect(await list()).toMatchObject({ price: 300, topic: 'horns', seq: 1, next: null, list: [{ text: '加时了，速来', is_live: true }] });
});

test('who cannot pay, is muted, was removed, or stands in a room that is off the air blows none, and pays nothing', async () => {
  const [poor, muted, gone, fan] = [await people.newcomer(), await people.newcomer(), await people.newcomer(), await people.newcomer()];
  for (const each of [muted, gone, fan]) await people.fund(each, 1_000);
  await people.fund(poor, 299);
  const { db } = site.site.platform;
  await db.insert(roomMutes).values({ roomId: Number(anchor.room), userId: muted.id, until: null, byId: anchor.id });
  await db.insert(roomKicks).values({ roomId: Number(anchor.room), userId: gone.id, at: 1, byId: anchor.id });
  const before = (await notices()).length;
  for (const [who, more, said] of [
    [poor, {}, '余额不足'],
    [muted, {}, '你在这个直播间被禁言了'],
    [gone, {}, '你已被移出这个直播间'],
    [fan, { id: (await people.anchor('ended')).room }, '直播间没有开播，不能发喇叭'],
    [fan, { id: '999999' }, '没有找到'],
    [fan, { text: '⚽'.repeat(51) }, '输入错误：text'],
    [fan, { text: ' \u200B ' }, '输入错误：text'],
    [fan, { expected_price: '1' }, '价格变了，请看一下再确认'],
  ] as const)
    expect(await blow(who, more)).toMatchObject({ code: 1, msg: said });
  expect((await notices()).length).toBe(before);
  for (const each of [muted, gone, fan]) expect(await people.owned(each)).toBe(1_000);
  expect(await blow(fan, { text: '⚽'.repeat(50) })).toMatchObject({ code: 0 });
});

test('one in ten seconds, also of twenty at once; a repeat of one request is the same horn', async () => {
  const fan = await people.newcomer();
  await people.fund(fan, 10_000);
  const many = await Promise.all(Array.from({ length: 20 }, (_, index) => blow(fan, { text: `第 ${index} 声` })));
  expect(many.filter(({ code }) => code === 0)).toHaveLength(1);
  expect(many.find(({ code }) => code === 1)?.msg).toBe('喇叭发得太快，请稍后再发');
  wait();
  const copies = await Promise.all(Array.from({ length: 20 }, () => blow(fan, { text: '同一声' }, { 'idempotency-key': 'one' })));
  expect(new Set(copies.map((copy) => JSON.stringify(copy))).size).toBe(1);
  expect(await people.owned(fan)).toBe(10_000 - 600);
});

test('the price is the operators’ to set', async () => {
  const fan = await people.newcomer();
  await people.fund(fan, 1_000);
  await site.site.system.setMoney({ horn_price: 500 });
  expect(await blow(fan, { expected_price: '300' })).toMatchObject({ code: 1, msg: '价格变了，请看一下再确认' });
  expect(await blow(fan)).toMatchObject({ code: 0, data: { balance: 500 } });
  expect((await list()).price).toBe(500);
  await site.site.system.setMoney({ horn_price: 300 });
});

test('the list goes back page by page, and one’s own are one’s own', async () => {
  const [fan, other] = [await people.newcomer(), await people.newcomer()];
  for (const each of [fan, other]) await people.fund(each, 5_000);
  for (const text of ['一', '二', '三']) {
    await blow(fan, { text });
    await blow(other, { text: `${text}！` });
    wait();
  }
  const mine = await list('?of=mine&limit=2', fan.token);
  expect(mine.list.map(({ text }) => text)).toEqual(['三', '二']);
  expect((await list(`?of=mine&limit=2&before=${mine.next}`, fan.token)).list.map(({ text }) => text)).toEqual(['一']);
  expect((await list('?of=mine')).list).toEqual([]);
  expect((await list('?limit=2')).list.map(({ text }) => text)).toEqual(['三！', '三']);
});

test('a noble’s horn carries the rank', async () => {
  const noble = await people.newcomer();
  await people.fund(noble, 5_000);
  await site.call('GET', 'guard_user/buy', { token: noble.token, query: '?rank=icon&months=1' });
  expect(await blow(noble)).toMatchObject({ data: { horn: { user: { noble: 'icon' } } } });
});
