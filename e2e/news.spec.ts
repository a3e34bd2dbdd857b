import type { Page } from '@playwright/test';
import { ask } from './fixtures/ask.ts';
import { expect, test } from './fixtures/journey.ts';
import { callApi, password, sessionOf } from './fixtures/members.ts';
import { png } from './fixtures/uploads.ts';

/** Publishes an article as an editor would; gives its id. */
async function publish(
  origin: string,
  { title, text, isFlash = false }: { title: string; text: string; isFlash?: boolean },
): Promise<string> {
  const { token } = await sessionOf(origin, 'operator');
  await callApi(origin, 'admin/unlock', { password }, token);
  const { list } = await ask<{ list: { id: string }[] }>(origin, 'Headlines/classifyList');
  const { id } = await callApi<{ id: string }>(
    origin,
    'admin/saveArticle',
    { title, section_id: list[0]?.id, tags: ['旅程'], is_flash: isFlash, body: [{ kind: 'paragraph', text }] },
    token,
  );
  await callApi(origin, 'admin/articleState', { id, act: 'publish' }, token);
  return id;
}

const discussion = (page: Page) => page.getByRole('region', { name: /^评论/ });

test('a fan reads an article, likes it, says something, answers, and finds it again after a reload', async ({ visit, site }) => {
  const title = `补时绝杀之夜 ${Date.now()}`;
  const id = await publish(site.origin, { title, text: '阿森纳领先了四十七分钟。' });
  const page = await visit({ as: 'fan' });
  await page.goto('/news');
  await page.getByRole('main').getByRole('link', { name: title, exact: true }).first().click();
  await expect(page).toHaveURL(new RegExp(`/detail\\?id=${id}$`));
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(title));
  const like = page.getByRole('button', { name: `赞 ${title}` });
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await expect(like).toHaveText(/1$/);

  await discussion(page).getByRole('textbox', { name: '写评论' }).fill('这场看得值');
  await discussion(page).getByRole('button', { name: '发送' }).click();
  await expect(discussion(page).getByText('这场看得值')).toBeVisible();
  await expect(page.getByRole('heading', { name: '评论 1' })).toBeVisible();

  const other = await visit({ as: 'secondFan' });
  await other.goto(`/detail?id=${id}`);
  await discussion(other).getByRole('button', { name: '回复' }).click();
  await other.getByRole('textbox', { name: /^回复/ }).fill('同感');
  await discussion(other).getByRole('button', { name: '发送' }).last().click();
  // The field shows the words too, before they are sent.
  await expect(other.getByRole('heading', { name: '评论 2' })).toBeVisible();

  await page.reload();
  await expect(discussion(page).getByText('同感')).toBeVisible();
  await expect(page.getByRole('heading', { name: '评论 2' })).toBeVisible();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
});

test('a line of the ticker comes to an open page by itself', async ({ page, site }) => {
  await page.goto('/news');
  const flash = page.getByRole('region', { name: '快讯' });
  await expect(flash).toBeVisible();
  // The page subscribes to the topic a moment after its list has come, with no visible sign: lines are published until one arrives.
  await expect(async () => {
    const title = `快讯旅程 ${Date.now()}`;
    await publish(site.origin, { title, text: title, isFlash: true });
    await expect(flash.getByRole('link', { name: title })).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 30_000 });
});

test('an article that is not there, or was withdrawn, says so and leads on', async ({ page, site }) => {
  await page.goto('/detail?id=999999999');
  await expect(page.getByText('没有这篇文章')).toBeVisible();
  const id = await publish(site.origin, { title: `将要撤下 ${Date.now()}`, text: '…' });
  const { token } = await sessionOf(site.origin, 'operator');
  await callApi(site.origin, 'admin/articleState', { id, act: 'withdraw', reason: '有误' }, token);
  await page.goto(`/detail?id=${id}`);
  await expect(page.getByText('这篇文章已撤下')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: '看看头条' }).click();
  await expect(page).toHaveURL(/\/news$/);
});

test('a member sends in an article, each missing part is named first, and it waits for the editors', async ({ visit, site }) => {
  const title = `投稿的旅程 ${Date.now()}`;
  const page = await visit({ as: 'secondFan' });
  await page.goto('/news');
  await page.getByRole('main').getByRole('button', { name: '投稿' }).click();
  const form = page.getByRole('dialog', { name: '投稿' });
  await form.getByRole('button', { name: '提交审核' }).click();
  await expect(form.getByText('写一个标题')).toBeVisible();
  await expect(form.getByText('加一张封面')).toBeVisible();
  await form.getByRole('textbox', { name: '标题' }).fill(title);
  await form.getByRole('combobox', { name: '栏目' }).click();
  await page.getByRole('option', { name: '观点' }).click();
  await form.locator('input[type="file"]').setInputFiles({ name: 'cover.png', mimeType: 'image/png', buffer: png });
  await form.getByRole('textbox', { name: '正文' }).fill('第一段。\n\n第二段。');
  await expect(form.getByRole('button', { name: '提交审核' })).toBeEnabled();
  await form.getByRole('button', { name: '提交审核' }).click();
  await expect(form).toHaveCount(0);

  const { token } = await sessionOf(site.origin, 'operator');
  await callApi(site.origin, 'admin/unlock', { password }, token);
  const { list } = await ask<{ list: { title: string; state: string }[] }>(site.origin, 'admin/articles?state=awaiting&limit=50', token);
  expect(list.map((article) => article.title)).toContain(title);
});
