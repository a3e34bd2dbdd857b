import type { Page } from '@playwright/test';
import { ask } from './fixtures/ask.ts';
import { openDesk } from './fixtures/desk.ts';
import { expect, test } from './fixtures/journey.ts';
import { callApi, sessionOf } from './fixtures/members.ts';
import { said, say } from './fixtures/talk.ts';
import { png } from './fixtures/uploads.ts';

const composer = (page: Page) => page.getByRole('region', { name: '写帖子' });
const post = (page: Page, words: string) => page.getByRole('article').filter({ hasText: words }).first();

test(
  'a post with four pictures goes into a circle, a second browser sees it, and its author deletes it',
  { tag: ['@gate', '@content'] },
  async ({ visit }) => {
    const words = `看台上的旅程 ${Date.now()}`;
    const page = await visit({ as: 'fan' });
    await page.goto('/circle');
    // Missing fields are named before anything is sent.
    await composer(page).getByRole('button', { name: '发布' }).click();
    await expect(composer(page).getByText(/^还缺：/)).toBeVisible();
    await composer(page).getByRole('textbox', { name: '写帖子' }).fill(words);
    await composer(page).getByRole('combobox', { name: '圈子' }).click();
    await page.getByRole('option', { name: '看台日常' }).click();
    await composer(page).getByRole('button', { name: '图片' }).click();
    const picture = (place: number) => ({ name: `stand ${place}.png`, mimeType: 'image/png', buffer: png });
    await composer(page).locator('input[type="file"]').setInputFiles([1, 2, 3, 4].map(picture));
    await expect(composer(page).getByRole('button', { name: '发布' })).toBeEnabled();
    await composer(page).getByRole('button', { name: '发布' }).click();
    await expect(post(page, words)).toBeVisible();
    await expect(composer(page).getByRole('textbox', { name: '写帖子' })).toHaveValue('');

    const other = await visit({ as: 'secondFan' });
    await other.goto('/circle?feed=new');
    await expect(post(other, words)).toBeVisible();
    const pictures = post(other, words).getByRole('button', { name: /看大图/ });
    await expect(pictures).toHaveCount(4);
    for (const picture of await pictures.all()) await expect(picture.getByRole('img')).toHaveJSProperty('naturalWidth', 1);
    const like = post(other, words).getByRole('button', { name: /^赞/ });
    await like.click();
    await expect(like).toHaveAttribute('aria-pressed', 'true');

    const more = post(page, words).getByRole('button', { name: /^对/ });
    await more.click();
    await expect(page.getByRole('menuitem', { name: '删除' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(more).toBeFocused();
    await more.click();
    await page.getByRole('menuitem', { name: '删除' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click();
    await expect(post(page, words)).toHaveCount(0);
  },
);

test('an answer is told by a notice, which lands on its line', async ({ visit, site }) => {
  const words = `等人回答的帖子 ${Date.now()}`;
  const { token } = await sessionOf(site.origin, 'fan');
  const { list } = await ask<{ list: { id: string }[] }>(site.origin, 'circle/list');
  const { post: made } = await callApi<{ post: { id: string } }>(
    site.origin,
    'anchor_dynamics_user/insert',
    { circle_id: list[0]?.id, content: words },
    token,
  );
  await callApi(site.origin, 'anchor_dynamics_user/comment', { id: made.id, content: '先占一楼' }, token);

  const other = await visit({ as: 'secondFan' });
  await other.goto(`/circle-detail?id=${made.id}`);
  const first = other.getByRole('article').filter({ hasText: '先占一楼' }).last();
  await first.getByRole('button', { name: '回复' }).click();
  await other.getByRole('textbox', { name: /^回复/ }).fill('我来接上');
  await other.getByRole('button', { name: '发送' }).last().click();
  // The field shows the words too, before they are sent.
  await expect(other.getByRole('article', { name: /的评论$/ }).filter({ hasText: '我来接上' })).toBeVisible();

  const notices = await ask<{ list: { target: { type: string; id: string } | null }[] }>(
    site.origin,
    'Push/getList?limit=50&subject=social',
    token,
  );
  const line = notices.list.find(({ target }) => target?.type === 'comment')?.target;
  const page = await visit({ as: 'fan' });
  await page.goto(`/comment?focus=${line?.id}`);
  const focused = page.getByRole('region', { name: '你来看的评论' });
  await expect(focused.getByText('先占一楼')).toBeVisible();
  await expect(focused.getByText('我来接上')).toBeInViewport();
  await expect(page.getByRole('link', { name: words })).toHaveAttribute('href', `/circle-detail?id=${made.id}`);
});

test('a visitor reads, and is asked to log in before writing or seeing whom they follow', async ({ page }) => {
  await page.goto('/circle?feed=followed');
  await expect(page.getByText('登录后看你关注的人和圈子')).toBeVisible();
  await composer(page)
    .getByRole('button', { name: /^登录后发帖/ })
    .click();
  await expect(page.getByRole('dialog', { name: '扫码登录' })).toBeVisible();
});

test('a post that is not there says so and leads to the circles', async ({ page }) => {
  await page.goto('/circle-detail?id=999999999');
  await expect(page.getByText('没有这条帖子')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: '去社区看看' }).click();
  await expect(page).toHaveURL(/\/circle$/);
});

test('the name under a post leads to its author’s page, where one follows them', async ({ visit, site }) => {
  const words = `作者主页的旅程 ${Date.now()}`;
  const { token } = await sessionOf(site.origin, 'anchor');
  const { list } = await ask<{ list: { id: string }[] }>(site.origin, 'circle/list');
  const { post: made } = await callApi<{ post: { id: string; author: { id: string; user_nickname: string } } }>(
    site.origin,
    'anchor_dynamics_user/insert',
    { circle_id: list[0]?.id, content: words },
    token,
  );
  const page = await visit({ as: 'secondFan' });
  await page.goto(`/circle-detail?id=${made.id}`);
  await page.getByRole('main').getByRole('link', { name: made.author.user_nickname, exact: true }).first().click();
  await expect(page).toHaveURL(new RegExp(`/persona\\?id=${made.author.id}$`));
  await expect(page.getByRole('heading', { level: 1, name: made.author.user_nickname })).toBeVisible();
  await expect(post(page, words)).toBeVisible();
  await page.getByRole('link', { name: '关于', exact: true }).click();
  await expect(page.getByText('加入时间')).toBeVisible();
});

test('an operator gives a circle its group, and a fan goes in from the circle’s page', async ({ visit, site }) => {
  const founder = await sessionOf(site.origin, 'secondFan');
  const name = `看台日常 ${Date.now() % 100_000}`;
  const { group } = await callApi<{ group: { id: string } }>(site.origin, 'group/addgroup', { name, join: 'open' }, founder.token);
  const operator = await visit({ as: 'operator' });
  await openDesk(operator);
  await operator.goto('/admin?desk=shelves');
  await operator.getByRole('main').getByRole('radio', { name: '圈子' }).click();
  await operator.getByRole('button', { name: /^看台日常/ }).click();
  await operator.getByRole('textbox', { name: '群号' }).fill(group.id);
  await operator.getByRole('button', { name: '保存' }).first().click();
  await expect(operator.getByText('已保存')).toBeVisible();

  const page = await visit({ as: 'fan' });
  await page.goto('/circle');
  await page.getByRole('main').getByRole('link', { name: '看台日常' }).first().click();
  await page.getByRole('link', { name: '进群聊' }).click();
  const offered = page.getByRole('listitem').filter({ hasText: name });
  await offered.getByRole('button', { name: '加入' }).click();
  await say(page, '从圈子来的');
  await expect(said(page).getByText('从圈子来的')).toBeVisible();
  await callApi(site.origin, 'group/destroyGroupNew', { id: group.id }, founder.token);
});
