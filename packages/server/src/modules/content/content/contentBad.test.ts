import type { OwnPost } from '@pitchside/api/content/community';
import type { Comment } from '@pitchside/api/content/content';
import type { OwnVideo } from '@pitchside/api/content/videos';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '../../../testing/testSite.ts';
import { testUpload } from '../../../testing/testUpload.ts';
import type { TestPerson } from '../../../testing/testPeople.ts';
import { madeUpVideo } from '../uploads/uploadsVideo.fixtures.ts';
import { contentWorld, type ContentWorld } from './content.fixtures.ts';

let site: TestSite;
let folder: string;
let world: ContentWorld;
let author: TestPerson;
let reader: TestPerson;
let operator: TestPerson;
let circle_id: string;
let category_id: string;
let section_id: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pitchside-bad-'));
  site = await openTestSite({ PITCHSIDE_DATA: folder, PITCHSIDE_VIDEO_CODINGS: '0' });
  world = contentWorld(site);
  author = await world.somebody();
  reader = await world.somebody();
  operator = await world.somebody({ role: 'operator' });
  await world.post('admin/unlock', operator, { password: 'secret' });
  circle_id = await world.shelf('circle', 'tactics');
  category_id = await world.shelf('category', 'fans');
  section_id = await world.shelf('section', 'football');
});
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true, force: true });
});

const refused = (msg: string) => ({ status: 200, code: 1, msg, data: null });
const picture = async (who: TestPerson, purpose: 'post' | 'cover' | 'article') => (await testUpload(site, who.token, purpose)).key;
const film = async (who: TestPerson) =>
  (await testUpload(site, who.token, 'video', { bytes: madeUpVideo(), name: 'a.mp4', type: 'video/mp4' })).key;
async function video(): Promise<OwnVideo> {
  const body = { title: '看台', category_id, cover: await picture(author, 'cover'), video: await film(author) };
  const { video: posted } = (await world.post('Video_user/insert', author, body)).data as { video: OwnVideo };
  await site.site.content.judging.judge(author.id, 'approve', [{ kind: 'video', id: Number(posted.id) }], '');
  return posted;
}
/** Invisible characters, including bidirectional marks. */
const invisible = ' \u202E\u2066\u200B\n\t ';

describe('words that are none, or too many, are refused in words that say so', () => {
  test.each([
    ['a post', 500],
    ['a comment on a post', 300],
    ['a comment on a video', 300],
    ['a comment on an article', 300],
    ['a line over a video', 50],
  ] as const)('%s: %i characters', async (what, most) => {
    const post = await world.write(author, '看台');
    const shown = await video();
    const article = await world.post('admin/saveArticle', operator, {
      title: '一篇',
      section_id,
      body: [{ kind: 'paragraph', text: '正文' }],
    });
    const { id: articleId } = article.data as { id: string };
    await world.post('admin/articleState', operator, { id: articleId, act: 'publish' });
    const say = (content: string) =>
      ({
        'a post': () => world.post('anchor_dynamics_user/insert', reader, { circle_id, content }),
        'a comment on a post': () => world.post('anchor_dynamics_user/comment', reader, { id: post.id, content }),
        'a comment on a video': () => world.post('Video_user/comment', reader, { id: shown.id, content }),
        'a comment on an article': () => world.get('Headlines_user/insert', reader, { id: articleId, content }),
        'a line over a video': () => world.post('Video_user/danmaku', reader, { id: shown.id, at: 1, text: content }),
      })[what]();
    expect(await say('球'.repeat(most + 1))).toMatchObject(refused(`内容最多 ${most} 个字`));
    for (const nothing of ['', '   ', invisible, '\u2800\u2800', '\u3164', '\u200D'])
      expect(await say(nothing)).toMatchObject(refused('还缺：内容'));
    expect(await say('⚽'.repeat(most))).toMatchObject({ code: 0 });
    const isOneLine = what === 'a line over a video';
    const kept = JSON.stringify((await say('第一行\r\n第二行')).data);
    expect(kept).toContain(JSON.stringify(`第一行${isOneLine ? ' ' : '\n'}第二行`).slice(1, -1));
    expect(await world.uneven()).toEqual([]);
  });

  test('a title of a video and what it is about', async () => {
    const body = { title: '看台', category_id, cover: await picture(author, 'cover'), video: await film(author) };
    const insert = (change: object) => world.post('Video_user/insert', author, { ...body, ...change });
    expect(await insert({ title: '球'.repeat(61) })).toMatchObject(refused('内容最多 60 个字'));
    expect(await insert({ title: invisible })).toMatchObject(refused('还缺：标题'));
    expect(await insert({ about: '球'.repeat(501) })).toMatchObject(refused('内容最多 500 个字'));
    expect(await insert({ title: '左\u202E右', about: '球'.repeat(500) })).toMatchObject({ code: 0, data: { video: { title: '左右' } } });
  });
});

test('a fifth picture, one twice, another’s, one of another purpose, and pictures beside a video are refused', async () => {
  const own = await Promise.all([1, 2, 3, 4, 5].map(() => picture(author, 'post')));
  const insert = (body: object) => world.post('anchor_dynamics_user/insert', author, { circle_id, content: '图', ...body });
  expect(await insert({ pictures: own })).toMatchObject(refused('最多 4 张图片'));
  expect(await insert({ pictures: [own[0], own[0]] })).toMatchObject(refused('同一张图片只能用一次'));
  for (const other of [await picture(reader, 'post'), await picture(author, 'article'), 'x'.repeat(24)])
    expect(await insert({ pictures: [other] })).toMatchObject(refused('没有找到'));
  expect(await insert({ pictures: own.slice(0, 1), video: 'x'.repeat(24), cover: 'y'.repeat(24) })).toMatchObject(
    refused('图片和视频只能选一种'),
  );
  expect(await insert({ video: await film(reader), cover: await picture(author, 'cover') })).toMatchObject(refused('没有找到'));
  // Files of refused requests can still be used once.
  expect(await insert({ pictures: own.slice(0, 4) })).toMatchObject({ code: 0 });
});

test('what was deleted, hidden or not looked at yet is answered, liked and said nothing about', async () => {
  const post = await world.write(author, '看台');
  const top = await world.say(reader, post.id, '第一');
  const reply = await world.say(author, post.id, '第二', top.id);
  expect(await world.post('content/commentDelete', author, { id: top.id })).toMatchObject(refused('没有找到'));
  expect(await world.post('content/commentDelete', author, { id: reply.id })).toMatchObject({ code: 0 });
  const answer = (reply_to: string) => world.post('anchor_dynamics_user/comment', reader, { id: post.id, content: '还在吗', reply_to });
  expect(await answer(reply.id)).toMatchObject(refused('这条评论已经删除，不能回复了'));
  expect(await answer('99999999')).toMatchObject(refused('这条评论已经删除，不能回复了'));
  expect(await world.post('anchor_dynamics_user/commentLikes', reader, { id: reply.id })).toMatchObject(refused('没有找到'));
  const elsewhere = await world.write(author, '别处');
  const there = await world.say(reader, elsewhere.id, '那边');
  expect(await answer(there.id)).toMatchObject(refused('这条评论已经删除，不能回复了'));

  const act = { act: 'hide', of: [{ kind: 'post', id: elsewhere.id }], reason: '先收' };
  await world.post('admin/contentAct', operator, act);
  const newcomer = await world.newcomer();
  const waiting = (await world.post('anchor_dynamics_user/insert', newcomer, { circle_id, content: '我是新来的' })).data as {
    post: OwnPost;
  };
  for (const id of [elsewhere.id, waiting.post.id]) {
    expect(await world.post('anchor_dynamics_user/likes', reader, { id })).toMatchObject(refused('没有找到'));
    expect(await world.post('anchor_dynamics_user/comment', reader, { id, content: '在吗' })).toMatchObject(refused('这里已经不能评论了'));
  }
  expect(await world.uneven()).toEqual([]);
});

test('what is another’s is deleted by nobody else: a post, a video and a comment, told as if there were none', async () => {
  const post = await world.write(author, '看台');
  const said: Comment = await world.say(author, post.id, '自己说的');
  const shown = await video();
  for (const [path, id] of [
    ['anchor_dynamics/deletePost', post.id],
    ['Video_user/delete', shown.id],
    ['content/commentDelete', said.id],
  ] as const) {
    const none = await world.post(path, reader, { id: '99999999' });
    expect(await world.post(path, reader, { id })).toMatchObject({ code: 1, msg: none.msg, data: null });
    expect(await world.post(path, reader, { id })).toMatchObject(refused('没有找到'));
  }
  expect((await world.get('anchor_dynamics/info', {}, { id: post.id })).data).toMatchObject({ state: 'shown', post: { comments: 1 } });
});

test('a script or a style in an article is a paragraph that says so, and no piece of it runs or leads anywhere else', async () => {
  const markup = '<script>alert(1)</script><style>*{display:none}</style>';
  const cover = await picture(author, 'article');
  const sent = await world.get('Headlines_user/insert', author, { title: markup.slice(0, 25), content: markup, section_id, cover });
  const { id } = sent.data as { id: string };
  await site.site.content.judging.judge(operator.id, 'approve', [{ kind: 'article', id: Number(id) }], '');
  expect((await world.get('Portal_post/info', {}, { id })).data).toMatchObject({
    article: { title: '<script>alert(1)</script>', body: [{ kind: 'paragraph', text: markup }] },
  });
  const save = (piece: object) => world.post('admin/saveArticle', operator, { title: '一篇', section_id, body: [piece] });
  for (const piece of [
    { kind: 'html', text: markup },
    { kind: 'script', text: 'alert(1)' },
    { kind: 'style', text: '*{display:none}' },
    { kind: 'link', text: 'x', href: 'javascript:alert(1)' },
    { kind: 'link', text: 'x', href: 'data:text/html,<script>alert(1)</script>' },
  ])
    expect(await save(piece)).toMatchObject({ status: 200, code: 1, data: null });
});

test('a button that is pressed twice publishes once: a post, a video, a comment and a line', async () => {
  const post = await world.write(author, '看台');
  const shown = await video();
  const files = { cover: await picture(author, 'cover'), video: await film(author) };
  const acts: [string, object][] = [
    ['anchor_dynamics_user/insert', { circle_id, content: '只发一次' }],
    ['Video_user/insert', { title: '只发一次', category_id, ...files }],
    ['anchor_dynamics_user/comment', { id: post.id, content: '只说一次' }],
    ['Video_user/danmaku', { id: shown.id, at: 3, text: '只飞一次' }],
  ];
  for (const [index, [path, body]] of acts.entries()) {
    const key = { 'idempotency-key': `pressed-${index}` };
    const answers = await Promise.all([1, 2].map(() => world.post(path, author, body, key)));
    expect(answers.map(({ code }) => code)).toEqual([0, 0]);
    expect(answers[0]?.data).toEqual(answers[1]?.data);
  }
  expect(await world.uneven()).toEqual([]);
});
