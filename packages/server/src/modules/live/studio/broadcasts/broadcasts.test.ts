import type { OwnBroadcast } from '@pitchside/api/live/studio';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { world as matchWorld } from '../../../scores/matches/matches.fixtures.ts';
import { presence } from '../../../../platform/presence.tables.ts';
import { broadcasts } from '../studio.tables.ts';
import { studioWorld, type Anchor, type StudioWorld } from '../studio.fixtures.ts';

const hour = 3_600_000;
const day = 24 * hour;
const ok = { code: 0 };
let world: StudioWorld;
let begun: number;
let anchor: Anchor;
beforeAll(async () => {
  world = await studioWorld();
  begun = world.site.clock.now();
});
afterAll(() => world.close());
beforeEach(async () => {
  world.site.clock.set(begun);
  anchor = await world.anchor({ isOpen: false });
});

const live = () => world.site.site.live;
const db = () => world.site.site.platform.db;
const start = (who = anchor) => world.get('Live/startRoom', {}, who);
const end = (who = anchor) => world.get('Live/endRoom', {}, who);
const rows = (who = anchor) =>
  db()
    .select()
    .from(broadcasts)
    .where(eq(broadcasts.roomId, Number(who.room)));
const keyOf = async (who = anchor) => {
  const { key } = (await world.get('Live/getPushUrl', { id: who.room }, who)).data as { key: string };
  return key.split('?key=')[1] ?? '';
};
const mayPush = async (key: string, who = anchor) => (await live().roomByKey(who.room, key)) !== undefined;
const later = (ms: number) => world.site.clock.set(world.site.clock.now() + ms);
const list = async (params: object = {}, who = anchor) =>
  (await world.post('Live/broadcastList', { ...params }, who)).data as {
    list: OwnBroadcast[];
    total: number;
    from: string;
    to: string;
    sums: { seconds: number; peak: number; messages: number; income: number };
  };

describe('a broadcast', () => {
  test('opens the room for a picture, is on the air with it, and closes the room with its end', async () => {
    const key = await keyOf();
    expect(await mayPush(key)).toBe(false);
    expect(await start()).toMatchObject({
      ...ok,
      data: { broadcast: { state: 'waiting', started_at: null }, room: { status: 'not_started' } },
    });
    expect(await mayPush(key)).toBe(true);
    later(5_000);
    await live().streamStarted(Number(anchor.room));
    expect(await start()).toMatchObject({ data: { broadcast: { state: 'live', started_at: begun + 5_000 }, room: { status: 'live' } } });
    later(hour);
    expect(await end()).toMatchObject({ data: { broadcast: { state: 'ended', seconds: 3_600, ended_at: begun + 5_000 + hour } } });
    expect(await world.row(anchor.room)).toMatchObject({ status: 'ended', isOpen: false });
    expect(await mayPush(key)).toBe(false);
    // A stream that was starting when the room was closed does not go live.
    await live().streamStarted(Number(anchor.room));
    expect(await world.row(anchor.room)).toMatchObject({ status: 'ended' });
    expect(await end()).toMatchObject({ ...ok, data: { broadcast: null } });
  });

  test('is told to its anchor while it waits and while it is on, with the room and its wall', async () => {
    const own = (who = anchor) => world.post('Live/ownRoom', {}, who);
    await world.post('Live/setPlacard', { placard: '今晚三机位' }, anchor);
    expect(await own()).toMatchObject({ ...ok, data: { room: { id: anchor.room }, placard: '今晚三机位', broadcast: null } });
    await start();
    expect(await own()).toMatchObject({ data: { room: { status: 'not_started' }, broadcast: { state: 'waiting', started_at: null } } });
    await live().streamStarted(Number(anchor.room));
    expect(await own()).toMatchObject({ data: { room: { status: 'live' }, broadcast: { state: 'live', income: 0 } } });
    await end();
    expect(await own()).toMatchObject({ data: { room: { status: 'ended' }, broadcast: null } });
    expect(await own(await world.anchor())).toMatchObject({ data: { placard: '', broadcast: null } });
    expect(await world.post('Live/ownRoom', {}, await world.somebody())).toMatchObject({ code: 1 });
  });

  test('is one, however often it is started at once, and whoever else does what', async () => {
    const other = await world.site.secondNode();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        world.site.call('GET', 'Live/startRoom', { token: anchor.token, at: index % 2 ? other.origin : world.site.origin }),
      ),
    );
    const ids = answers.map(({ data }) => (data as { broadcast: { id: string } }).broadcast.id);
    expect(new Set(ids).size).toBe(1);
    await Promise.all([live().streamStarted(Number(anchor.room)), start(), live().streamStarted(Number(anchor.room)), start()]);
    expect(await rows()).toHaveLength(1);
    const ends = await Promise.all([end(), end(), live().streamEnded(Number(anchor.room))]);
    expect(ends).toHaveLength(3);
    expect(await rows()).toMatchObject([{ endedAt: begun }]);
  });

  test('that never came to a picture leaves nothing', async () => {
    await start();
    expect(await end()).toMatchObject({ ...ok, data: { broadcast: null } });
    expect(await rows()).toEqual([]);
  });

  test('goes on waiting while another picture is awaited: an encoder that comes back begins another', async () => {
    await start();
    await live().streamStarted(Number(anchor.room));
    later(60_000);
    await live().streamEnded(Number(anchor.room));
    later(60_000);
    expect(await mayPush(await keyOf())).toBe(true);
    await live().streamStarted(Number(anchor.room));
    expect((await rows()).map(({ startedAt, endedAt }) => [startedAt, endedAt])).toEqual([
      [begun, begun + 60_000],
      [begun + 120_000, null],
    ]);
  });

  test('is the anchor’s own: nobody else starts or ends it, and an anchor without a room has none', async () => {
    await start();
    await live().streamStarted(Number(anchor.room));
    const fan = await world.somebody();
    for (const path of ['Live/startRoom', 'Live/endRoom', 'live/setTitle?title=x'])
      expect(await world.site.call('GET', path, { token: fan.token })).toMatchObject({ code: 1, msg: '只有主播可以这样做' });
    const other = await world.anchor();
    expect(await world.get('Live/endRoom', { id: anchor.room }, other)).toMatchObject({ ...ok, data: { broadcast: null } });
    expect(await world.row(anchor.room)).toMatchObject({ status: 'live' });
    const roomless = await world.somebody({ isAnchor: true });
    for (const path of ['Live/startRoom', 'Live/endRoom'])
      expect(await world.get(path, {}, roomless)).toMatchObject({ code: 1, msg: '还没有直播间' });
  });

  test('from a phone: settings, opening and the address in one step', async () => {
    const { data } = await world.post('Live/mobileStartRoom', { title: '街头足球', category: 'talk' }, anchor);
    expect(data).toMatchObject({
      broadcast: { state: 'waiting', title: '街头足球', category: 'talk' },
      room: { title: '街头足球' },
      server: expect.stringContaining('rtmp://'),
      key: expect.stringContaining(`${anchor.room}?key=`),
    });
    expect(await mayPush((data as { key: string }).key.split('?key=')[1] ?? '')).toBe(true);
  });
});

test('another key makes the old one worthless, for the owner of that room alone', async () => {
  await start();
  const before = await keyOf();
  const other = await world.anchor();
  for (const who of [other, await world.somebody()])
    expect(await world.post('Live/renewPushUrl', { id: anchor.room }, who)).toMatchObject({ code: 1, msg: '没有找到' });
  expect(await mayPush(before)).toBe(true);
  const { key } = (await world.post('Live/renewPushUrl', { id: anchor.room }, anchor)).data as { key: string };
  expect(await mayPush(before)).toBe(false);
  expect(await mayPush(key.split('?key=')[1] ?? '')).toBe(true);
});

describe('what came of it', () => {
  /** A broadcast with a comment before it, two during it and one after it, and a gift. */
  async function eventful(): Promise<void> {
    const fan = await world.somebody();
    const { ledger, barrage, platform } = world.site.site;
    await platform.events.transaction((tx, emit) =>
      ledger.post(tx, emit, { kind: 'opening', member: fan.id, moves: [{ unit: 'diamond', from: 'issue', to: fan.id, amount: 1_000 }] }),
    );
    const gift = () => world.get('member/handselGift', { id: anchor.room, gift_id: 'football', count: 10 }, fan);
    await barrage.say(anchor.room, fan.id, '早到了');
    await start();
    await live().streamStarted(Number(anchor.room));
    for (const text of ['来了', '好球']) await barrage.say(anchor.room, fan.id, text);
    expect(await gift()).toMatchObject(ok);
    later(30 * 60_000);
    await end();
    later(1);
    await barrage.say(anchor.room, fan.id, '下次见');
  }

  test('is counted from its beginning to its end, for its anchor alone, and stays as it was counted', async () => {
    await eventful();
    const now = await list();
    expect(now).toMatchObject({
      total: 1,
      list: [{ state: 'ended', seconds: 1_800, messages: 2, income: 50, is_listed: true, playback: null }],
      sums: { seconds: 1_800, messages: 2, income: 50 },
    });
    later(10_000);
    await world.site.site.studio.tend();
    expect(await rows()).toMatchObject([{ isSettled: true, messages: 2, income: 50 }]);
    expect(await list()).toEqual(now);
    expect((await list({}, await world.anchor())).total).toBe(0);
  });

  test('people are looked at, at all nodes together, and the most there were stay', async () => {
    await start();
    await live().streamStarted(Number(anchor.room));
    const soon = sql`(extract(epoch from clock_timestamp()) * 1000)::bigint + 60000`;
    const say = async (node: string, many: number) => {
      await db().execute(sql`
        insert into ${presence} (node, rooms, until) values (${node}, ${JSON.stringify({ [`room:${anchor.room}`]: many, 'room:999': 7 })}::jsonb, ${soon})
        on conflict (node) do update set rooms = excluded.rooms, until = excluded.until`);
      await world.site.site.studio.tend();
      return (await rows())[0]?.peak;
    };
    expect([await say('a', 3), await say('b', 4), await say('a', 1), await say('b', 9)]).toEqual([3, 7, 7, 10]);
    expect((await list()).sums.peak).toBe(10);
    await db().delete(presence);
  });

  test('is listed within three months, by the days of the server', async () => {
    const insert = (at: number) =>
      db()
        .insert(broadcasts)
        .values({
          roomId: Number(anchor.room),
          title: '旧',
          category: 'football',
          openedAt: at,
          startedAt: at,
          endedAt: at + hour,
          isSettled: true,
        });
    for (const days of [1, 20, 80, 200]) await insert(begun - days * day);
    expect((await list()).list).toHaveLength(2);
    expect((await list({ from: '2026-08-21', to: '2026-11-21' })).list).toHaveLength(3);
    expect((await list({ from: '2026-11-01', to: '2026-11-01' })).list).toHaveLength(1);
    for (const span of [
      { from: '2026-08-20' },
      { from: '2026-11-21', to: '2026-11-20' },
      { to: '2026-11-22' },
      { from: '2026-02-30', to: '2026-11-21' },
    ])
      expect(await world.post('Live/broadcastList', span, anchor)).toMatchObject({ code: 1, msg: '只能查询近三个月的记录' });
  });
});

describe('a playback', () => {
  const url = '/media/recorded/1/index.m3u8';
  async function recorded(): Promise<string> {
    await start();
    await live().streamStarted(Number(anchor.room));
    await end();
    const [row] = await rows();
    expect(await world.site.site.studio.recorded(row?.id ?? 0, { url, cover: null, seconds: 5 })).toBe(true);
    return String(row?.id);
  }
  const seen = async () => ((await world.post('Live_streaming/getLivePlaybackList', { id: anchor.room })).data as { list: object[] }).list;

  test('is there for everybody once it was recorded, unless its anchor hides it; what it earned is told to nobody', async () => {
    const id = await recorded();
    const [shown] = await seen();
    expect(shown).toMatchObject({ id, playback: { url, seconds: 5 } });
    expect(Object.keys(shown ?? {})).not.toEqual(expect.arrayContaining(['income']));
    expect(await world.post('Live/setLiveList', { ids: [id], is_listed: false }, anchor)).toMatchObject(ok);
    expect(await seen()).toEqual([]);
    expect(await world.post('Live/setLiveList', { ids: [id], is_listed: true }, anchor)).toMatchObject(ok);
    expect(await seen()).toHaveLength(1);
  });

  test('is found by its match, those that most people watched first, while its anchor shows it', async () => {
    await world.site.site.matches.apply(matchWorld(Date.now(), 2));
    const [few, many] = [await recorded(), await recorded()];
    await world.site.site.platform.db.execute(
      `update broadcast set match_id = 'm1', peak = case id when ${many} then 9 else 2 end where id in (${few}, ${many})`,
    );
    const found = async (match: string) =>
      ((await world.get('Live_streaming/matchPlaybacks', { match_id: match })).data as { list: { id: string }[] }).list.map(({ id }) => id);
    expect([await found('m1'), await found('m2')]).toEqual([[many, few], []]);
    await world.post('Live/setLiveList', { ids: [many], is_listed: false }, anchor);
    expect(await found('m1')).toEqual([few]);
  });

  test('of somebody else is hidden by nobody, not even among one’s own', async () => {
    const theirs = await recorded();
    const mine = anchor;
    anchor = await world.anchor();
    const own = await recorded();
    for (const ids of [[theirs], [own, theirs], ['999999'], ['x']])
      expect(await world.post('Live/setLiveList', { ids, is_listed: false }, anchor)).toMatchObject({ code: 1, msg: '没有找到' });
    expect(await seen()).toHaveLength(1);
    anchor = mine;
    expect(await seen()).toHaveLength(1);
    expect(await world.site.site.studio.recorded(999_999, { url, cover: null, seconds: 1 })).toBe(false);
  });
});

test('a beginning is told to whoever asked to hear of it, again until they have heard, and once', async () => {
  const heard: number[] = [];
  let failures = 1;
  world.site.site.studio.onStarted(async ({ roomId, ownerId, room }) => {
    if (roomId !== Number(anchor.room)) return;
    expect([ownerId, room]).toMatchObject([anchor.id, { id: anchor.room, status: 'live' }]);
    if (failures-- > 0) throw new Error('half-way');
    heard.push(roomId);
  });
  await start();
  await world.site.site.studio.tend();
  expect(heard).toEqual([]);
  await live().streamStarted(Number(anchor.room));
  world.site.expectFaults(1);
  for (let round = 0; round < 3; round += 1) await world.site.site.studio.tend();
  expect(heard).toEqual([Number(anchor.room)]);
  // Yesterday's start is too old to notify of.
  anchor = await world.anchor();
  await live().streamStarted(Number(anchor.room));
  later(day);
  await world.site.site.studio.tend();
  expect(heard).toHaveLength(1);
  expect((await rows())[0]?.notifiedAt).toBe(begun + day);
});
