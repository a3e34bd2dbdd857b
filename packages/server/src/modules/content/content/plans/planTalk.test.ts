import type { Comment } from '@pitchside/api/content/content';
import type { PlanTalk, PlanWhole } from '@pitchside/api/experts/plans';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestPerson } from '../../../../testing/testPeople.ts';
import { hour, planWorld, type PlanWorld } from '../../../experts/plans/plans.fixtures.ts';
import { contentWorld } from '../content.fixtures.ts';

/** Text that reveals the picks of a plan. */
const secret = '他选的是主队让半球，正文第三段说得最清楚';

let world: PlanWorld;
let buyer: TestPerson;
let other: TestPerson;
beforeAll(async () => {
  world = await planWorld();
  [buyer, other] = [await world.people.newcomer(), await world.people.newcomer()];
  await world.people.fund(buyer, 10_000);
  await world.people.fund(other, 10_000);
});
afterAll(async () => {
  expect(await contentWorld(world.site).uneven()).toEqual([]);
  await world.site.close();
});

const say = (who: TestPerson, id: string, content = secret, reply_to?: string) =>
  world.ask('POST', 'plan/comment', who, { id, content, ...(reply_to !== undefined && { reply_to }) });
const read = async (who: TestPerson | undefined, id: string) => (await world.ask('GET', 'plan/comments', who, { id })).data as PlanTalk;
const said = async (who: TestPerson, id: string, content = secret, reply_to?: string): Promise<Comment> => {
  const { code, msg, data } = await say(who, id, content, reply_to);
  if (code !== 0) throw new Error(msg);
  return (data as { comment: Comment }).comment;
};
const notices = async (who: TestPerson) =>
  (await world.people.received(`user:${who.id}`, 'notice')) as { notice: { kind: string; target: unknown } }[];
/** A plan on sale that the buyer has unlocked. */
async function bought(more: object = {}, inMs = hour): Promise<string> {
  const id = await world.onSale(await world.match(inMs), { ...more });
  await world.unlock(buyer, id);
  return id;
}

describe('what is said about a locked plan', () => {
  test('is written and read by its author and those who unlocked it', async () => {
    const id = await bought();
    const comment = await said(buyer, id);
    expect(comment).toMatchObject({ kind: 'plan', object_id: id, content: secret, is_author: false });
    expect(await said(world.expert, id, '谢谢支持', comment.id)).toMatchObject({ is_author: true, thread_id: comment.id });
    for (const who of [buyer, world.expert])
      expect(await read(who, id)).toMatchObject({
        is_locked: false,
        may_say: true,
        total: 2,
        list: [{ id: comment.id, content: secret, first: [{ content: '谢谢支持' }] }],
      });
    // The notice of a reply links to the comment.
    const { notice } = (await notices(buyer)).at(-1) ?? { notice: undefined };
    expect(notice).toMatchObject({ kind: 'commented', target: { type: 'comment' } });
    expect((await notices(world.expert)).at(-1)?.notice.target).toEqual({ type: 'comment', id: comment.id });
  });
  test('does not leave the server for anybody else, by any call that knows comments', async () => {
    const id = await bought();
    const comment = await said(buyer, id);
    await said(world.expert, id, `${secret}，没错`, comment.id);
    const strangers: (TestPerson | undefined)[] = [undefined, other];
    for (const who of strangers) {
      expect(await read(who, id)).toEqual({ is_locked: true, may_say: false, list: [], next: null, total: 2 });
      const answers = await Promise.all([
        world.ask('GET', 'plan/comments', who, { id, sort: 'new' }),
        world.ask('GET', 'plan/info', who, { id }),
        world.ask('GET', 'Video/commentOneList', who, { id: comment.id }),
        world.ask('POST', 'anchor_dynamics/commentList', who, { id }),
        world.ask('GET', 'Search/index', who, { name: '主队让半球' }),
        world.ask('GET', 'plan/list', who, {}),
        ...(who
          ? [
              world.ask('GET', 'content/myComments', who, {}),
              world.ask('POST', 'content/commentLikes', who, { id: comment.id }),
              world.ask('POST', 'anchor_dynamics_user/commentLikes', who, { id: comment.id }),
              world.ask('POST', 'report/insert', who, { kind: 'plan_comment', id: comment.id, reason: 'spam' }),
              world.ask('POST', 'content/commentDelete', who, { id: comment.id }),
              world.ask('GET', 'Push/getList', who, {}),
            ]
          : []),
      ]);
      // Each request succeeds or is refused with a message.
      expect(answers.filter(({ code, msg }) => code !== 0 && !(code === 1 && msg !== ''))).toEqual([]);
      expect(answers.filter((answer) => JSON.stringify(answer).includes(secret.slice(0, 8)))).toEqual([]);
    }
    expect((await say(other, id, '我猜是主队')).msg).toBe('解锁这份方案后才能评论');
    expect((await say(other, id, '我猜是主队', comment.id)).msg).toBe('解锁这份方案后才能评论');
  });
  test('is neither liked nor reported by who may not read it, and both by who may', async () => {
    const id = await bought();
    const comment = await said(buyer, id);
    const like = (who: TestPerson) => world.ask('POST', 'content/commentLikes', who, { id: comment.id });
    const reports = (who: TestPerson) => world.ask('POST', 'report/insert', who, { kind: 'plan_comment', id: comment.id, reason: 'spam' });
    expect([(await like(other)).msg, (await reports(other)).msg]).toEqual(['没有找到', '没有找到']);
    expect((await like(world.expert)).data).toMatchObject({ likes: 1 });
    await world.unlock(other, id);
    expect((await like(other)).data).toMatchObject({ likes: 2 });
    expect((await reports(other)).code).toBe(0);
    expect((await read(other, id)).list[0]).toMatchObject({ content: secret, is_liked: true });
  });
  test('begins with one object, however many say the first word at once', async () => {
    const id = await bought();
    await world.unlock(other, id);
    const answers = await Promise.all([buyer, other, world.expert, buyer, other].map((who, index) => say(who, id, `第 ${index} 句`)));
    expect(answers.map(({ code }) => code)).toEqual([0, 0, 0, 0, 0]);
    expect((await read(buyer, id)).total).toBe(5);
  });
  test('is refused in a plan that waits, failed, is not there or was taken back', async () => {
    const waiting = ((await world.handIn(world.expert, await world.match())).data as PlanWhole).id;
    const back = await world.onSale(await world.match());
    const comment = await said(world.expert, back, '有问题在这里问');
    expect((await world.ask('POST', 'plan/withdraw', world.expert, { id: back })).code).toBe(0);
    for (const id of [waiting, back, '999999', 'nobody']) {
      expect((await say(world.expert, id)).msg).toBe('没有找到这份方案');
      expect((await world.ask('GET', 'plan/comments', world.expert, { id })).msg).toBe('没有找到这份方案');
    }
    expect((await world.ask('GET', 'Video/commentOneList', world.expert, { id: comment.id })).msg).toBe('没有找到');
    const id = await bought();
    for (const [content, msg] of [
      ['', '还缺：内容'],
      [' ', '还缺：内容'],
      ['字'.repeat(301), '内容最多 300 个字'],
    ] as const)
      expect(await say(buyer, id, content)).toMatchObject({ code: 1, msg });
  });
});

test('once a plan is settled everybody reads, and still only those who unlocked it write', async () => {
  const match = await world.match();
  const id = await world.onSale(match);
  await world.unlock(buyer, id);
  const comment = await said(buyer, id);
  await world.end(match, 2, 0);
  await world.settle();
  for (const who of [undefined, other])
    expect(await read(who, id)).toMatchObject({ is_locked: false, may_say: false, list: [{ content: secret }] });
  expect((await world.ask('GET', 'Video/commentOneList', undefined, { id: comment.id })).data).toMatchObject({
    thread: { kind: 'plan', object_id: id },
    object_title: '主队让半球',
  });
  expect((await say(other, id)).msg).toBe('解锁这份方案后才能评论');
  expect((await say(buyer, id, '中了')).code).toBe(0);
});

test('a free plan is talked about by everybody, and a plan is no object that lists of objects show', async () => {
  const id = await world.onSale(await world.match(), { price: 0 });
  const { id: number } = await said(other, id, '免费的也不错');
  expect(await read(undefined, id)).toMatchObject({ is_locked: false, may_say: true, total: 1 });
  const mine = (await world.ask('GET', 'content/myComments', other, {})).data as { list: (Comment & { object_title: string })[] };
  expect(mine.list[0]).toMatchObject({ id: number, kind: 'plan', object_id: id, object_title: '主队让半球' });
  for (const [path, params] of [
    ['anchor_dynamics/userPostList', {}],
    ['Video/getList', {}],
    ['Portal_post/getList2', {}],
  ] as const) {
    const { code, data } = await world.ask('GET', path, other, params);
    if (code === 0) expect((data as { list: unknown[] }).list).toEqual([]);
  }
});
