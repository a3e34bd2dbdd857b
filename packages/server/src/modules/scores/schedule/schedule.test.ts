import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '../../../testing/testSite.ts';
import { rooms } from '../../live/room/index.ts';
import { goal, playing, world } from '../matches/matches.fixtures.ts';
import { reservations } from './schedule.tables.ts';

const hour = 3_600_000;
const day = 24 * hour;
const now = Date.UTC(2026, 10, 21, 12);
/** Midnight in Beijing of the day of `now`. */
const midnight = Date.UTC(2026, 10, 20, 16);
let site: TestSite;
let fan: { id: number; token: string };
let other: { id: number; token: string };

async function member(mobile: string) {
  const id = await site.join(mobile);
  return { id, token: await site.signIn(mobile) };
}

/** Matches `<prefix>1`…, an hour apart from an instant on. */
async function fixtures(prefix: string, from: number, count: number) {
  const batch = world(from, count);
  await site.site.matches.apply({
    ...batch,
    fixtures: (batch.fixtures ?? []).map((fixture, index) => ({ ...fixture, id: `${prefix}${index + 1}`, kickoffAt: from + index * hour })),
  });
}

beforeAll(async () => {
  site = await openTestSite();
  site.clock.set(now);
  fan = await member('13800000001');
  other = await member('13800000002');
  await fixtures('m', now + hour, 4);
});
afterAll(() => site.close());
beforeEach(async () => {
  site.clock.set(now);
  await site.site.platform.db.delete(reservations);
});

const reserve = (id: string, token?: string) => site.call('POST', 'live/reserveMatch', { body: { match_id: id }, ...(token && { token }) });
const cancel = (id: string, token: string) => site.call('GET', 'live/deleteReserveLive', { query: `?id=${id}`, token });
const mine = async (token: string, state = 'coming') =>
  (
    (await site.call('GET', 'Live_streaming/getUserReserveLiveList', { query: `?state=${state}`, token })).data as {
      list: { id: string; remind: boolean; match: { id: string } }[];
      total: number;
    }
  ).list;
const reservationOf = (answer: { data: unknown }) => (answer.data as { reservation: { id: string; remind: boolean } }).reservation;

test('a match is reserved once, however often it is asked for, and is listed by kick-off', async () => {
  await reserve('m2', fan.token);
  const [first, second] = [await reserve('m1', fan.token), await reserve('m1', fan.token)];
  expect(first).toMatchObject({ code: 0, data: { reserve_count: 1, reservation: { remind: true, match: { id: 'm1' } } } });
  expect(reservationOf(second).id).toBe(reservationOf(first).id);
  expect((await mine(fan.token)).map(({ match }) => match.id)).toEqual(['m1', 'm2']);
  expect(await mine(other.token)).toEqual([]);
});

test('ten presses at once reserve once', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => reserve('m1', fan.token)));
  expect(new Set(answers.map((answer) => reservationOf(answer).id)).size).toBe(1);
  expect(await mine(fan.token)).toHaveLength(1);
});

test('a visitor is asked to sign in, for every one of these calls', async () => {
  expect((await reserve('m1')).code).toBe(700);
  expect((await site.call('POST', 'live/reserveMatch2', { body: { match_id: 'm1' } })).code).toBe(700);
  expect((await site.call('GET', 'live/deleteReserveLive', { query: '?id=1' })).code).toBe(700);
  expect((await site.call('GET', 'Live_streaming/getUserReserveLiveList')).code).toBe(700);
});

test('what has begun, is off or unknown cannot be reserved', async () => {
  await fixtures('late', now + 2 * hour, 3);
  await site.site.matches.apply({ updates: [playing('late1', 1, 1, 0), { ...playing('late2', 1, 0, 0), status: 'postponed' }] });
  expect(await reserve('late1', fan.token)).toMatchObject({ code: 1, msg: '比赛已经开始，不能预约了' });
  expect(await reserve('late2', fan.token)).toMatchObject({ code: 1, msg: '这场比赛不会按时进行，不能预约' });
  expect(await reserve('nobody', fan.token)).toMatchObject({ code: 1, msg: '没有找到这场比赛' });
  // The feed has no update yet, but the time has passed.
  site.clock.set(now + 4 * hour);
  expect(await reserve('late3', fan.token)).toMatchObject({ code: 1, msg: '比赛已经开始，不能预约了' });
  expect(await mine(fan.token)).toEqual([]);
});

test('only the owner cancels; somebody else finds nothing', async () => {
  const { id } = reservationOf(await reserve('m1', fan.token));
  for (const wrong of [id, '0', 'x', '999999999'])
    expect(await cancel(wrong, other.token)).toMatchObject({ code: 1, msg: '没有找到这个预约' });
  expect(await mine(fan.token)).toHaveLength(1);
  expect(await cancel(id, fan.token)).toMatchObject({ code: 0, data: { match_id: 'm1', reserve_count: 0 } });
  expect(await cancel(id, fan.token)).toMatchObject({ code: 1 });
  expect(await mine(fan.token)).toEqual([]);
});

test('a repeat with the same key gets the same answer, also for cancelling', async () => {
  const { id } = reservationOf(await reserve('m1', fan.token));
  const headers = { 'idempotency-key': 'cancel-1' };
  const once = () => site.call('GET', 'live/deleteReserveLive', { query: `?id=${id}`, token: fan.token, headers });
  expect(await once()).toEqual(await once());
});

test('the reminder is switched off and on without a second reservation', async () => {
  const first = reservationOf(await reserve('m1', fan.token));
  const off = await site.call('POST', 'live/reserveMatch2', { body: { match_id: 'm1', remind: false }, token: fan.token });
  expect(reservationOf(off)).toMatchObject({ id: first.id, remind: false });
  // Reserving again from a list keeps the choice.
  expect(reservationOf(await reserve('m1', fan.token))).toMatchObject({ id: first.id, remind: false });
});

test('a member is told once when a reserved match begins, with the reminder on, and nobody else is', async () => {
  await fixtures('go', now + hour, 2);
  await reserve('go1', fan.token);
  await reserve('go1', other.token);
  await site.call('POST', 'live/reserveMatch2', { body: { match_id: 'go1', remind: false }, token: other.token });
  await reserve('go2', fan.token);
  expect(await site.site.schedule.remind()).toBe(0);
  site.clock.set(now + hour);
  await site.site.matches.apply({ updates: [playing('go1', 1, 1, 0, [goal('gg', 1, 1, now)])] });
  const reminded = await Promise.all([site.site.schedule.remind(), site.site.schedule.remind()]);
  expect(reminded.reduce((sum, count) => sum + count, 0)).toBe(1);
  const heard = async (id: number) =>
    (await site.site.platform.events.after(`user:${id}`, 0))?.filter(({ type }) => type === 'match_begins').map(({ data }) => data);
  expect(await heard(fan.id)).toMatchObject([{ match: { id: 'go1', status: 'first_half' } }]);
  expect(await heard(other.id)).toEqual([]);
});

test('what is over leaves the coming ones', async () => {
  await fixtures('end', now + hour, 1);
  await reserve('end1', fan.token);
  await reserve('m1', fan.token);
  await site.site.matches.apply({ updates: [{ ...playing('end1', 9, 90, 1), status: 'finished' }] });
  expect((await mine(fan.token)).map(({ match }) => match.id)).toEqual(['m1']);
  expect((await mine(fan.token, 'over')).map(({ match }) => match.id)).toEqual(['end1']);
});

test('days are counted as the viewer cuts them, one of 25 hours too', async () => {
  await fixtures('far', midnight + 20 * day, 3);
  const edges = (at: number[]) => site.call('GET', 'schedule/days', { query: `?edges=${at.join(',')}` });
  const start = midnight + 20 * day;
  const { data } = await edges([start - day, start + hour, start + 26 * hour]);
  const { days, earlier, later } = data as {
    days: { counts: Record<string, number>; spread: Record<string, number[]> }[];
    earlier: Record<string, number | null>;
    later: Record<string, number | null>;
  };
  expect(days.map(({ counts }) => counts)).toEqual([
    { football: 1, basketball: 0, esports: 0 },
    { football: 2, basketball: 0, esports: 0 },
  ]);
  expect(days[0]?.spread['football']).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1]);
  expect(earlier['football']).toBeLessThan(start - day);
  expect(later['football']).toBeNull();
  expect((await edges([start + 3 * hour, start + day])).data).toMatchObject({
    days: [{ counts: { football: 0 } }],
    earlier: { football: start + 2 * hour },
  });
});

test.each(['', '1', '2,1', '1,1', 'a,b', '1,2,', '-1,5', `0,${40 * day}`, Array.from({ length: 20 }, (_, at) => at + 1).join(',')])(
  'edges %s are refused',
  async (edges) => {
    expect(await site.call('GET', 'schedule/days', { query: `?edges=${encodeURIComponent(edges)}` })).toMatchObject({
      code: 1,
      msg: expect.stringMatching(/^输入错误：/),
    });
  },
);

test('a span shows its matches with who reserved and who shows them', async () => {
  await fixtures('show', midnight + 30 * day, 2);
  await reserve('show1', fan.token);
  await reserve('show1', other.token);
  const rows = Array.from({ length: 4 }, async (_, index) => ({
    ownerId: await site.join(`1390000000${index}`),
    title: `房间 ${index}`,
    category: 'football' as const,
    heat: index * 10,
    matchId: 'show1',
    status: index === 0 ? ('ended' as const) : ('not_started' as const),
  }));
  await site.site.platform.db.insert(rooms).values(await Promise.all(rows));
  const query = `?from=${midnight + 30 * day}&until=${midnight + 31 * day}`;
  const { data } = await site.call('GET', 'schedule/matches', { query });
  expect(data).toMatchObject({
    server_at: now,
    list: [
      { match: { id: 'show1' }, reserve_count: 2 },
      { match: { id: 'show2' }, reserve_count: 0 },
    ],
    positions: { football: { topic: 'matches:football' }, esports: { topic: 'matches:esports' } },
  });
  const showing = await site.call('GET', 'live_streaming/getReserveLiveList', { query });
  expect(showing.data).toMatchObject({
    list: [{ match_id: 'show1', total: 3, rooms: [{ title: '房间 3' }, { title: '房间 2' }, { title: '房间 1' }] }],
  });
  for (const path of ['schedule/matches', 'live_streaming/getReserveLiveList']) {
    for (const wrong of ['', '?from=5&until=4', `?from=0&until=${3 * day}`, '?from=1e3&until=2000'])
      expect(await site.call('GET', path, { query: wrong })).toMatchObject({ code: 1, msg: expect.stringMatching(/^输入错误：/) });
  }
});
