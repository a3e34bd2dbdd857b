import type { Page } from '@playwright/test';
import { ask } from './fixtures/ask.ts';
import { expect, test } from './fixtures/journey.ts';
import { callApi, password, sessionOf } from './fixtures/members.ts';

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
  const title = `快讯旅程 ${Date.now()}`;
  await publish(site.origin, { title, text: title, isFlash: true });
  await expect(flash.getByRole('link', { name: title })).toBeVisible();
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
