import { announcementLimits, type Announcement } from '@pitchside/api/live/studio';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { playing, world as matchesOf } from '../../../scores/matches/matches.fixtures.ts';
import { matches } from '../../../scores/sport/index.ts';
import { roomKicks } from '../../room/index.ts';
import { studioWorld, type Anchor, type Somebody, type StudioWorld } from '../studio.fixtures.ts';

const hour = 3_600_000;
const day = 24 * hour;
const ok = { code: 0 };
let world: StudioWorld;
let begun: number;
let anchor: Anchor;
let fan: Somebody;
beforeAll(async () => {
  world = await studioWorld();
  begun = world.site.clock.now();
  await world.site.site.matches.apply(matchesOf(begun + hour, 4));
  fan = await world.somebody();
});
afterAll(() => world.close());
beforeEach(async () => {
  world.site.clock.set(begun);
  anchor = await world.anchor();
});

const set = (body: object, who: Somebody = anchor) => world.post('Live/setReserveLiveNew', { ...body }, who);
const made = async (body: object) => ((await set(body)).data as { announcement: Announcement }).announcement;
const list = async (who?: Somebody) =>
  ((await world.post('Live/reserveLiveNewList', { id: anchor.room }, who)).data as { list: Announcement[]; total: number }).list;
const remove = (id: string, who: Somebody = anchor) => world.post('Live/deleteReserveLiveNew', { id }, who);
const want = (id: string, is_reserved: boolean, who = fan) => world.post('Live/reserveLiveNew', { id, is_reserved }, who);

test('a match is announced with its own time, anything else with a title and a time; the next comes first', async () => {
  expect(await set({ title: '夜谈豪门', start_at: begun + 2 * hour })).toMatchObject({
    ...ok,
    data: { announcement: { room_id: anchor.room, title: '夜谈豪门', match: null, start_at: begun + 2 * hour, reserve_count: 0 } },
  });
  expect(await set({ match_id: 'm1' })).toMatchObject({ data: { announcement: { match: { id: 'm1' }, start_at: begun + hour } } });
  expect((await list()).map(({ match, title }) => match?.id ?? title)).toEqual(['m1', '夜谈豪门']);
  // A postponed match moves its announcement.
  await world.site.site.platform.db
    .update(matches)
    .set({ kickoffAt: begun + 3 * hour })
    .where(eq(matches.id, 'm1'));
  expect((await list()).map(({ start_at }) => start_at)).toEqual([begun + 2 * hour, begun + 3 * hour]);
  await world.site.site.platform.db
    .update(matches)
    .set({ kickoffAt: begun + hour })
    .where(eq(matches.id, 'm1'));
  world.site.clock.set(begun + 5 * hour + 1);
  expect(await list()).toEqual([]);
});

test('who announces a match is found with the match, once, also while another is shown', async () => {
  await set({ match_id: 'm2' });
  const showing = async () =>
    (
      (await world.get('live_streaming/getReserveLiveList', { from: begun, until: begun + day })).data as {
        list: { match_id: string; total: number; rooms: { room_id: string }[] }[];
      }
    ).list.find(({ match_id }) => match_id === 'm2');
  expect(await showing()).toMatchObject({ total: 1, rooms: [{ room_id: anchor.room }] });
  await world.get('live/updateLive', { match_id: 'm2' }, anchor);
  expect(await showing()).toMatchObject({ total: 1, rooms: [{ room_id: anchor.room }] });
});

test('what has no time, a time that is past or too far, or another’s time is refused', async () => {
  for (const body of [{}, { title: '夜谈' }, { start_at: begun + hour }])
    expect(await set(body)).toMatchObject({ code: 1, msg: '请选一场比赛，或写上标题和时间' });
  for (const start_at of [begun, begun - 1, begun + announcementLimits.ahead * day + 1])
    expect(await set({ title: '夜谈', start_at })).toMatchObject({ code: 1, msg: '时间要在现在之后、60 天之内' });
  expect(await set({ match_id: 'm1', start_at: begun + hour })).toMatchObject({ code: 1, msg: '比赛的时间跟着赛程走，不用另填' });
  expect(await set({ match_id: 'nobody' })).toMatchObject({ code: 1, msg: '没有找到这场比赛' });
  for (const title of ['⚽'.repeat(41), ''])
    expect(await set({ title, start_at: begun + hour })).toMatchObject({ code: 1, msg: expect.stringMatching(/^输入错误：/) });
  expect(await list()).toEqual([]);
});

test('a match that is on, or off, is not announced; nor twice, however often it is asked at once', async () => {
  await world.site.site.matches.apply({
    updates: [playing('m3', 1, 1, 0), { ...playing('m4', 1, 0, 0), status: 'postponed' }],
  });
  expect(await set({ match_id: 'm3' })).toMatchObject({ code: 1, msg: '比赛已经开始，不能预告了' });
  expect(await set({ match_id: 'm4' })).toMatchObject({ code: 1, msg: '这场比赛不会按时进行，不能预告' });
  const answers = await Promise.all(Array.from({ length: 8 }, () => set({ match_id: 'm1' })));
  expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
  expect(new Set(answers.filter(({ code }) => code !== 0).map(({ msg }) => msg))).toEqual(new Set(['这场比赛已经预告过了']));
});

test('a room announces so many and no more, also of many that come at once', async () => {
  const answers = await Promise.all(
    Array.from({ length: announcementLimits.most + 5 }, (_, index) => set({ title: `第${index}期`, start_at: begun + (index + 1) * hour })),
  );
  expect(answers.filter(({ code }) => code === 0)).toHaveLength(announcementLimits.most);
});

test('it is changed and taken back by its own anchor, and by nobody else', async () => {
  const { id } = await made({ title: '夜谈', start_at: begun + hour });
  const other = await world.anchor();
  for (const wrong of [id, '999999', 'x']) {
    expect(await set({ id: wrong, title: '我的' }, other)).toMatchObject({ code: 1, msg: '没有找到这个预告' });
    expect(await remove(wrong, other)).toMatchObject({ code: 1, msg: '没有找到这个预告' });
  }
  expect(await set({ id, title: '深夜谈' })).toMatchObject({ data: { announcement: { id, title: '深夜谈', start_at: begun + hour } } });
  expect(await set({ id, start_at: begun + 2 * hour })).toMatchObject({
    data: { announcement: { title: '深夜谈', start_at: begun + 2 * hour } },
  });
  expect(await set({ id, match_id: 'm2' })).toMatchObject({ data: { announcement: { title: '深夜谈', match: { id: 'm2' } } } });
  expect(await remove(id)).toMatchObject(ok);
  expect(await remove(id)).toMatchObject({ code: 1 });
  expect(await list()).toEqual([]);
});

test('whoever wants a word is counted once, sees it in a list, and may change their mind', async () => {
  const { id } = await made({ title: '夜谈', start_at: begun + hour });
  const answers = await Promise.all(Array.from({ length: 6 }, () => want(id, true)));
  expect(answers.at(-1)).toMatchObject({ data: { announcement: { reserve_count: 1, is_reserved: true } } });
  expect((await list(await world.somebody()))[0]).toMatchObject({ reserve_count: 1, is_reserved: false });
  const mine = async () => ((await world.post('Live/reservedLiveNewList', {}, fan)).data as { list: Announcement[] }).list;
  expect(await mine()).toMatchObject([{ id, anchor: { id: String(anchor.id) } }]);
  expect(await want(id, false)).toMatchObject({ data: { announcement: { reserve_count: 0, is_reserved: false } } });
  expect(await mine()).toEqual([]);
  expect(await want('999999', true)).toMatchObject({ code: 1, msg: '没有找到这个预告' });
  const rowdy = await world.somebody();
  await world.site.site.platform.db.insert(roomKicks).values({ roomId: Number(anchor.room), userId: rowdy.id, at: 1, byId: anchor.id });
  expect(await want(id, true, rowdy)).toMatchObject({ code: 1, msg: '你已被移出这个直播间' });
});

test('when it begins, near its time, each is told once, also by two nodes at once', async () => {
  const [soon, tomorrow] = [await made({ title: '夜谈', start_at: begun + hour }), await made({ title: '明天见', start_at: begun + day })];
  const [early, other] = [await world.somebody(), await world.somebody()];
  for (const who of [early, other]) await want(soon.id, true, who);
  await want(tomorrow.id, true, other);
  world.site.clock.set(begun + hour + 60_000);
  await world.get('Live/startRoom', {}, anchor);
  await world.site.site.live.streamStarted(Number(anchor.room));
  const node = await world.site.secondNode();
  await Promise.all([world.site.site.studio.tend(), node.site.studio.tend(), world.site.site.studio.tend()]);
  for (const who of [early, other])
    expect(await world.eventsOn(`user:${who.id}`, 'broadcast_begins')).toMatchObject([
      { data: { announcement_id: soon.id, room: { id: anchor.room, status: 'live' } } },
    ]);
  // After an interruption they are not notified again.
  await world.site.site.live.streamEnded(Number(anchor.room));
  await world.site.site.live.streamStarted(Number(anchor.room));
  await world.site.site.studio.tend();
  expect(await world.eventsOn(`user:${early.id}`, 'broadcast_begins')).toHaveLength(1);
});
