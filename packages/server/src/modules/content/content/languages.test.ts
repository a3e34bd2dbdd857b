import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '../../../testing/testSite.ts';
import { contentWorld, type ContentWorld } from './content.fixtures.ts';

let site: TestSite;
let world: ContentWorld;
beforeAll(async () => {
  site = await openTestSite();
  world = contentWorld(site);
});
afterAll(() => site.close());

interface Feed {
  list: { id: string; lang: string }[];
  next: string | null;
  newest: string;
  lang: string | null;
}
const none = {};
const postsIn = async (query: Record<string, string | number>): Promise<Feed> =>
  (await world.get('anchor_dynamics/userPostList', none, query)).data as Feed;

test('a list in a language is of that one alone, goes on in it while others write, and is of all where nobody has written in it', async () => {
  const writer = await world.somebody();
  const circle_id = await world.shelf('circle', 'stands');
  const write = async (content: string) => (await world.write(writer, content, { circle_id })).id;
  const chinese = [await write('今晚谁赢'), await write('裁判今天不错'), await write('下半场见')];
  expect(await postsIn({ circle_id, lang: 'vi', limit: 5 })).toMatchObject({
    lang: null,
    list: chinese.toReversed().map((id) => ({ id })),
  });
  const english = [
    await write('The keeper was the best of them'),
    await write('What a pass that was'),
    await write('Who is on for the derby'),
  ];

  const first = await postsIn({ circle_id, lang: 'zh', limit: 2 });
  expect(first).toMatchObject({
    lang: 'zh',
    list: chinese
      .slice(1)
      .toReversed()
      .map((id) => ({ id, lang: 'zh' })),
  });
  const later = await write('补时进球了');
  await write('And that is the end of it');
  const rest = await postsIn({ circle_id, lang: 'zh', limit: 2, before: first.next ?? '' });
  expect(rest).toMatchObject({ next: null, lang: 'zh', list: [{ id: chinese[0] }] });
  const fresh = await world.get('anchor_dynamics/freshCount', none, { circle_id, lang: 'zh', since: first.newest });
  expect(fresh.data).toEqual({ total: 1 });

  const hot = await postsIn({ circle_id, feed: 'recommended', lang: 'en', limit: 2 });
  expect(hot).toMatchObject({ lang: 'en', list: [{ lang: 'en' }, { lang: 'en' }] });
  const all = await postsIn({ circle_id, limit: 20 });
  expect(all.lang).toBeNull();
  expect(new Set(all.list.map(({ id }) => id))).toEqual(new Set([...chinese, ...english, later, all.list[0]?.id]));
});

test('the rank is of a language, and what is hot on the first page too', async () => {
  const [writer, reader] = [await world.somebody(), await world.somebody()];
  const circle_id = await world.shelf('circle', 'tactics');
  const { id: ours } = await world.write(writer, '三中卫的站位很有意思');
  const { id: theirs } = await world.write(writer, 'The back three and what it is for');
  for (const id of [ours, theirs]) await world.post('anchor_dynamics_user/likes', reader, { id });
  const rank = async (lang?: string) =>
    (
      (await world.get('anchor_dynamics/rank', none, { circle_id, ...(lang && { lang }) })).data as { list: { post: { id: string } }[] }
    ).list.map(({ post }) => post.id);
  expect(await rank('zh')).toEqual([ours]);
  expect(await rank('en')).toEqual([theirs]);
  // There are no articles in this language.
  expect(new Set(await rank('vi'))).toEqual(new Set([ours, theirs]));
  expect(new Set(await rank())).toEqual(new Set([ours, theirs]));
  const hot = (await world.get('universal/getHot', none, { lang: 'en' })).data as { posts: { lang: string }[] };
  expect(new Set(hot.posts.map(({ lang }) => lang))).toEqual(new Set(['en']));
});

test('a search finds all languages and has those of the reader first', async () => {
  const writer = await world.somebody();
  const { id: english } = await world.write(writer, 'Zidane was the one that they remember');
  const { id: chinese } = await world.write(writer, 'Zidane 那一脚凌空抽射谁能忘记');
  const found = async (lang: string) =>
    ((await world.get('Search/index', none, { name: 'zidane', lang })).data as { posts: { post: { id: string } }[] }).posts.map(
      ({ post }) => post.id,
    );
  expect(await found('en')).toEqual([english, chinese]);
  expect(await found('zh')).toEqual([chinese, english]);
});
