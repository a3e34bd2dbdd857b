import type { HeldComment, TalkRule } from '@pitchside/api/live/barrage';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { moderationWorld, type ModerationWorld, type Somebody } from '../../moderation/moderation.fixtures.ts';

const ok = { code: 0 };
const nothing: TalkRule = { slow: 0, is_followers_only: false, has_no_links: false, holds_contacts: false, is_quiet: false };

let world: ModerationWorld;
let second: string;
let begun: number;
let fan: Somebody;
beforeAll(async () => {
  world = await moderationWorld();
  second = (await world.site.secondNode()).origin;
  begun = world.site.clock.now();
});
afterAll(() => world.close());
beforeEach(async () => {
  begun += 1_000_000;
  world.site.clock.set(begun);
  fan = await world.somebody();
  expect(await ask({})).toMatchObject(ok);
});

const ask = (rules: Partial<TalkRule>, who = world.owner) =>
  world.post('RoomManage/setTalkRules', { id: world.room, rules: { ...nothing, ...rules } }, who);
const waiting = async (who = world.owner) =>
  (await world.post('RoomManage/heldList', { id: world.room }, who)).data as { list: HeldComment[]; waiting: number };
const decide = (held: HeldComment | undefined, isLetIn: boolean, who = world.helper) =>
  world.post('RoomManage/decideHeld', { id: world.room, held_id: held?.id ?? '0', is_let_in: isLetIn }, who);
const said = async () =>
  (
    (await world.site.call('GET', 'Barrage/getList', { query: `?id=${world.room}` })).data as {
      list: { text: string; user: { id: string } }[];
    }
  ).list.map(({ text }) => text);

test('owner and assistants set what is asked, nobody else does, and everybody can read it', async () => {
  expect(await ask({ slow: 10 }, world.helper)).toMatchObject(ok);
  expect((await world.site.call('GET', 'Barrage/talkRules', { query: `?id=${world.room}`, at: second })).data).toEqual({
    rules: { ...nothing, slow: 10 },
  });
  const refused = { code: 1, msg: '只有主播或房管可以这样做' };
  expect(await ask({}, fan)).toMatchObject(refused);
  expect(await world.post('RoomManage/heldList', { id: world.room }, fan)).toMatchObject(refused);
  expect(await ask({ slow: 7 as never })).toMatchObject({ code: 1 });
  const events = await world.site.site.platform.events.after(`room:${world.room}`, 0);
  expect(events?.findLast(({ type }) => type === 'talk_rules')?.data).toEqual({ room_id: world.room, rules: { ...nothing, slow: 10 } });
});

test('slow mode lets one comment through at a time, on whichever node, and says how long is left', async () => {
  await ask({ slow: 10 });
  const answers = await Promise.all([0, 1, 2, 3].map((index) => world.say(fan, `好球 ${index}`, index % 2 ? second : undefined)));
  expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
  expect(answers.filter(({ code }) => code === 1).map(({ msg }) => msg)).toEqual(Array(3).fill('主播开了慢速模式，10 秒后再说'));
  world.site.clock.set(begun + 8_500);
  expect(await world.say(fan, '再来')).toMatchObject({ code: 1, msg: '主播开了慢速模式，2 秒后再说' });
  world.site.clock.set(begun + 10_000);
  expect(await world.say(fan, '再来')).toMatchObject(ok);
  // The owner and moderators are exempt.
  for (const who of [world.owner, world.helper])
    for (const text of ['大家好', '开始了']) expect(await world.say(who, text)).toMatchObject(ok);
});

test('where only followers speak, following is enough', async () => {
  await ask({ is_followers_only: true });
  expect(await world.say(fan, '来了')).toMatchObject({ code: 1, msg: '只有关注了主播的人能发言，先点关注' });
  expect(await world.post('Member/attention', { id: String(world.owner.id) }, fan)).toMatchObject(ok);
  expect(await world.say(fan, '来了')).toMatchObject(ok);
});

test('links are refused and a quiet room hears its keepers alone', async () => {
  await ask({ has_no_links: true });
  expect(await world.say(fan, '看 win88.com')).toMatchObject({ code: 1, msg: '这个直播间不能发链接，去掉再试' });
  expect(await world.say(fan, '看 2-1')).toMatchObject(ok);
  expect(await world.say(world.helper, '回放在 pitchside.tv/1')).toMatchObject(ok);
  await ask({ is_quiet: true });
  expect(await world.say(fan, '有人吗')).toMatchObject({ code: 1, msg: '主播开了全员禁言，稍后再说' });
  expect(await world.say(world.owner, '安静一下')).toMatchObject(ok);
});

test('a way to reach somebody waits, its keepers are told, and it comes once it is let in', async () => {
  await ask({ holds_contacts: true });
  const text = `加微信 abcd${fan.id}`;
  const held = { code: 1, msg: '这条有联系方式，主播或房管放行后才会显示' };
  expect(await world.say(fan, text)).toMatchObject(held);
  // A repeat is held only once.
  expect(await world.say(fan, text, second)).toMatchObject(held);
  expect(await said()).not.toContain(text);
  const { list, waiting: count } = await waiting(world.helper);
  expect({ list, count }).toMatchObject({ list: [{ text, user: { id: String(fan.id) } }], count: 1 });
  for (const keeper of [world.owner, world.helper, world.peer]) {
    const events = await world.site.site.platform.events.after(`user:${keeper.id}`, 0);
    expect(events?.findLast(({ type }) => type === 'held')?.data).toEqual({ room_id: world.room, waiting: 1 });
  }
  const answers = await Promise.all([decide(list[0], true), decide(list[0], false, world.owner)]);
  const [one, other] = answers.map(({ data }) => (data as { is_let_in: boolean }).is_let_in);
  // Both moderators get the same decision, and the comment appears once or not at all.
  expect(one).toBe(other);
  expect((await said()).filter((line) => line === text)).toHaveLength(one ? 1 : 0);
  expect(await waiting()).toMatchObject({ list: [], waiting: 0 });
});

test('no more than three of one sender wait, and whoever was muted meanwhile is not let in', async () => {
  await ask({ holds_contacts: true });
  for (const index of [1, 2, 3]) expect((await world.say(fan, `qq 1234567${index}`)).msg).toBe('这条有联系方式，主播或房管放行后才会显示');
  expect(await world.say(fan, 'qq 12345670')).toMatchObject({ code: 1, msg: '你有几条发言还在等放行，先等等' });
  await world.mute(world.owner, fan, 10);
  const [first] = (await waiting()).list;
  expect(await decide(first, true)).toMatchObject({ code: 1, msg: '这个人已被禁言或移出，不能放行' });
  expect(await decide(first, false)).toMatchObject({ ...ok, data: { is_let_in: false, waiting: 2 } });
  expect(await decide({ id: '999999' } as HeldComment, true)).toMatchObject({ code: 1, msg: '没有找到' });
});
