import { afterAll, beforeAll, expect, test } from 'vitest';
import { localize } from '../../../text/local.ts';
import { as, liveWorld, visitor, type LiveWorld } from './live.fixtures.ts';
import { createStreamKeys } from './liveKeys.ts';
import { roomKicks, roomModerators, roomMutes } from '../room/index.ts';

let world: LiveWorld;
let owner: number;
let fan: number;
let room: number;
const usual = { page: 1, limit: 24, sort: 'hot' as const };

beforeAll(async () => {
  world = await liveWorld();
  owner = await world.member('阿飞说球');
  fan = await world.member('球迷');
  room = await world.room(owner, { title: '德比夜', matchId: await world.derby(), placard: '理性看球' });
});
afterAll(() => world.close());

const handlers = () => world.live.handlers;
const types = async (topic: string) => (await world.platform.events.after(topic, 0))?.map((event) => event.data) ?? [];

test('a room goes live and ends with its stream, and each change is told once', async () => {
  expect((await handlers().getLiveList(usual, visitor)).list).toEqual([]);
  await world.live.streamStarted(room);
  await world.live.streamStarted(room);
  expect(await handlers().getLiveList(usual, visitor)).toMatchObject({
    total: 1,
    list: [
      {
        id: String(room),
        status: 'live',
        started_at: world.clock.at,
        match: { id: 'm1' },
        anchor: { user_nickname: '阿飞说球', level: 12, exp_icon: 'lv2' },
      },
    ],
  });
  await world.live.streamEnded(room);
  await world.live.streamEnded(room);
  const expected = [{ status: 'live' }, { status: 'ended' }];
  expect(await types('rooms')).toMatchObject(expected);
  expect(await types(`room:${room}`)).toMatchObject(expected);
});

test('the list filters by category, competition and match, and counts what is live', async () => {
  const talker = await world.member('夜谈');
  const talk = await world.room(talker, { category: 'talk', status: 'live', heat: 90, source: 'demo', startedAt: 5 });
  await world.live.streamStarted(room);
  const ids = async (filter: object) => (await handlers().getLiveList({ ...usual, ...filter }, visitor)).list.map((item) => item.id);
  expect(await ids({})).toEqual([String(talk), String(room)]);
  expect(await ids({ sort: 'new' })).toEqual([String(room), String(talk)]);
  expect(await ids({ category: 'football' })).toEqual([String(room)]);
  expect(await ids({ competition_id: 'epl' })).toEqual([String(room)]);
  expect(await ids({ match_id: 'm1' })).toEqual([String(room)]);
  expect(await ids({ match_id: 'other' })).toEqual([]);
  expect(await ids({ page: 2, limit: 1 })).toEqual([String(room)]);
  const { list, total, with_match, competitions } = await handlers().getRoomList({}, visitor);
  const shown = { id: 'epl', name: '英超' };
  expect(localize(competitions, 'zh')).toEqual([{ ...shown, category: 'football', total: 1 }]);
  const about = async (competition_id?: string) =>
    localize((await handlers().getLiveList({ ...usual, ...(competition_id && { competition_id }) }, visitor)).about, 'zh');
  expect(await about('epl')).toEqual(shown);
  expect(await about('no-such')).toBeNull();
  expect(await about()).toBeNull();
  expect(Object.fromEntries(list.map((row) => [row.category, row.total]))).toEqual({ football: 1, basketball: 0, esports: 0, talk: 1 });
  expect({ total, with_match }).toEqual({ total: 2, with_match: 1 });
});

test('the hottest that speak the reader’s language come before all others, and one language may be asked for', async () => {
  const [saigon, london] = [await world.member('Sài Gòn'), await world.member('London')];
  const live = { category: 'talk', status: 'live', source: 'demo', startedAt: 9 } as const;
  const vi = await world.room(saigon, { ...live, language: 'vi', heat: 5 });
  const en = await world.room(london, { ...live, language: 'en', heat: 500 });
  const read = async (language: 'zh' | 'en' | 'vi', filter: object = {}) =>
    (await handlers().getLiveList({ ...usual, category: 'talk', ...filter }, { ...visitor, language })).list.map((item) => item.language);
  expect(await read('zh')).toEqual(['zh', 'en', 'vi']);
  expect(await read('vi')).toEqual(['vi', 'en', 'zh']);
  expect(await read('en', { language: 'vi' })).toEqual(['vi']);
  expect(await read('vi', { sort: 'new', limit: 1 })).toEqual(await read('zh', { sort: 'new', limit: 1 }));
  const hottest = async (language: 'en' | 'vi') =>
    (await handlers().getBucketRoomList({ limit: 1 }, { ...visitor, language })).list.find(({ category }) => category === 'talk')?.rooms;
  expect(await hottest('en')).toMatchObject([{ id: String(en), language: 'en' }]);
  expect(await hottest('vi')).toMatchObject([{ id: String(vi), language: 'vi' }]);
  await world.live.endLeftLive({ demo: true, isOver: ({ id }) => id === vi || id === en });
});

test('an official room speaks every language until somebody gives it one title and one announcement', async () => {
  const owner = await world.member('官方');
  const words = { zh: '中', en: 'en', vi: 'vi' };
  const id = await world.room(owner, { category: 'talk', status: 'live', isOfficial: true, titles: words, placards: words });
  const read = async (language: 'zh' | 'en') => {
    const { room: shown, placard } = localize(await handlers().getRoomInfo({ id: String(id) }, { ...visitor, language }), language);
    return [shown.title, placard];
  };
  expect([await read('zh'), await read('en')]).toEqual([
    ['中', '中'],
    ['en', 'en'],
  ]);
  await world.live.change(id, { title: '今晚', placard: '八点' });
  expect(await read('en')).toEqual(['今晚', '八点']);
  await world.live.change(id, { status: 'ended' });
});

test('room information tells who the caller is in the room and from where its topic goes on', async () => {
  const seq = (await world.platform.events.position(`room:${room}`)).seq;
  expect(await handlers().getRoomInfo({ id: String(room) }, visitor)).toMatchObject({
    room: { title: '德比夜' },
    placard: '理性看球',
    is_owner: false,
    is_moderator: false,
    topic: `room:${room}`,
    seq,
  });
  expect(await handlers().getRoomInfo({ id: String(room) }, as(owner))).toMatchObject({ is_owner: true, is_moderator: false });
  const helper = await world.member('房管');
  await world.platform.db.insert(roomModerators).values({ roomId: room, userId: helper });
  expect(await handlers().getRoomInfo({ id: String(room) }, as(helper))).toMatchObject({ is_owner: false, is_moderator: true });
});

test.each(['999999', '0', 'nobody', '9999999999999999999999'])('there is no room %s, for any call', async (id) => {
  for (const name of ['getRoomInfo', 'getLiveUrl', 'getPlacard', 'getUserStatus', 'getPushUrl'] as const)
    await expect(handlers()[name]({ id }, as(fan))).rejects.toMatchObject({ code: 1, message: '没有找到' });
  expect(await world.live.standing(id, fan)).toBeUndefined();
});

test('a play address is given while the room is live, and says only what exists', async () => {
  await world.live.streamStarted(room);
  expect(await handlers().getLiveUrl({ id: String(room) }, visitor)).toEqual({
    room_id: String(room),
    status: 'live',
    low_latency: true,
    qualities: [
      { id: 'original', url: `/media/live/${room}/index.m3u8` },
      { id: 'audio', url: `/media/live/${room}/audio.m3u8` },
    ],
    variants: null,
    past: null,
  });
  await world.live.streamEnded(room);
  expect(await handlers().getLiveUrl({ id: String(room) }, visitor)).toMatchObject({ status: 'ended', qualities: [] });
});

test('who was removed sees nothing of that room, and finds it in the list of kickouts', async () => {
  const rowdy = await world.member('闹事的');
  await world.platform.db.insert(roomKicks).values({ roomId: room, userId: rowdy, at: 7, byId: owner });
  for (const name of ['getRoomInfo', 'getLiveUrl', 'getPlacard'] as const)
    await expect(handlers()[name]({ id: String(room) }, as(rowdy))).rejects.toMatchObject({ code: 1, message: '你已被移出这个直播间' });
  expect(await handlers().liveKickoutList({}, as(rowdy))).toEqual({ list: [{ room_id: String(room), at: 7 }] });
  expect(await handlers().liveKickoutList({}, visitor)).toEqual({ list: [] });
  expect(await handlers().getUserStatus({ id: String(room) }, as(rowdy))).toMatchObject({ is_kicked: true });
});

test('a mute holds until its end, or without end', async () => {
  const status = async (userId: number) => handlers().getUserStatus({ id: String(room) }, as(userId));
  const [late, gone, forever] = [await world.member('a'), await world.member('b'), await world.member('c')];
  const mute = (userId: number, until: number | null) =>
    world.platform.db.insert(roomMutes).values({ roomId: room, userId, until, byId: owner, reason: '刷屏' });
  await Promise.all([mute(late, world.clock.at + 1), mute(gone, world.clock.at), mute(forever, null)]);
  expect(await status(late)).toEqual({
    is_muted: true,
    muted_until: world.clock.at + 1,
    reason: '刷屏',
    is_kicked: false,
    is_owner: false,
    is_moderator: false,
  });
  expect(await status(gone)).toMatchObject({ is_muted: false, muted_until: null, reason: '' });
  expect(await status(forever)).toMatchObject({ is_muted: true, muted_until: null });
  expect(await status(fan)).toMatchObject({ is_muted: false });
});

test('the push address is the owner’s alone; its key opens that room and no other', async () => {
  const { server, key } = localize<{ server: string; key: string }>(await handlers().getPushUrl({ id: String(room) }, as(owner)), 'zh');
  expect(server).toBe('rtmp://127.0.0.1:1935/live');
  await expect(handlers().getPushUrl({ id: String(room) }, as(fan))).rejects.toMatchObject({ code: 1, message: '没有找到' });
  const [name = '', secret = ''] = key.split('?key=');
  expect(name).toBe(String(room));
  expect((await world.live.roomByKey(name, secret))?.room.id).toBe(room);
  const other = await world.room(await world.member('另一位'));
  for (const [stream, tried] of [
    [String(other), secret],
    [name, `${secret}x`],
    [name, ''],
    ['999999', secret],
    ['x', secret],
  ] as const)
    expect(await world.live.roomByKey(stream, tried)).toBeUndefined();
});

test('a key depends on the room, its version and the secret', () => {
  const keys = createStreamKeys('one');
  const all = [keys.of(1, 1), keys.of(2, 1), keys.of(1, 2), createStreamKeys('two').of(1, 1)];
  expect(new Set(all).size).toBe(4);
  expect(keys.matches(keys.of(1, 1), 1, 1)).toBe(true);
  expect(keys.matches(keys.of(1, 1), 1, 2)).toBe(false);
});

test('rooms that a stopped server left live are ended, and demo rooms when there is no demo world', async () => {
  await world.live.streamStarted(room);
  await world.live.endLeftLive({ demo: false });
  expect((await world.live.room(String(room)))?.room.status).toBe('ended');
  expect((await handlers().getLiveList(usual, visitor)).total).toBe(1);
  await world.live.endLeftLive({ demo: true });
  expect((await handlers().getLiveList(usual, visitor)).total).toBe(0);
});
