import type { Poll } from '@pitchside/api/live/polls';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { moderationWorld, type ModerationWorld, type Somebody } from '../moderation/moderation.fixtures.ts';
import { pollVotes } from './polls.tables.ts';

const ok = { code: 0 };

let world: ModerationWorld;
let second: string;
let begun: number;
let fans: Somebody[];
beforeAll(async () => {
  world = await moderationWorld();
  second = (await world.site.secondNode()).origin;
  begun = world.site.clock.now();
  fans = await Promise.all(Array.from({ length: 4 }, () => world.somebody()));
});
afterAll(() => world.close());
beforeEach(async () => {
  begun += 1_000_000;
  world.site.clock.set(begun);
  const { poll } = await current();
  if (poll && poll.closed_at === null) await close(poll.id);
});

const current = async ({ who, at }: { who?: Somebody | undefined; at?: string } = {}) =>
  (await world.site.call('GET', 'Poll/current', { query: `?id=${world.room}`, ...(who && { token: who.token }), ...(at && { at }) }))
    .data as {
    poll: Poll | null;
    choice: number | null;
  };
const open = (more: object = {}, who = world.owner, headers: Record<string, string> = {}) =>
  world.site.call('POST', 'Poll/open', {
    token: who.token,
    headers,
    body: { id: world.room, question: '谁会赢？', options: ['主队', '客队', '平局'], ...more },
  });
const opened = async (more: object = {}): Promise<Poll> => ((await open(more)).data as { poll: Poll }).poll;
const close = (id: string, who = world.helper) => world.post('Poll/close', { id: world.room, poll_id: id }, who);
const vote = ({ token }: Somebody, poll: Poll, choice: number, at?: string) =>
  world.site.call('POST', 'Poll/vote', { token, body: { id: world.room, poll_id: poll.id, choice }, ...(at && { at }) });
const votesOf = (poll: Poll | null | undefined) => poll?.options.map(({ votes }) => votes);
const events = async () =>
  ((await world.site.site.platform.events.after(`room:${world.room}`, 0)) ?? []).flatMap(({ type, data }) =>
    type === 'poll' ? [data as Poll] : [],
  );
/** The result after a round of counting. */
const counted = async () => {
  await world.site.site.polls.count();
  return votesOf((await current({ at: second })).poll);
};

test('a poll is opened by anchor or assistant in a room on the air, one at a time, and seen by all on every node', async () => {
  const poll = await opened({ seconds: 30 });
  expect(poll).toMatchObject({ question: '谁会赢？', opened_at: begun, ends_at: begun + 30_000, closed_at: null });
  expect(await current({ at: second })).toEqual({ poll, choice: null });
  expect((await events()).at(-1)).toEqual(poll);
  expect(await open()).toMatchObject({ code: 1, msg: '已有一个投票在进行，先结束它' });
  const [fan] = fans;
  expect(await open({}, fan)).toMatchObject({ code: 1 });
  expect(await close(poll.id, fan)).toMatchObject({ code: 1 });
  expect(await close(poll.id)).toMatchObject(ok);
  expect((await world.log()).list.slice(0, 2)).toMatchObject([
    { act: 'poll_close', text: '谁会赢？', by: { id: String(world.helper.id) } },
    { act: 'poll', text: '谁会赢？', by: { id: String(world.owner.id) } },
  ]);
  const off = await world.somebody({ isAnchor: true });
  const room = await world.roomOf(off);
  await world.site.site.live.close(Number(room));
  expect(await world.post('Poll/open', { id: room, question: '？', options: ['一', '二'] }, off)).toMatchObject({
    code: 1,
    msg: '开播以后才能发起投票',
  });
});

test('what is no poll is refused', async () => {
  for (const bad of [
    { options: ['一'] },
    { options: ['一', '二', '三', '四', '五', '六', '七'] },
    { options: ['一', ''] },
    { question: ' ' },
    { question: '长'.repeat(61) },
    { options: ['一', '长'.repeat(25)] },
    { seconds: 29 },
    { seconds: 601 },
    { seconds: 30.5 },
    { seconds: null },
  ])
    expect(await open(bad)).toMatchObject({ code: 1, msg: expect.stringContaining('输入错误') });
  expect(await open({ options: ['主队', ' 主队 '] })).toMatchObject({ code: 1, msg: '有两个选项一样，改一个' });
  expect((await current()).poll?.closed_at).not.toBeNull();
});

test('a repeat of one press opens one poll', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => open({}, world.owner, { 'idempotency-key': 'poll-1' })));
  expect(new Set(answers.map(({ data }) => (data as { poll: Poll }).poll.id)).size).toBe(1);
});

test('a member has one vote, in two tabs, on two nodes, however often it is pressed; the first stays', async () => {
  const poll = await opened();
  const [fan = world.owner, other = world.owner] = fans;
  const presses = await Promise.all([0, 1, 2, 0, 1, 2].map((choice, index) => vote(fan, poll, choice, index % 2 ? second : undefined)));
  const choices = new Set(presses.map(({ data }) => (data as { choice: number }).choice));
  expect(presses.every(({ code }) => code === 0)).toBe(true);
  expect(choices.size).toBe(1);
  const [choice = 0] = choices;
  expect((await current({ who: fan })).choice).toBe(choice);
  expect((await current({ who: other })).choice).toBeNull();
  expect(await counted()).toEqual([0, 1, 2].map((index) => Number(index === choice)));
  expect(await world.site.call('POST', 'Poll/vote', { body: { id: world.room, poll_id: poll.id, choice: 0 } })).not.toMatchObject(ok);
  for (const bad of [3, -1, 0.5, 'x', null]) expect(await vote(other, poll, bad as never)).toMatchObject({ code: 1 });
});

test('many votes are published together, and none twice', async () => {
  const poll = await opened();
  const before = (await events()).length;
  const many = await Promise.all(Array.from({ length: 40 }, () => world.somebody()));
  await Promise.all(many.map((each, index) => vote(each, poll, index % 3, index % 2 ? second : undefined)));
  expect((await events()).length).toBe(before);
  expect(await counted()).toEqual([14, 13, 13]);
  await Promise.all(many.map((each) => vote(each, poll, 2)));
  expect(await counted()).toEqual([14, 13, 13]);
  expect((await events()).length).toBe(before + 1);
});

test('it ends by the clock of the server: no vote after it, each before it counted, the result shown for two minutes and kept', async () => {
  const poll = await opened({ seconds: 60 });
  const [first = world.owner, late = world.owner] = fans;
  world.site.clock.set(begun + 59_999);
  expect(await vote(first, poll, 2)).toMatchObject({ data: { choice: 2 } });
  world.site.clock.set(begun + 60_000);
  expect(await vote(late, poll, 1)).toMatchObject({ code: 1, msg: '投票已经结束' });
  // Who voted hears it again.
  expect(await vote(first, poll, 1)).toMatchObject({ data: { choice: 2 } });
  world.site.clock.set(begun + 61_000);
  await Promise.all([world.site.site.polls.count(), world.site.site.polls.count()]);
  expect((await events()).filter(({ id, closed_at }) => id === poll.id && closed_at === begun + 60_000)).toHaveLength(1);
  expect((await current({ at: second })).poll).toMatchObject({ id: poll.id, closed_at: begun + 60_000 });
  expect(votesOf((await current()).poll)).toEqual([0, 0, 1]);
  world.site.clock.set(begun + 180_000);
  expect((await current()).poll).toBeNull();
  const { list } = (await world.site.call('GET', 'Poll/list', { query: `?id=${world.room}` })).data as { list: Poll[] };
  expect(list[0]).toMatchObject({ id: poll.id });
  expect(votesOf(list[0])).toEqual([0, 0, 1]);
});

test('a vote beside the end is counted or refused, never lost', async () => {
  const poll = await opened();
  const many = await Promise.all(Array.from({ length: 24 }, () => world.somebody()));
  const votes = many.map((each, index) => vote(each, poll, 0, index % 2 ? second : undefined));
  const [ended, ...answers] = await Promise.all([close(poll.id), ...votes]);
  const accepted = answers.filter(({ code }) => code === 0).length;
  expect(votesOf((ended.data as { poll: Poll }).poll)).toEqual([accepted, 0, 0]);
  expect(await close(poll.id)).toMatchObject({ data: ended.data });
});

test('it ends with the broadcast', async () => {
  const poll = await opened();
  const { live } = world.site.site;
  await live.close(Number(world.room));
  expect((await events()).at(-1)).toMatchObject({ id: poll.id, closed_at: begun });
  await live.change(Number(world.room), { status: 'live', isOpen: true });
});

test('who was removed from the room neither sees it nor votes', async () => {
  const poll = await opened();
  const out = await world.somebody();
  await world.kick(world.owner, out);
  expect(await vote(out, poll, 0)).toMatchObject({ code: 1, msg: '你已被移出这个直播间' });
  expect(await current({ who: out })).toBeNull();
  expect((await world.site.site.platform.db.select().from(pollVotes)).some(({ memberId }) => memberId === out.id)).toBe(false);
});
