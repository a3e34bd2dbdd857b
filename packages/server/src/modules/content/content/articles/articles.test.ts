import type { Article } from '@pitchside/api/content/news';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPerson } from '../../../../testing/testPeople.ts';
import { openTestSite, type TestSite } from '../../../../testing/testSite.ts';
import { world as matchWorld } from '../../../scores/matches/matches.fixtures.ts';
import { matches } from '../../../scores/sport/index.ts';
import { contentWorld, type ContentWorld } from '../content.fixtures.ts';

let site: TestSite;
let world: ContentWorld;
let operator: TestPerson;
beforeAll(async () => {
  site = await openTestSite();
  world = contentWorld(site);
  operator = await world.somebody({ role: 'operator' });
  await world.post('admin/unlock', operator, { password: 'secret' });
});
afterAll(() => site.close());

async function publish(title: string, more: object = {}): Promise<string> {
  const section_id = await world.shelf('section', 'football');
  const saved = await world.post('admin/saveArticle', operator, {
    title,
    section_id,
    body: [{ kind: 'paragraph', text: title }],
    ...more,
  });
  const { id } = saved.data as { id: string };
  expect(await world.post('admin/articleState', operator, { id, act: 'publish' })).toMatchObject({ code: 0 });
  return id;
}
const headlines = async (query: Record<string, string | number>) =>
  (await world.get('Portal_post/getList2', {}, query)).data as { list: Article[]; lang: string | null };
const tagsOf = async (name = '') =>
  ((await world.get('admin/tags', operator, { name })).data as { list: { tag: string; total: number }[] }).list;

test('whoever reads a language that nobody writes in finds what there is, and their own as soon as there is some', async () => {
  const id = await publish('德比之后');
  expect(await headlines({ lang: 'vi' })).toMatchObject({ lang: null, list: [{ id, lang: 'zh' }] });
  expect(await headlines({ lang: 'zh' })).toMatchObject({ lang: 'zh', list: [{ id }] });
  expect((await world.get('universal/getHot', {}, { lang: 'vi' })).data).toMatchObject({ articles: [{ id }] });
  const own = await publish('Sau trận derby', { lang: 'vi' });
  expect(await headlines({ lang: 'vi' })).toMatchObject({ lang: 'vi', list: [{ id: own }] });
  expect((await headlines({ lang: 'vi' })).list).toHaveLength(1);
});

test('a preview is about a match that has not begun, and none once it has', async () => {
  await site.site.matches.apply(matchWorld(site.clock.now() + 3_600_000));
  await publish('没有比赛');
  const id = await publish('德比前瞻', { match_id: 'm1' });
  expect(await headlines({ only: 'previews' })).toMatchObject({ list: [{ id }] });
  await site.site.platform.db.update(matches).set({ status: 'first_half' }).where(eq(matches.id, 'm1'));
  expect((await headlines({ only: 'previews' })).list).toEqual([]);
});

test('a tag is renamed into another one or taken off in every article, and found by its new name', async () => {
  const first = await publish('红军', { tags: ['利物浦', '红军'] });
  await publish('又是红军', { tags: ['红军'] });
  expect(await tagsOf('红')).toEqual([{ tag: '红军', total: 2 }]);
  expect(await world.post('admin/setTag', operator, { tag: '红军', to: '利物浦' })).toMatchObject({ data: { to: '利物浦', done: 2 } });
  expect(await tagsOf()).toEqual([{ tag: '利物浦', total: 2 }]);
  expect((await headlines({ tag: '利物浦' })).list.map(({ tags }) => tags)).toEqual([['利物浦'], ['利物浦']]);
  expect(await world.post('admin/setTag', operator, { tag: '利物浦' })).toMatchObject({ data: { to: null, done: 2 } });
  expect((await world.get('Portal_post/info', {}, { id: first })).data).toMatchObject({ article: { tags: [] } });
  expect(await world.post('admin/setTag', operator, { tag: '利物浦' })).toMatchObject({ code: 1 });
});
