import { barrageSend } from '@pitchside/api/live/barrage';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { as, liveWorld, visitor, type LiveWorld } from '../live/live.fixtures.ts';
import { nobles } from '../../money/noble/index.ts';
import { roomKicks, roomModerators, roomMutes } from '../room/index.ts';
import { barrageOf } from './barrage.fixtures.ts';
import { repeatAfter, type BarrageService } from './index.ts';

let world: LiveWorld;
let barrage: BarrageService;
let owner: number;
let fan: number;

beforeAll(async () => {
  world = await liveWorld();
  barrage = barrageOf(world);
  owner = await world.member('主播');
  fan = await world.member('球迷');
});
afterAll(() => world.close());

const newRoom = async () => String(await world.room(await world.member('房主')));
const list = async (id: string, limit = 50) => (await barrage.handlers.barrageList({ id, limit }, visitor)).list;

test('comments come oldest first, the newest of them, with what the list of kinds says', async () => {
  const id = await newRoom();
  for (let index = 0; index < 6; index += 1) await barrage.say(id, fan, `第${index}句`);
  expect((await list(id, 4)).map((item) => item.text)).toEqual(['第2句', '第3句', '第4句', '第5句']);
  const { types, epoch, seq } = await barrage.handlers.barrageList({ id, limit: 1 }, visitor);
  expect({ epoch, seq }).toEqual(await world.platform.events.position(`room:${id}`));
  expect(types).toEqual([
    { id: 'scroll', name: { $t: { zh: '滚动', en: 'Scrolling', vi: 'Chạy ngang' } }, price: 0, free_left: null },
    { id: 'advert', name: { $t: { zh: '广告弹幕', en: 'Shout-out', vi: 'Bình luận quảng cáo' } }, price: 20, free_left: 0 },
  ]);
});

test('who looks back is given what was said from one instant to another, whole as far as it says, and no further back than the picture', async () => {
  const id = await newRoom();
  const begin = world.clock.at;
  const past = (from: number, until: number) => barrage.handlers.barrageOfPast({ id, from, until }, visitor);
  for (const second of [0, 30, 60, 150]) {
    world.clock.at = begin + second * 1_000;
    await barrage.say(id, fan, `第${second}秒`);
  }
  const texts = async (from: number, until: number) =>
    (await past(begin + from * 1_000, begin + until * 1_000)).list.map(({ text }) => text);
  expect(await texts(30, 60)).toEqual(['第30秒']);
  expect(await texts(0, 61)).toEqual(['第0秒', '第30秒', '第60秒']);
  // At most two minutes at once, and none so recent that comments may be missing.
  expect(await past(begin, begin + 999_000)).toMatchObject({ until: begin + 120_000 });
  expect(await past(begin + 100_000, begin + 999_000)).toMatchObject({ list: [], until: begin + 148_000 });
  expect(await past(begin + 500_000, begin + 999_000)).toEqual({ list: [], until: begin + 500_000 });
  expect(await texts(60, 0)).toEqual([]);
  world.clock.at = begin + (2 * 60 + 3) * 60_000;
  expect(await texts(0, 120)).toEqual(['第60秒']);
  await expect(barrage.handlers.barrageOfPast({ id: '999999', from: 0, until: 1 }, visitor)).rejects.toMatchObject({ message: '没有找到' });
});

test('many at once are stored in the order in which the room’s topic tells them', async () => {
  const id = await newRoom();
  const people = await Promise.all(Array.from({ length: 8 }, (_, index) => world.member(`看台${index}`)));
  await Promise.all(people.flatMap((userId) => [0, 1, 2].map((index) => barrage.say(id, userId, `好球${index}`))));
  const stored = (await list(id)).map((item) => item.id);
  const commentIds = (await world.platform.events.after(`room:${id}`, 0))?.map((event) => (event.data as { id: string }).id);
  expect(stored).toHaveLength(24);
  expect(commentIds).toEqual(stored);
});

test('the server decides the role, the sender and the time', async () => {
  const id = String(await world.room(owner));
  const helper = await world.member('房管');
  await world.platform.db.insert(roomModerators).values({ roomId: Number(id), userId: helper });
  for (const [userId, role] of [
    [owner, 'anchor'],
    [helper, 'admin'],
    [fan, 'viewer'],
  ] as const) {
    const sent = await barrage.handlers.barrageSend({ id, text: '来了', type: 'scroll' }, as(userId));
    expect(sent.barrage).toMatchObject({
      room_id: id,
      text: '来了',
      at: world.clock.at,
      user: { id: String(userId), role, noble: null, level: 12 },
    });
  }
  expect((await list(id)).map((item) => (typeof item === 'object' && 'user' in item ? item.user : undefined))).toMatchObject([
    { role: 'anchor' },
    { role: 'admin' },
    { role: 'viewer', user_nickname: '球迷' },
  ]);
});

test('a noble’s rank is told with what they say while they hold it, and stays with what was said', async () => {
  const id = await newRoom();
  const noble = await world.member('贵族');
  await world.platform.db.insert(nobles).values({ memberId: noble, rank: 'captain', since: world.clock.at, until: world.clock.at + 1_000 });
  expect((await barrage.say(id, noble, '队长来了')).user).toMatchObject({ noble: 'captain' });
  expect((await barrage.say(id, fan, '欢迎')).user).toMatchObject({ noble: null });
  expect((await list(id)).map(({ user }) => user)).toMatchObject([{ noble: 'captain' }, { noble: null }]);
  world.clock.at += 1_000;
  expect((await barrage.say(id, noble, '到期了')).user).toMatchObject({ noble: null });
  expect((await list(id)).map(({ user }) => user)).toMatchObject([{ noble: 'captain' }, { noble: null }, { noble: null }]);
});

test('the same text by the same member is refused for five seconds, also when sent twice at once', async () => {
  const id = await newRoom();
  const both = await Promise.allSettled([barrage.say(id, fan, '进啦'), barrage.say(id, fan, '进啦')]);
  expect(both.map((result) => result.status).sort()).toEqual(['fulfilled', 'rejected']);
  await expect(barrage.say(id, fan, '进啦')).rejects.toMatchObject({ code: 1, message: '同样的话刚刚说过，换一句吧' });
  await barrage.say(id, fan, '又进啦');
  await barrage.say(id, owner, '进啦');
  await barrage.say(await newRoom(), fan, '进啦');
  world.clock.at += repeatAfter;
  await barrage.say(id, fan, '进啦');
  expect((await list(id)).map((item) => item.text)).toEqual(['进啦', '又进啦', '进啦', '进啦']);
});

test('the muted and the kicked are refused and leave no trace; an unknown room is not found', async () => {
  const id = await newRoom();
  const [muted, kicked] = [await world.member('禁言'), await world.member('踢出')];
  await world.platform.db.insert(roomMutes).values({ roomId: Number(id), userId: muted, until: null, byId: owner });
  await world.platform.db.insert(roomKicks).values({ roomId: Number(id), userId: kicked, at: 1, byId: owner });
  await expect(barrage.say(id, muted, '我')).rejects.toMatchObject({ code: 1, message: '你在这个直播间被禁言了' });
  await expect(barrage.say(id, kicked, '我')).rejects.toMatchObject({ code: 1, message: '你已被移出这个直播间' });
  await expect(barrage.handlers.barrageList({ id, limit: 50 }, as(kicked))).rejects.toMatchObject({ message: '你已被移出这个直播间' });
  for (const unknown of ['999999', 'x']) {
    await expect(barrage.say(unknown, fan, '我')).rejects.toMatchObject({ message: '没有找到' });
    await expect(barrage.handlers.barrageList({ id: unknown, limit: 50 }, visitor)).rejects.toMatchObject({ message: '没有找到' });
  }
  expect(await list(id)).toEqual([]);
  expect((await world.platform.events.position(`room:${id}`)).seq).toBe(0);
});

test('text arrives cleaned, and is counted in code points', () => {
  const read = (text: string) => barrageSend.input.safeParse({ id: '1', text });
  expect(read(' \u202Ee\u0301\u0000好\u200B ').data?.text).toBe('\u00e9好');
  expect(read('⚽'.repeat(50)).success).toBe(true);
  expect(read('⚽'.repeat(51)).success).toBe(false);
  expect(read(' \u200B ').success).toBe(false);
});
