import type { Page } from '@playwright/test';
import { ask } from './fixtures/ask.ts';
import { expect, test } from './fixtures/journey.ts';
import { callApi, sessionOf } from './fixtures/members.ts';
import { png, upload } from './fixtures/uploads.ts';

/** Makes the connection of a page slow: kbit/s and ms. */
async function slowDown(page: Page, kilobits: number, latency: number): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  const throughput = (kilobits * 1_000) / 8;
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
}

interface Loaded {
  kind: string;
  address: string;
}
/** Faces of ours; a machine without a Chinese font gets one all the same. */
const isOurFace = ({ kind, address }: Loaded) => kind === 'font' && address.includes('barlow');
const isPicture = ({ kind, address }: Loaded) => kind === 'image' && !/icon\.(svg|png)$/.test(address);

/** List of what a page loads of the network from now on. */
function loadedBy(page: Page): Loaded[] {
  const loaded: Loaded[] = [];
  page.on('request', (request) => {
    // A member's file is found over a redirect.
    if (/^https?:/.test(request.url()) && !request.redirectedFrom()) loaded.push({ kind: request.resourceType(), address: request.url() });
  });
  return loaded;
}

test.use({ followsConnection: true });

test(
  'at 64 kbit/s the first score stands in the page itself, before the app has come',
  { tag: '@gate' },
  async ({ page, context, site }) => {
    test.setTimeout(180_000);
    // What an earlier visit found out, as the app tells the server.
    await context.addCookies([{ name: 'saver', value: 'on', url: site.origin }]);
    // The page is drawn and kept, so that the journey measures the connection and not a cold server.
    await expect
      .poll(
        async () => (await (await fetch(`${site.origin}/football`, { headers: { cookie: 'saver=on' } })).text()).includes('data-drawn='),
        {
          timeout: 60_000,
        },
      )
      .toBe(true);
    const loaded = loadedBy(page);
    await slowDown(page, 64, 300);
    const since = Date.now();
    await page.goto('/football', { waitUntil: 'commit' });
    const score = page
      .getByRole('row')
      .filter({ hasText: /\d+\s*-\s*\d+/ })
      .first();
    await expect(score).toBeVisible({ timeout: 60_000 });
    const took = Date.now() - since;
    test.info().annotations.push({ type: 'first score', description: `${took} ms at 64 kbit/s and 300 ms` });
    await expect(page.locator('#root[data-drawn]')).toHaveCount(1);
    expect(loaded.filter(isOurFace)).toEqual([]);
    expect(loaded.filter(isPicture)).toEqual([]);
  },
);

test('a reader who always saves data gets no face and no picture but at a press', async ({ page, context, site }) => {
  test.setTimeout(90_000);
  const { token } = await sessionOf(site.origin, 'fan');
  const { list } = await ask<{ list: { id: string }[] }>(site.origin, 'circle/list');
  const { key } = await upload(site.origin, token, 'post', png, 'stand.png', 'image/png');
  const { post } = await callApi<{ post: { id: string } }>(
    site.origin,
    'anchor_dynamics_user/insert',
    { circle_id: list[0]?.id, content: `看台上的旅程 ${Date.now()}`, pictures: [key] },
    token,
  );
  // What an earlier visit kept.
  await page.addInitScript(() => localStorage.setItem('dataSaver', 'always'));
  await context.addCookies([{ name: 'saver', value: 'on', url: site.origin }]);
  const loaded = loadedBy(page);
  await page.goto(`/circle-detail?id=${post.id}`);
  const held = page.getByRole('button', { name: /^显示图片/ });
  await expect(held).toBeVisible();
  const { height } = (await held.boundingBox()) ?? { height: 0 };
  expect(loaded.filter(isOurFace)).toEqual([]);
  expect(loaded.filter(isPicture)).toEqual([]);
  await held.click();
  const shown = page.getByRole('button', { name: /^看大图/ });
  await expect(shown).toBeFocused();
  expect((await shown.boundingBox())?.height).toBe(height);
  await expect.poll(() => loaded.filter(isPicture).length).toBe(1);

  // The room on the first page waits for a press as well.
  const film = page.waitForRequest(/\/media\/live\//, { timeout: 4_000 }).then(
    () => 'played',
    () => 'waits',
  );
  await page.goto('/main');
  expect(await film).toBe('waits');

  // The choice is in the panel of the mark.
  await page.getByRole('button', { name: '省流量已开' }).click();
  await page.getByRole('radio', { name: '从不' }).press('Space');
  await expect(page.getByRole('button', { name: '省流量已开' })).toHaveCount(0);
  await page.waitForRequest(/\/media\/live\//);
});

test('three slow answers in a row make a page save data, and it says so', async ({ page }) => {
  test.setTimeout(90_000);
  await page.goto('/news');
  await expect(page.getByRole('button', { name: '省流量已开' })).toHaveCount(0);
  await page.route('**/api/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2_300));
    await route.continue();
  });
  const mark = page.getByRole('button', { name: '省流量已开' });
  const names = ['社区', '直播', '赛程', '头条', '专家', '视频'];
  let step = 0;
  await expect(async () => {
    await page
      .getByRole('link', { name: names[(step += 1) % names.length] ?? '', exact: true })
      .first()
      .click();
    await expect(mark).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 60_000 });
  await expect(page.getByText('网络较慢，已开省流量')).toBeVisible();
});
