import type { OwnPost, Post } from '@pitchside/api/content/community';
import type { Thread } from '@pitchside/api/content/content';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestPerson } from '../../../../testing/testPeople.ts';
import { openTestSite, type TestSite } from '../../../../testing/testSite.ts';
import { testUpload } from '../../../../testing/testUpload.ts';
import { madeUpVideo } from '../../uploads/uploadsVideo.fixtures.ts';
import { world as matchWorld } from '../../../scores/matches/matches.fixtures.ts';
import { contentWorld, type ContentWorld } from '../content.fixtures.ts';

let site: TestSite;
let world: ContentWorld;
let author: TestPerson;
let reader: TestPerson;
let circle: string;
beforeAll(async () => {
  site = await openTestSite({ PITCHSIDE_DATA: `/tmp/pitchside-content-${process.pid}` });
  world = contentWorld(site);
  author = await world.somebody();
  reader = await world.somebody();
  circle = await world.shelf('circle', 'tactics');
  await site.site.matches.apply(matchWorld(site.clock.now() + 3_600_000, 2));
});
afterAll(() => site.close());

const insert = (body: object, who: { token?: string } = author, headers = {}) =>
  world.post('anchor_dynamics_user/insert', who, body, headers);
const feed = async (query: Record<string, string | number> = {}, who: { token?: string } = {}) =>
  (await world.get('anchor_dynamics/userPostList', who, query)).data as {
    list: OwnPost[];
    next: string | null;
    newest: string;
    total: number | null;
  };
const info = async (id: string, who: { token?: string } = {}) =>
  (await world.get('anchor_dynamics/info', who, { id })).data as { state: string; post: Post | null };
const discussion = async (id: string, body: object = {}, who: { token?: string } = {}) =>
  (await world.post('anchor_dynamics/commentList', who, { id, ...body })).data as { list: Thread[]; next: string | null; total: number };

describe('a post', () => {
  test('is shown to everybody at once, with its match and its circle', async () => {
    const { post } = (await insert({ circle_id: circle, content: ' 今晚的阵型 ', match_id: 'm1' })).data as { post: OwnPost };
    expect(post).toMatchObject({
      content: '今晚的阵型',
      state: 'shown',
      review: 'succeeded',
      match: { id: 'm1' },
      circle: { id: circle, name: '战术板' },
      is_own: true,
    });
    expect(await info(post.id, reader)).toMatchObject({ state: 'shown', post: { id: post.id, is_own: false } });
    expect((await feed()).list[0]?.id).toBe(post.id);
    expect((await feed({ match_id: 'm1' })).list.map(({ id }) => id)).toEqual([post.id]);
    expect(await world.uneven()).toEqual([]);
  });

  test('of an expert stands among those of experts as well, and others’ do not', async () => {
    const expert = await world.somebody();
    await site.site.plans.fillExperts([{ id: expert.id, since: 1 }]);
    const [said] = [await world.write(expert, '盘口在说什么'), await world.write(author, '我也说两句')];
    const list = (await feed({ feed: 'experts' })).list;
    expect(list.map(({ id }) => id)).toEqual([said.id]);
  });

  test('names each thing that is missing, in the language of the reader', async () => {
    expect(await insert({})).toMatchObject({ code: 1, msg: expect.stringMatching(/圈子.*内容/) });
    expect(await insert({ circle_id: circle, content: '   ' })).toMatchObject({ code: 1, msg: expect.stringMatching(/内容/) });
    expect((await insert({ is_video: true })).msg).toMatch(/圈子.*内容.*视频.*封面/);
    const english = await site.call('POST', 'anchor_dynamics_user/insert', { token: author.token, lang: 'en', body: {} });
    expect(english.code).toBe(1);
    expect(english.msg).not.toMatch(/\p{Script=Han}/u);
  });

  test.each([
    ['501 characters', () => ({ content: '球'.repeat(501) })],
    ['a circle that is none', () => ({ circle_id: '999999' })],
    ['a category of videos for a circle', async () => ({ circle_id: await world.shelf('category', 'fans') })],
    ['a match that is none', () => ({ match_id: 'nope' })],
    ['an upload that is none', () => ({ pictures: ['no-such-upload-0000000000'] })],
    ['five pictures', () => ({ pictures: ['a', 'b', 'c', 'd', 'e'] })],
    ['a picture twice', () => ({ pictures: ['a', 'a'] })],
    ['pictures and a video', () => ({ pictures: ['a'], video: 'b', cover: 'c' })],
    ['a list for a text', () => ({ content: ['a'] })],
    ['markup for an id', () => ({ circle_id: '<script>' })],
  ])('is refused with %s', async (_, change) => {
    const before = await feed();
    const answer = await insert({ circle_id: circle, content: '好', ...(await change()) });
    expect(answer).toMatchObject({ status: 200, code: 1, data: null });
    expect((await feed()).newest).toBe(before.newest);
  });

  test('takes 500 characters, whatever their length in bytes, and loses what turns the line around', async () => {
    const { post } = (await insert({ circle_id: circle, content: '⚽'.repeat(500) })).data as { post: OwnPost };
    expect([...post.content]).toHaveLength(500);
    const turned = (await insert({ circle_id: circle, content: 'a\u202Eb\u2066c\u0000d<img src=x onerror=alert(1)>' })).data as {
      post: OwnPost;
    };
    expect(turned.post.content).toBe('abcd<img src=x onerror=alert(1)>');
  });

  test('has up to four pictures in three sizes, its author’s own alone', async () => {
    const keys: string[] = [];
    for (let each = 0; each < 4; each += 1) keys.push((await testUpload(site, author.token, 'post')).key);
    const { post } = (await insert({ circle_id: circle, content: '四张', pictures: keys })).data as { post: OwnPost };
    expect(post.pictures.map(({ small, medium, large }) => [small, medium, large])).toEqual(
      keys.map((key) => [`/u/${key}_s.jpg`, `/u/${key}_m.jpg`, `/u/${key}.jpg`]),
    );
    expect(post.pictures[0]).toMatchObject({ width: 64, height: 40 });
    const other = (await testUpload(site, reader.token, 'post')).key;
    expect(await insert({ circle_id: circle, content: '别人的', pictures: [other] })).toMatchObject({ code: 1 });
  });

  test('is one when its button is pressed twice', async () => {
    const key = { 'idempotency-key': 'one-press' };
    const answers = await Promise.all(Array.from({ length: 8 }, () => insert({ circle_id: circle, content: '只发一次' }, author, key)));
    expect(new Set(answers.map(({ data }) => (data as { post: OwnPost }).post.id)).size).toBe(1);
    expect((await feed({ limit: 50 })).list.filter(({ content }) => content === '只发一次')).toHaveLength(1);
  });

  test('of a newcomer waits for a look, and is its author’s alone to see until then', async () => {
    const somebody = await world.newcomer();
    const { post } = (await insert({ circle_id: circle, content: '我是新来的' }, somebody)).data as { post: OwnPost };
    expect(post).toMatchObject({ state: 'awaiting', review: 'awaiting' });
    expect(await info(post.id, reader)).toMatchObject({ state: 'awaiting', post: null });
    expect(await info(post.id, somebody)).toMatchObject({ state: 'awaiting', post: { id: post.id } });
    expect((await feed({ limit: 50 })).list.map(({ id }) => id)).not.toContain(post.id);
    expect((await feed({ feed: 'own' }, somebody)).list).toMatchObject([{ id: post.id, state: 'awaiting' }]);
    for (const [path, body] of [
      ['anchor_dynamics_user/likes', { id: post.id }],
      ['anchor_dynamics_user/favorites', { id: post.id }],
      ['anchor_dynamics_user/comment', { id: post.id, content: '?' }],
      ['anchor_dynamics/commentList', { id: post.id }],
    ] as const)
      expect(await world.post(path, reader, body)).toMatchObject({ code: 1, data: null });
  });

  test('that an operator hid takes no likes, favourites, shares and comments', async () => {
    const post = await world.write(author, '要藏的');
    const top = await world.say(reader, post.id, '第一');
    const operator = await world.somebody({ role: 'operator' });
    await world.post('admin/unlock', operator, { password: 'secret' });
    const hidden = await world.post('admin/contentAct', operator, { act: 'hide', of: [{ kind: 'post', id: post.id }], reason: '先藏' });
    expect(hidden).toMatchObject({ data: { done: 1 } });
    for (const [path, body] of [
      ['anchor_dynamics_user/likes', { id: post.id }],
      ['anchor_dynamics_user/favorites', { id: post.id }],
      ['anchor_dynamics_user/comment', { id: post.id, content: '?' }],
      ['anchor_dynamics_user/comment', { id: post.id, content: '?', reply_to: top.id }],
      ['anchor_dynamics_user/commentLikes', { id: top.id }],
      ['content/share', { kind: 'post', id: post.id }],
    ] as const)
      expect(await world.post(path, reader, body)).toMatchObject({ code: 1, data: null });
    expect(await world.uneven()).toEqual([]);
  });

  test('goes into no circle that was closed, and a video into no category; what they have stays', async () => {
    const operator = await world.somebody({ role: 'operator' });
    await world.post('admin/unlock', operator, { password: 'secret' });
    const names = { zh: '快要关了', en: 'Closing soon', vi: 'Sắp đóng' };
    const made = async (kind: string) => ((await world.post('admin/saveShelf', operator, { kind, names })).data as { id: string }).id;
    const [circle_id, category_id] = [await made('circle'), await made('category')];
    const inside = await world.write(author, '关之前', { circle_id });
    for (const [kind, id] of [
      ['circle', circle_id],
      ['category', category_id],
    ])
      expect(await world.post('admin/saveShelf', operator, { kind, id, names, is_open: false })).toMatchObject({ code: 0 });
    expect(await insert({ circle_id, content: '关之后' })).toMatchObject({ code: 1, msg: '这个圈子不在了，换一个' });
    const [{ key: video }, { key: cover }] = [
      await testUpload(site, author.token, 'video', { bytes: madeUpVideo(), type: 'video/mp4' }),
      await testUpload(site, author.token, 'cover'),
    ];
    expect(await world.post('Video_user/insert', author, { title: '关之后', category_id, cover, video })).toMatchObject({
      code: 1,
      msg: '这个分类不在了，换一个',
    });
    expect(await info(inside.id)).toMatchObject({ state: 'shown' });
  });

  test('is deleted by its author alone, again without a change, and then is a state', async () => {
    const post = await world.write(author, '删掉我');
    await world.say(reader, post.id, '为什么');
    expect(await world.post('anchor_dynamics/deletePost', reader, { id: post.id })).toMatchObject({ code: 1 });
    for (let again = 0; again < 2; again += 1)
      expect(await world.post('anchor_dynamics/deletePost', author, { id: post.id })).toMatchObject({ code: 0, data: { id: post.id } });
    expect(await info(post.id, author)).toMatchObject({ state: 'deleted', post: null });
    expect(await world.post('anchor_dynamics_user/comment', reader, { id: post.id, content: '晚了' })).toMatchObject({ code: 1 });
    expect(await world.get('anchor_dynamics/info', {}, { id: '99999999' })).toMatchObject({ code: 1 });
    expect(await world.uneven()).toEqual([]);
  });
});

describe('likes', () => {
  test('of one person are one, fifty at once', async () => {
    const post = await world.write(author, '点赞');
    const like = (value: boolean) => world.post('anchor_dynamics_user/likes', reader, { id: post.id, like: value });
    const answers = await Promise.all(Array.from({ length: 50 }, () => like(true)));
    expect(answers.every(({ code, data }) => code === 0 && (data as { likes: number }).likes === 1)).toBe(true);
    expect(await info(post.id, reader)).toMatchObject({ post: { likes: 1, is_liked: true } });
    expect(await info(post.id)).toMatchObject({ post: { likes: 1, is_liked: false } });
    await Promise.all(Array.from({ length: 20 }, () => like(false)));
    expect(await info(post.id, reader)).toMatchObject({ post: { likes: 0, is_liked: false } });
    expect(await world.uneven()).toEqual([]);
  });

  test('heat a post into the rank of the day, the week and the month, and out of it', async () => {
    const [hot, cold] = [await world.write(author, '热'), await world.write(author, '冷')];
    const esports = await world.shelf('circle', 'esports');
    const { post: elsewhere } = (await insert({ circle_id: esports, content: '别的圈' })).data as { post: OwnPost };
    for (const id of [hot.id, elsewhere.id]) await world.post('anchor_dynamics_user/likes', reader, { id });
    const rank = async (query = {}) =>
      ((await world.get('anchor_dynamics/rank', {}, { limit: 50, ...query })).data as { list: { post: Post; heat: number }[] }).list;
    for (const period of ['day', 'week', 'month']) {
      const ids = (await rank({ period })).map(({ post }) => post.id);
      expect(ids).toEqual(expect.arrayContaining([hot.id, elsewhere.id]));
      expect(ids).not.toContain(cold.id);
    }
    expect((await rank({ circle_id: esports })).map(({ post }) => post.id)).toEqual([elsewhere.id]);
    await world.post('anchor_dynamics_user/likes', reader, { id: hot.id, like: false });
    expect((await rank()).map(({ post }) => post.id)).not.toContain(hot.id);
    const circles = (await world.get('circle/rank', {})).data as { list: { circle: { id: string } }[] };
    expect(circles.list.map(({ circle: { id } }) => id)).toContain(esports);
  });
});

describe('a discussion', () => {
  test('has two levels, the author’s mark, and counts exactly', async () => {
    const post = await world.write(author, '聊聊');
    const top = await world.say(reader, post.id, '第一');
    const reply = await world.say(author, post.id, '谢谢', top.id);
    const again = await world.say(reader, post.id, '不客气', reply.id);
    expect([reply.thread_id, reply.is_author, reply.reply_to]).toEqual([top.id, true, null]);
    expect([again.thread_id, again.reply_to?.id]).toEqual([top.id, String(author.id)]);
    const { list, total } = await discussion(post.id);
    expect(total).toBe(3);
    expect(list).toMatchObject([{ id: top.id, replies: 2, first: [{ id: reply.id }, { id: again.id }] }]);
    expect(await world.uneven()).toEqual([]);
  });

  test('keeps the place of a deleted comment that was answered, and no other', async () => {
    const post = await world.write(author, '删评论');
    const top = await world.say(reader, post.id, '要删的');
    const alone = await world.say(reader, post.id, '没人理');
    await world.say(author, post.id, '在吗', top.id);
    const remove = (who: TestPerson, id: string) => world.post('content/commentDelete', who, { id });
    expect(await remove(author, top.id)).toMatchObject({ code: 1 });
    expect(await remove(reader, top.id)).toMatchObject({ data: { comments: 2 } });
    expect(await remove(reader, alone.id)).toMatchObject({ data: { comments: 1 } });
    const { list, total } = await discussion(post.id);
    expect(total).toBe(1);
    expect(list).toMatchObject([{ id: top.id, is_deleted: true, content: '', first: [{ content: '在吗' }] }]);
    expect(await world.post('anchor_dynamics_user/comment', reader, { id: post.id, content: '回', reply_to: alone.id })).toMatchObject({
      code: 1,
    });
    expect(await world.uneven()).toEqual([]);
  });

  test('is read from end to end without a repeat or a gap while others write and like', { tags: ['full'] }, async () => {
    const post = await world.write(author, '很多评论');
    const said: string[] = [];
    for (let each = 0; each < 30; each += 1) said.push((await world.say(reader, post.id, `评论 ${each}`)).id);
    const like = (id: string, who: TestPerson) => world.post('anchor_dynamics_user/commentLikes', who, { id });
    for (const id of said.slice(5, 12)) await like(id, reader);
    for (const sort of ['hot', 'new']) {
      const seen: string[] = [];
      let before: string | null = null;
      do {
        const page: { list: Thread[]; next: string | null } = await discussion(post.id, {
          sort,
          limit: 7,
          ...(before !== null && { before }),
        });
        seen.push(...page.list.map(({ id }) => id));
        before = page.next;
        // Between the pages a low post becomes popular and a new one is added.
        await like(said[0] ?? '', author);
        await like(said[29 - (seen.length % 25)] ?? '', author);
        await world.say(author, post.id, '插一句');
      } while (before !== null);
      const known = seen.filter((id) => said.includes(id));
      expect(known.toSorted()).toEqual(said.toSorted());
      expect(new Set(seen).size).toBe(seen.length);
    }
    expect(await discussion(post.id, { before: 'not a cursor' })).toBeNull();
    expect(await discussion(post.id, { before: 'zzz' })).not.toBeUndefined();
  });

  test('holds against deleting at the same moment: nothing hangs, and every count is right', async () => {
    for (let round = 0; round < 5; round += 1) {
      const post = await world.write(author, `竞争 ${round}`);
      const top = await world.say(reader, post.id, '顶');
      await Promise.all([
        ...Array.from({ length: 6 }, (_, each) =>
          world.post('anchor_dynamics_user/comment', author, { id: post.id, content: `回 ${each}`, reply_to: top.id }),
        ),
        world.post('content/commentDelete', reader, { id: top.id }),
        ...Array.from({ length: 6 }, () => world.post('anchor_dynamics_user/commentLikes', author, { id: top.id })),
      ]);
      await Promise.all([
        world.post('anchor_dynamics/deletePost', author, { id: post.id }),
        ...Array.from({ length: 6 }, () => world.post('anchor_dynamics_user/comment', reader, { id: post.id, content: '还在吗' })),
        ...Array.from({ length: 6 }, () => world.post('anchor_dynamics_user/likes', reader, { id: post.id })),
      ]);
      expect(await info(post.id)).toMatchObject({ state: 'deleted' });
    }
    expect(await world.uneven()).toEqual([]);
  });
});

describe('an author', () => {
  test('reads of likes and answers in one notice each, by the number of people, and of none of their own', async () => {
    const [writer, ...fans] = [await world.somebody(), await world.somebody(), await world.somebody(), await world.somebody()];
    if (!writer) throw new Error('nobody is there');
    const post = await world.write(writer, '今晚看谁');
    for (const fan of [writer, ...fans]) await world.post('anchor_dynamics_user/likes', fan, { id: post.id });
    for (const fan of fans) await world.post('anchor_dynamics_user/likes', fan, { id: post.id });
    await world.say(writer, post.id, '我先说');
    const said = [];
    for (const fan of fans.slice(1)) said.push(await world.say(fan, post.id, '看曼城'));
    const { data } = await world.get('Push/getList', writer);
    const { list } = data as { list: { kind: string; count: number; target: object; text: string }[] };
    expect(list.map(({ kind, count, target }) => ({ kind, count, target }))).toEqual([
      // The notice links to the latest reply.
      { kind: 'commented', count: 2, target: { type: 'comment', id: said.at(-1)?.id } },
      { kind: 'liked', count: 3, target: { type: 'post', id: post.id } },
    ]);
    expect(list[0]?.text).toContain('看曼城');
  });
});

describe('followers', () => {
  test('are told of a post once, by one notice for the latest, and not of what was deleted before or of what they do not want to hear', async () => {
    const [writer, fan, silent] = [await world.somebody(), await world.somebody(), await world.somebody()];
    for (const [each, remind] of [
      [fan, true],
      [silent, false],
    ] as const)
      await world.post('Member/attention', each, { id: String(writer.id), remind });
    await world.write(writer, '第一条');
    const second = await world.write(writer, '第二条');
    const third = await world.write(writer, '马上删掉');
    await world.post('anchor_dynamics/deletePost', writer, { id: third.id });
    for (let again = 0; again < 2; again += 1) await site.site.content.notifyFollowers();
    const posted = async (who: TestPerson) =>
      ((await world.get('Push/getList', who)).data as { list: { kind: string; text: string; count: number; target: object }[] }).list
        .filter(({ kind }) => kind === 'posted')
        .map(({ text, count, target }) => ({ text, count, target }));
    expect(await posted(fan)).toEqual([{ text: '第二条', count: 1, target: { type: 'post', id: second.id } }]);
    expect(await posted(silent)).toEqual([]);
    expect(await site.site.content.notifyFollowers()).toBe(0);
  });
});

describe('a feed', () => {
  test('read by `before` while others write gives each post once, and says how many are new', { tags: ['full'] }, async () => {
    const mine = await world.somebody();
    const circleId = await world.shelf('circle', 'stands');
    const publish = async (who: TestPerson) =>
      ((await insert({ circle_id: circleId, content: '帖' }, who)).data as { post: OwnPost }).post.id;
    const old: string[] = [];
    for (let each = 0; each < 25; each += 1) old.push(await publish(author));
    for (const list of ['new', 'recommended']) {
      const seen: string[] = [];
      let page = await feed({ circle_id: circleId, feed: list, limit: 6 });
      const { newest } = page;
      let added = 0;
      for (;;) {
        seen.push(...page.list.map(({ id }) => id));
        if (page.next === null) break;
        const [next] = await Promise.all([
          feed({ circle_id: circleId, feed: list, limit: 6, before: page.next }),
          publish(author),
          publish(mine),
        ]);
        await world.post('anchor_dynamics_user/likes', reader, { id: old[added] ?? '' });
        added += 2;
        page = next;
      }
      expect(new Set(seen).size).toBe(seen.length);
      expect(old.every((id) => seen.includes(id))).toBe(true);
      const fresh = async (who: { token?: string }) =>
        (await world.get('anchor_dynamics/freshCount', who, { circle_id: circleId, feed: list, since: newest })).data as { total: number };
      expect(await fresh({})).toEqual({ total: added });
      // Own posts do not count as new.
      expect(await fresh(mine)).toEqual({ total: added / 2 });
    }
  });

  test('of whom one follows has theirs and those of one’s circles, and nothing for visitors', async () => {
    const [fan, star] = [await world.somebody(), await world.somebody()];
    const theirs = await world.write(star, '我关注的人');
    await world.post('Member/attention', fan, { id: String(star.id) });
    expect((await feed({ feed: 'followed' }, fan)).list.map(({ id }) => id)).toEqual([theirs.id]);
    expect((await feed({ feed: 'followed' })).list).toEqual([]);
    const nba = await world.shelf('circle', 'nba');
    const { post } = (await insert({ circle_id: nba, content: '圈里的' })).data as { post: OwnPost };
    expect(await world.post('circle/join', fan, { id: nba })).toMatchObject({ data: { is_joined: true, members: 1 } });
    expect((await feed({ feed: 'followed' }, fan)).list.map(({ id }) => id)).toEqual([post.id, theirs.id]);
    expect(await world.get('circle/list', fan, { only: 'mine' })).toMatchObject({
      data: { list: [{ id: nba, is_joined: true }], total: 1 },
    });
    await Promise.all(Array.from({ length: 5 }, () => world.post('circle/leave', fan, { id: nba })));
    expect(await world.get('circle/detail', fan, { id: nba })).toMatchObject({ data: { is_joined: false, members: 0 } });
  });
});
