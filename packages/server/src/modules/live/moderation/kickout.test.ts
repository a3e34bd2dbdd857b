import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestFrame, TestSocket } from '../../../testing/testSocket.ts';
import { moderationWorld, type ModerationWorld, type Somebody } from './moderation.fixtures.ts';

let world: ModerationWorld;
let other: Awaited<ReturnType<ModerationWorld['site']['secondNode']>>;
let topic: string;
let fan: Somebody;
beforeAll(async () => {
  world = await moderationWorld();
  other = await world.site.secondNode();
  topic = `room:${world.room}`;
  fan = await world.somebody();
});
afterAll(() => world.close());

const isKickout = ({ type, data }: TestFrame) => type === 'liveKickout' && data.room_id === world.room;
const own = ({ id }: Somebody) => `user:${id}`;
const leave = (tabs: readonly TestSocket[]) => Promise.all(tabs.map((tab) => tab.close()));

test('who is removed hears of it in every tab on every node, in the room or not; those in the room hear no more of it', async () => {
  const inside = [await world.tab(fan, [topic, own(fan)]), await world.tab(fan, [topic, own(fan)], other.origin)];
  const outside = [await world.tab(fan, [own(fan)]), await world.tab(fan, [own(fan)], other.origin)];
  const neighbour = await world.tab(await world.somebody(), [topic], other.origin);
  await world.kick(world.helper, fan, '骂人');
  await Promise.all([...inside, ...outside].map((tab) => tab.until((frames) => frames.some(isKickout))));
  // Those inside are notified twice: as a member, and by the end of their subscription.
  await Promise.all(inside.map((tab) => tab.until((frames) => frames.some(({ type, data }) => type === 'error' && data.topic === topic))));
  await world.say(world.owner, '清净了');
  await neighbour.until((frames) => frames.some(({ type }) => type === 'barrage'));
  await Promise.all([...inside, ...outside].map((tab) => tab.settle()));
  for (const tab of [...inside, ...outside]) expect(tab.frames.filter(({ type }) => type === 'barrage')).toEqual([]);
  expect(neighbour.frames.some(isKickout)).toBe(false);

  const [again] = outside;
  again?.send({ type: 'subscribe', data: { topic } });
  await again?.until((frames) => frames.some(({ type, data }) => type === 'error' && data.topic === topic));
  await world.lift(world.owner, fan);
  await again?.until((frames) => frames.some(({ type }) => type === 'kickout_lifted'));
  again?.send({ type: 'subscribe', data: { topic } });
  await again?.until((frames) => frames.some(({ type, data }) => type === 'subscribed' && data.topic === topic));
  await leave([...inside, ...outside, neighbour]);
});

test('the muted and the appointed hear of it in every tab, and nobody else does', async () => {
  const tabs = [await world.tab(fan, [topic, own(fan)]), await world.tab(fan, [own(fan)], other.origin)];
  const neighbour = await world.tab(await world.somebody(), [topic]);
  await world.mute(world.helper, fan, 5, { reason: '刷屏' });
  await world.unmute(world.helper, fan);
  await world.appoint(world.owner, fan);
  await world.dismiss(world.owner, fan);
  const kicks = (tab: TestSocket) =>
    tab.frames.filter(({ type }) => ['muted', 'unmuted', 'room_role'].includes(type)).map(({ type, data }) => [type, data]);
  await Promise.all(tabs.map((tab) => tab.until(() => kicks(tab).length === 4)));
  const room_id = world.room;
  for (const tab of tabs)
    expect(kicks(tab)).toEqual([
      ['muted', { room_id, until: world.site.clock.now() + 300_000, reason: '刷屏' }],
      ['unmuted', { room_id }],
      ['room_role', { room_id, is_moderator: true }],
      ['room_role', { room_id, is_moderator: false }],
    ]);
  await neighbour.settle();
  expect(kicks(neighbour)).toEqual([]);
  await leave([...tabs, neighbour]);
});

test('a comment that is taken out is taken out before everybody’s eyes, visitors too', async () => {
  const tabs = [await world.tab(await world.somebody(), [topic]), await world.tab({ id: 0, token: '' }, [topic], other.origin)];
  const author = await world.somebody();
  const { barrage } = (await world.say(author, '加微信')).data as { barrage: { id: string } };
  await Promise.all(
    tabs.map((tab) => tab.until((frames) => frames.some(({ type, data }) => type === 'barrage' && data.id === barrage.id))),
  );
  await world.post('Barrage/remove', { id: world.room, user_id: String(author.id), barrage_id: barrage.id }, world.helper);
  await Promise.all(
    tabs.map((tab) => tab.until((frames) => frames.some(({ type, data }) => type === 'barrageGone' && data.id === barrage.id))),
  );
  await leave(tabs);
});
