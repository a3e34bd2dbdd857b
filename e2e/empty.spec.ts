import type { Browser, Page } from '@playwright/test';
import { storageStateOf } from '../scripts/product/storageState.mjs';
import { startProduct } from '../scripts/product/start.mjs';
import { watchContext } from '../scripts/product/watch.mjs';
import { withoutAnswers } from './fixtures/firstAnswers.ts';
import { expect, test } from './fixtures/journey.ts';
import { axe, overflow, settled } from './fixtures/look.ts';
import { callApi, password } from './fixtures/members.ts';
import type { Site } from './fixtures/site.ts';

/** Pages that list matches, and the text of each while the site has none. */
const pages: Readonly<Record<string, string>> = {
  '/main': '还没有比赛和直播',
  '/football': '还没有比赛',
  '/football?tab=schedule': '还没有比赛',
  '/football?sport=esports': '还没有比赛',
  '/basketball': '还没有比赛',
  '/schedule': '还没有比赛',
  '/base-football': '资料库里还没有赛事',
  '/base-basketball': '资料库里还没有赛事',
};
/** Pages whose blocks are taller on a site with content, and a text that each shows once. */
const changing: Readonly<Record<string, string>> = {
  '/main': '还没有比赛和直播',
  '/news': '这里还没有新闻',
  '/circle': '圈子里还没有帖子',
  '/video-list': '还没有视频',
  '/specialist': '还没有专家',
  '/rank': '主播收到第一件礼物，这里就有名次',
  '/score-live': '现在没有带直播的比赛',
  '/football': '收藏的比赛和进行中的热门比赛，比分会跟在这里。',
};
const mobile = '86-13800000009';

/** Layout shift, as the browser reports it. */
interface Shift extends PerformanceEntry {
  value: number;
  sources: readonly { previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** Opens a page of a user on an empty site; `leave` reports the faults of the page. */
async function arrive(browser: Browser, { origin }: Site, user?: unknown) {
  const context = await browser.newContext({
    storageState: storageStateOf(origin, { user }),
    baseURL: origin,
    viewport: { width: 1440, height: 900 },
  });
  const { heard } = await watchContext(context);
  await context.addInitScript(() => {
    let sum = 0;
    new PerformanceObserver((list) => {
      // Letters that come later make words wider, which moves their neighbours sideways on any page.
      for (const { value, sources } of list.getEntries() as Shift[])
        if (sources.some(({ previousRect, currentRect }) => Math.abs(previousRect.y - currentRect.y) > 3)) sum += value;
      document.documentElement.dataset.shifted = String(sum);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const page = await context.newPage();
  return {
    page,
    async leave() {
      await context.close();
      expect(heard).toEqual([]);
    },
  };
}

/** Sum of the page's vertical layout shifts so far. */
const shifted = (page: Page) => page.evaluate(() => Number(document.documentElement.dataset.shifted ?? 0));

test('an empty site tells visitors where to go meanwhile and an operator how to bring matches, keeps no room for what is not there, and stays where it is', async ({
  browser,
}) => {
  test.setTimeout(360_000);
  const site: Site = await startProduct({ PITCHSIDE_DEMO: 'off', PITCHSIDE_CAPTCHA: 'off' });
  try {
    const invite = /\/setup\/(\S+)/;
    await expect.poll(site.said).toMatch(invite);
    const [, code = ''] = invite.exec(site.said()) ?? [];
    const made = await fetch(`${site.origin}/setup/${code}`, {
      method: 'POST',
      body: new URLSearchParams({ mobile, nickname: '运营', password }),
    });
    expect(made.status).toBe(200);
    const operator = await callApi<{ token: string }>(site.origin, 'user/login', { mobile, password, device_type: 'pc' });
    // Of the same words an operator has another way out.
    for (const [user, way, href, some] of [
      [undefined, '去社区看看', '/circle', Object.entries(pages)],
      [operator, '导入比赛', '/admin?desk=data&part=imports', Object.entries(pages).filter(([path]) => /main$|football$/.test(path))],
    ] as const) {
      const { page, leave } = await arrive(browser, site, user);
      for (const [path, word] of some) {
        await page.goto(path);
        const main = page.getByRole('main');
        await expect(main.getByText(word, { exact: true }), path).toBeVisible({ timeout: 30_000 });
        await settled(page, 4_000);
        if (user || !path.startsWith('/base')) await expect(main.getByRole('link', { name: way }), path).toHaveAttribute('href', href);
        await expect(main.getByText('暂无数据'), path).toHaveCount(0);
        expect.soft((await axe(page).analyze()).violations, path).toEqual([]);
        expect.soft(await overflow(page), path).toBeLessThanOrEqual(0);
      }
      await leave();
    }

    const { page, leave } = await arrive(browser, site);
    // A page whose server-side answers are late is sent without them, and cannot reserve the right space.
    await expect(async () => {
      const answered = await page.goto('/main');
      expect(await answered?.text()).toContain('getLiveList');
      await expect(page.getByText('还没有比赛和直播')).toBeVisible({ timeout: 30_000 });
    }).toPass();
    await settled(page, 4_000);
    expect(await shifted(page)).toBeLessThan(0.01);
    // One word and the ribbon: all of it is in the window.
    const { height } = (await page.getByRole('main').boundingBox()) ?? { height: Infinity };
    expect(height).toBeLessThanOrEqual(900);

    await withoutAnswers(page);
    for (const [path, word] of Object.entries(changing)) {
      await page.goto(path);
      await expect(page.getByRole('main').getByText(word, { exact: true }), path).toBeVisible({ timeout: 30_000 });
      await settled(page, 4_000);
      expect.soft(await shifted(page), path).toBeLessThan(0.01);
    }
    await leave();
  } finally {
    await site.stop();
  }
});
