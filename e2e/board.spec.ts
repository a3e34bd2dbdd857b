import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures/journey.ts';
import { anchorsRoom, pushPattern } from './fixtures/pusher.ts';

const pinned = (page: Page): Locator => page.getByRole('note', { name: '置顶消息' });
const field = (page: Page): Locator => page.getByRole('textbox', { name: '聊天内容' });

test(
  'an assistant pins what a fan said and opens a poll; two fans vote, a visitor is led to sign in, the anchor ends both',
  { tag: ['@live'] },
  async ({ page: visitor, visit, site, request }) => {
    test.setTimeout(120_000);
    const target = await anchorsRoom(site, request);
    const stop = pushPattern(target);
    const room = `/live?id=${target.id}`;
    const people = await Promise.all(
      (['anchor', 'administrator', 'fan', 'secondFan'] as const).map(async (as) => {
        const page = await visit({ as });
        await page.goto(room);
        await expect(field(page)).toBeVisible();
        return page;
      }),
    );
    const [anchor, assistant, fan, other] = people as [Page, Page, Page, Page];
    await visitor.goto(room);

    const words = `首发出来了 ${Date.now() % 100_000}`;
    await field(fan).fill(words);
    await field(fan).press('Enter');
    await assistant.getByRole('log').locator('[data-row]').filter({ hasText: words }).hover();
    await assistant.getByRole('toolbar', { name: '对这句话' }).getByRole('button', { name: '置顶' }).click();
    for (const page of [anchor, other, visitor]) await expect(pinned(page)).toContainText(words);
    // It stands there for who comes later, and folds for its viewer alone.
    await other.reload();
    await expect(pinned(other)).toContainText(words);
    await other.getByRole('button', { name: '收起置顶' }).click();
    await expect(other.getByRole('button', { name: '展开置顶' })).toBeVisible();
    await expect(pinned(fan).getByRole('button', { name: '取消置顶' })).toBeHidden();

    await assistant.getByRole('tab', { name: '管理' }).click();
    await assistant.getByRole('textbox', { name: '问题' }).fill('谁会先进球？');
    await assistant.getByRole('textbox', { name: '选项 1' }).fill('主队');
    await assistant.getByRole('textbox', { name: '选项 2' }).fill('客队');
    // Only in a room on the air.
    const open = assistant.getByRole('button', { name: '发起投票' });
    await expect(async () => {
      await open.click();
      await expect(fan.getByRole('region', { name: '谁会先进球？' })).toBeVisible({ timeout: 2_000 });
    }).toPass({ timeout: 60_000 });
    for (const [page, choice] of [
      [fan, '主队'],
      [other, '主队'],
    ] as const) {
      const poll = page.getByRole('region', { name: '谁会先进球？' });
      await poll.getByRole('radio', { name: choice }).click();
      await poll.getByRole('button', { name: '投票', exact: true }).click();
      await expect(poll.getByRole('img', { name: '你的选择' })).toBeVisible();
    }
    await expect(visitor.getByRole('region', { name: '谁会先进球？' }).getByText('共 2 票')).toBeVisible();
    await expect(visitor.getByRole('button', { name: '登录后投票' })).toBeVisible();
    // The vote is the person's, also after a fresh start.
    await other.reload();
    await expect(other.getByRole('img', { name: '你的选择' })).toBeVisible();

    await anchor.getByRole('button', { name: '结束投票' }).click();
    await expect(fan.getByText('投票已结束').first()).toBeVisible();
    await expect(fan.getByRole('log').getByText('投票结束：谁会先进球？ 主队（100%）')).toBeVisible();
    await anchor.getByRole('button', { name: '取消置顶' }).click();
    await expect(pinned(fan)).toBeHidden();
    stop();
  },
);
