import type { FoundAll, Marked } from '@pitchside/api/content/search';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestPerson } from '../../../testing/testPeople.ts';
import { openTestSite, type TestSite } from '../../../testing/testSite.ts';
import { testUpload } from '../../../testing/testUpload.ts';
import { contentWorld, type ContentWorld } from '../content/content.fixtures.ts';
import { madeUpVideo } from '../uploads/uploadsVideo.fixtures.ts';
import { searchWorld } from './search.fixtures.ts';

let site: TestSite;
let world: ContentWorld;
let author: TestPerson;
let operator: TestPerson;
beforeAll(async () => {
  site = await openTestSite({ PITCHSIDE_DATA: `/tmp/pitchside-search-${process.pid}` });
  world = contentWorld(site);
  await site.site.matches.apply(searchWorld(site.clock.now()));
  author = await world.somebody({ nickname: '看台老王' });
  operator = await world.somebody({ role: 'operator', nickname: '看台管理员' });
  await world.post('admin/unlock', operator, { password: 'secret' });
  await site.site.search.indexing.names();
  await site.site.search.indexing.people();
});
afterAll(() => site.close());

const search = async (name: string, lang = 'zh') => {
  const { code, data } = await site.call('GET', 'Search/index', { lang, query: `?name=${encodeURIComponent(name)}&limit=20` });
  expect([name, code]).toEqual([name, 0]);
  return data as FoundAll;
};
const posts = async (name: string) => (await search(name)).posts.map(({ post }) => post.id);
const hits = (marked: readonly Marked[]) => marked.filter(({ is_hit }) => is_hit).map(({ text }) => text);
const judge = (act: string, kind: string, id: string) =>
  world.post('admin/contentAct', operator, { act, of: [{ kind, id }], reason: '看一看' });

async function article(title: string, text: string): Promise<string> {
  const section_id = await world.shelf('section', 'football');
  const saved = await world.post('admin/saveArticle', operator, { title, section_id, body: [{ kind: 'paragraph', text }] });
  const { id } = saved.data as { id: string };
  expect(await world.post('admin/articleState', operator, { id, act: 'publish' })).toMatchObject({ code: 0 });
  return id;
}
async function video(title: string, about: string): Promise<string> {
  const category_id = await world.shelf('category', 'fans');
  const { key } = await testUpload(site, author.token, 'video', { bytes: madeUpVideo(), type: 'video/mp4' });
  const { key: cover } = await testUpload(site, author.token, 'cover');
  const { data } = await world.post('Video_user/insert', author, { title, about, category_id, cover, video: key });
  return (data as { video: { id: string } }).video.id;
}

describe('what people wrote is found', () => {
  test.each([
    ['昨晚下雨，北看台唱到了终场', '北看台'],
    ['昨晚下雨，北看台唱到了终场', '终场'],
    ['昨晚下雨，北看台唱到了终场', '雨'],
    ['Singing in the rain at the north stand', 'NORTH sta'],
    ['Khán đài phía bắc hát suốt trận', 'khan dai'],
    ['Khán đài phía bắc hát suốt trận', 'Khán đài'],
    ['Được đá chính rồi', 'duoc da ch'],
  ])('%s by %s', async (text, name) => {
    const { id } = await world.write(author, text);
    const found = await search(name);
    expect(found.posts.map(({ post }) => post.id)).toContain(id);
    expect(found.totals.posts).toBeGreaterThan(0);
    const [first] = found.posts.filter(({ post }) => post.id === id);
    expect(hits(first?.text ?? []).length).toBeGreaterThan(0);
    expect(first?.text.map((part) => part.text).join('')).toBe(text);
  });

  test('by any name of a team, whichever of them stands in it, and by the match that it is about', async () => {
    const [zh, nick, en, about] = [
      await world.write(author, '曼城这个赛季真稳'),
      await world.write(author, '蓝月亮又升起来了'),
      await world.write(author, 'Man City look unstoppable'),
      await world.write(author, '这场太精彩了', { match_id: 'lost' }),
    ];
    const none = await world.write(author, '切尔西今天轮休');
    for (const name of ['曼城', '蓝月亮', 'man city', 'mancheng', 'man xanh']) {
      const found = await posts(name);
      expect([name, found]).toEqual([name, expect.arrayContaining([zh.id, nick.id, en.id, about.id])]);
      expect(found).not.toContain(none.id);
    }
    const [marked] = (await search('蓝月亮')).posts.filter(({ post }) => post.id === zh.id);
    expect(hits(marked?.text ?? [])).toEqual(['曼城']);
  });

  test('articles and videos by title before text, each kind counted by itself', async () => {
    const [deep, head] = [await article('赛后长文', '说到越位线技术，大家都有话讲'), await article('越位线技术五问', '正文')];
    const film = await video('三分钟看懂越位线', '越位线怎么画');
    expect((await search('越位线')).videos).toEqual([]);
    await judge('approve', 'video', film);
    await world.write(author, '越位线又画歪了');
    const found = await search('越位线');
    expect(found.articles.map(({ article: { id } }) => id)).toEqual([head, deep]);
    expect(found.videos.map(({ video: { id } }) => id)).toEqual([film]);
    expect(found.totals).toMatchObject({ posts: 1, videos: 1, articles: 2 });
    expect([hits(found.articles[0]?.title ?? []), hits(found.videos[0]?.text ?? [])]).toEqual([['越位线'], ['越位线']]);
  });

  test('with all that the lists of its kind say of it', async () => {
    await world.write(author, '同一张卡片上的帖子', { match_id: 'lost' });
    await article('同一张卡片上的文章', '正文');
    await judge('approve', 'video', await video('同一张卡片上的视频', '说明'));
    const found = await search('同一张卡片');
    const [post, film, text] = await Promise.all([
      world.get('anchor_dynamics/userPostList', {}, { limit: 1 }),
      world.post('Video/getList', {}, { limit: 1 }),
      world.get('Portal_post/getList2', {}, { limit: 1 }),
    ]);
    const first = ({ data }: typeof post) => (data as { list: unknown[] }).list[0];
    expect(first(post)).toMatchObject(found.posts[0]?.post ?? {});
    expect([first(film), first(text)]).toEqual([found.videos[0]?.video, found.articles[0]?.article]);
  });

  test('circles and people by name, in each language and without marks; operators are no people', async () => {
    expect((await search('战术')).circles.map(({ name }) => name)).toContain('战术板');
    const english = await search('tactic', 'en');
    expect(english.circles.length).toBeGreaterThan(0);
    expect(english.circles[0]?.name).toMatch(/tactic/i);
    const people = await search('看台老');
    expect(people.people.map(({ user_nickname }) => user_nickname)).toEqual(['看台老王']);
    expect((await search('看台')).people.map(({ id }) => id)).not.toContain(String(operator.id));
    expect((await search('kantailaow')).people.map(({ id }) => id)).toEqual([String(author.id)]);
  });
});

describe('never found', () => {
  test('is what waits, failed, was hidden or deleted, until it is shown again', async () => {
    const text = '独一无二的句子';
    const newcomer = await world.newcomer();
    const [kept, hidden, deleted, gone, waiting] = [
      await world.write(author, `${text} 一`),
      await world.write(author, `${text} 二`),
      await world.write(author, `${text} 三`),
      await world.write(author, `${text} 四`),
      await world.write(newcomer, `${text} 五`),
    ];
    await judge('hide', 'post', hidden.id);
    await judge('delete', 'post', deleted.id);
    await world.post('anchor_dynamics/deletePost', author, { id: gone.id });
    expect(await search('独一无二')).toMatchObject({ posts: [{ post: { id: kept.id } }], totals: { posts: 1 } });
    await judge('reject', 'post', waiting.id);
    expect(await posts('独一无二')).toEqual([kept.id]);
    await judge('restore', 'post', hidden.id);
    expect(await posts('独一无二')).toEqual([hidden.id, kept.id]);
  });

  test('is a draft, what is scheduled or was withdrawn, or a closed circle', async () => {
    const section_id = await world.shelf('section', 'football');
    await world.post('admin/saveArticle', operator, { title: '还没写完的稿子', section_id, body: [{ kind: 'paragraph', text: '草稿' }] });
    expect((await search('还没写完')).articles).toEqual([]);
    const id = await article('马上撤回的稿子', '撤回');
    expect((await search('马上撤回')).totals.articles).toBe(1);
    await world.post('admin/articleState', operator, { id, act: 'withdraw', reason: '有误' });
    expect(await search('马上撤回')).toMatchObject({ articles: [], totals: { articles: 0 } });
    const names = { zh: '关门的圈子', en: 'Closed circle', vi: 'Nhóm đã đóng' };
    const made = (await world.post('admin/saveShelf', operator, { kind: 'circle', names })).data as { id: string };
    expect((await search('关门的')).circles).toHaveLength(1);
    await world.post('admin/saveShelf', operator, { kind: 'circle', id: made.id, names, is_open: false });
    expect((await search('关门的')).circles).toEqual([]);
  });

  test('is anything by signs alone, and no text is taken for a question to the database', async () => {
    for (const name of ["%_' OR 1=1", '….,', '\\u0000', '((((', '*', "'; drop --"]) {
      const { posts: found, people, circles } = await search(name);
      expect([name, people, circles, found.filter(({ text }) => text.length === 0)]).toEqual([name, [], [], []]);
    }
  });
});
