import type { Article } from '@pitchside/api/content/news';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { TestPerson } from '../../../../testing/testPeople.ts';
import { openTestSite, type TestSite } from '../../../../testing/testSite.ts';
import { contentWorld, type ContentWorld } from '../content.fixtures.ts';

let site: TestSite;
let world: ContentWorld;
let operator: TestPerson;
beforeAll(async () => {
  site = await openTestSite({}, { cached: true });
  world = contentWorld(site);
  operator = await world.somebody({ role: 'operator' });
  await world.post('admin/unlock', operator, { password: 'secret' });
});
afterAll(() => site.close());

const lines = async () =>
  ((await world.get('Portal_post/getList2', {}, { only: 'flash' })).data as { list: Article[] }).list.map(({ title }) => title);

test('what everybody is answered of the ticker is made anew as soon as a line is told', async () => {
  const section_id = await world.shelf('section', 'football');
  expect(await lines()).toEqual([]);
  for (const title of ['第一条', '第二条']) {
    const body = [{ kind: 'paragraph', text: title }];
    const saved = await world.post('admin/saveArticle', operator, { title, section_id, is_flash: true, lang: 'zh', body });
    const { id } = saved.data as { id: string };
    expect(await world.post('admin/articleState', operator, { id, act: 'publish' })).toMatchObject({ code: 0 });
    // The clock is frozen, so that no cached response expires.
    await vi.waitFor(async () => expect(await lines()).toContain(title));
  }
});
