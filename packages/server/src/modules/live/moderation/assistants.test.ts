import { mostAssistants } from '@pitchside/api/live/moderation';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { users } from '../../member/member/index.ts';
import { roomModerators } from '../room/index.ts';
import { moderationWorld, type ModerationWorld, type Somebody } from './moderation.fixtures.ts';

let world: ModerationWorld;
let owner: Somebody;
beforeAll(async () => {
  world = await moderationWorld();
  ({ owner } = world);
});
afterAll(() => world.close());

const db = () => world.site.site.platform.db;
const count = async () =>
  (
    await db()
      .select()
      .from(roomModerators)
      .where(eq(roomModerators.roomId, Number(world.room)))
  ).length;
/** Creates many members quickly. */
const crowd = async (many: number, name: string): Promise<{ id: number }[]> =>
  db()
    .insert(users)
    .values(
      Array.from({ length: many }, (_, index) => ({
        mobile: `86-1375${name.length}${String(index).padStart(6, '0')}`,
        passwordHash: '',
        nickname: `${name}${index}`,
        avatar: 'a',
        createdAt: 1,
      })),
    )
    .returning({ id: users.id });
const assistants = async (query: object = {}) =>
  (await world.post('live/assistantList', { id: world.room, ...query }, owner)).data as {
    list: { user: { id: string }; by: { id: string } | null; at: number }[];
    total: number;
    most: number;
  };

test('an assistant is appointed once, may moderate at once, and is told; dismissed the same', async () => {
  const [fan, other] = [await world.somebody(), await world.somebody()];
  const before = await count();
  const answers = await Promise.all(Array.from({ length: 5 }, () => world.appoint(owner, fan)));
  expect(answers.map(({ data }) => data)).toEqual(answers.map(() => ({ user_id: String(fan.id), total: before + 1 })));
  expect(await world.mute(fan, other, 1)).toMatchObject({ code: 0 });
  expect((await assistants()).list[0]).toMatchObject({
    user: { id: String(fan.id) },
    by: { id: String(owner.id) },
    at: world.site.clock.now(),
  });
  expect(await world.dismiss(owner, fan)).toMatchObject({ data: { total: before } });
  expect(await world.dismiss(owner, fan)).toMatchObject({ data: { total: before } });
  expect(await world.mute(fan, other, 1)).toMatchObject({ code: 1 });
  expect((await world.eventsOf(fan, 'room_role')).map(({ data }) => data)).toEqual([
    { room_id: world.room, is_moderator: true },
    { room_id: world.room, is_moderator: false },
  ]);
  const said = (await world.log()).list.filter(({ user }) => user.id === String(fan.id)).map(({ act }) => act);
  expect(said).toEqual(['dismiss', 'appoint']);
});

test('nobody appoints themselves or somebody who does not exist', async () => {
  expect(await world.appoint(owner, owner)).toMatchObject({ code: 1, msg: '不能对自己这样做' });
  for (const id of [999_999, 0]) expect(await world.appoint(owner, { id })).toMatchObject({ code: 1, msg: '没有找到' });
  expect(await world.query('RoomManage/setAdministrations', { id: world.room, user_id: 'x' }, owner)).toMatchObject({ code: 1 });
});

test('of twenty who are appointed at once with 199 there, one becomes the two hundredth', async () => {
  const people = await crowd(mostAssistants - 1 - (await count()), '房管');
  await db()
    .insert(roomModerators)
    .values(people.map(({ id }) => ({ roomId: Number(world.room), userId: id })));
  const wanted = await crowd(20, '候选的');
  const answers = await Promise.all(wanted.map((each) => world.appoint(owner, each)));
  expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
  expect(new Set(answers.filter(({ code }) => code !== 0).map(({ msg }) => msg))).toEqual(new Set(['房管最多 200 个，先撤掉一个']));
  expect(await count()).toBe(mostAssistants);
  expect(await assistants({ limit: mostAssistants })).toMatchObject({ total: mostAssistants, most: mostAssistants });
  // After one dismissal there is room for one.
  await world.dismiss(owner, people[0] ?? { id: 0 });
  expect(await world.appoint(owner, wanted.find((_, index) => answers[index]?.code !== 0) ?? { id: 0 })).toMatchObject({ code: 0 });
  expect((await world.list('assistants')).totals.assistants).toBe(mostAssistants);
});

test('members are found by number, and by the beginning of a nickname whatever its width and case, with what they are here', async () => {
  const [anna, annie] = [await world.somebody({ nickname: 'Anna' }), await world.somebody({ nickname: 'Ａnnie_100%' })];
  const find = async (text: string) =>
    (
      (await world.post('RoomManage/findMember', { id: world.room, text }, owner)).data as {
        list: { user: { id: string; user_nickname: string }; is_moderator: boolean; is_muted: boolean; is_kicked: boolean }[];
      }
    ).list;
  await world.mute(owner, anna, 1);
  await world.kick(owner, annie);
  expect(await find('ＡNN')).toMatchObject([
    { user: { id: String(anna.id) }, is_muted: true, is_kicked: false, is_moderator: false },
    { user: { id: String(annie.id) }, is_muted: false, is_kicked: true },
  ]);
  expect((await find(String(world.helper.id)))[0]).toMatchObject({ user: { id: String(world.helper.id) } });
  expect(await find('annie_100%')).toHaveLength(1);
  for (const nobody of ['%', '_nna', 'nna', "' or 1=1 --"]) expect(await find(nobody)).toEqual([]);
});
