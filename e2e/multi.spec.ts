import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/journey.ts';

const screens = (page: Page) => page.getByRole('region', { name: '多画面' });
const cell = (page: Page, number: number) => screens(page).getByRole('group', { name: new RegExp(`^第 ${number} 路`) });

/** Programme times of all pictures at one instant, ms; none while one of them is unknown. */
const programmeTimes = (page: Page): Promise<number[]> =>
  page.locator('video').evaluateAll((videos) => {
    const times = videos.map((video) => Number((video as HTMLVideoElement).dataset.programmeTime ?? 0));
    return times.every(Boolean) ? times : [];
  });

/** Returns the largest difference of the pictures' programme times, ms; null while fewer than two are known. */
async function spread(page: Page): Promise<number | null> {
  const times = await programmeTimes(page);
  return times.length > 1 ? Math.max(...times) - Math.min(...times) : null;
}

/** Returns the positions of the pictures that are not muted, from 1. */
const heard = (page: Page): Promise<number[]> =>
  page.locator('video').evaluateAll((videos) => videos.flatMap((video, index) => ((video as HTMLVideoElement).muted ? [] : [index + 1])));

test('two rooms beside each other: the sound moves, one becomes large, a third comes, a reload keeps them, one goes', async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto('/score-live');
  await page.getByRole('main').getByRole('link', { name: '多画面' }).click();
  await expect(page).toHaveURL(/multi=\d+/);
  await expect(cell(page, 1)).toBeVisible();

  // A second one for the free place.
  await screens(page).getByRole('button', { name: '添加直播间' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /放进第 2 路$/ })
    .first()
    .click();
  await expect(page).toHaveURL(/multi=\d+,\d+&layout=pair/);
  await expect.poll(() => spread(page)).not.toBeNull();

  await page.keyboard.press('2');
  await expect(cell(page, 2)).toHaveAccessibleName(/有声音$/);
  await expect.poll(() => heard(page)).toEqual([2]);
  await cell(page, 1)
    .getByRole('button', { name: /^听第 1 路/ })
    .click();
  await expect.poll(() => heard(page)).toEqual([1]);

  // By themselves they may be anywhere; together one that has fallen behind is brought to the others.
  const switched = page.getByRole('switch', { name: '同步', exact: true });
  await switched.click();
  await page
    .locator('video')
    .nth(1)
    .evaluate((video: HTMLVideoElement) => void (video.currentTime -= 12));
  await expect.poll(() => spread(page)).toBeGreaterThan(4_000);
  await switched.click();
  await expect.poll(() => spread(page), { timeout: 30_000 }).toBeLessThan(1_000);

  await page.keyboard.press('Shift+2');
  await expect(page).toHaveURL(/layout=duo.*spotlight=\d+/);
  await expect
    .poll(async () => {
      const [large, small] = [await cell(page, 2).boundingBox(), await cell(page, 1).boundingBox()];
      return (large?.width ?? 0) / (small?.width ?? Infinity);
    })
    .toBeGreaterThan(2);

  const picker = page.getByRole('region', { name: '换房间' });
  await picker
    .getByRole('button', { name: /放进第 3 路$/ })
    .first()
    .click();
  await expect(page).toHaveURL(/multi=\d+,\d+,\d+&layout=trio/);
  await expect.poll(async () => (await programmeTimes(page)).length).toBe(3);

  const address = page.url();
  await page.reload();
  expect(page.url()).toBe(address);
  await expect.poll(async () => (await programmeTimes(page)).length).toBe(3);
  await expect.poll(() => spread(page), { timeout: 30_000 }).toBeLessThan(1_000);

  await cell(page, 3).hover();
  await cell(page, 3).getByRole('button', { name: '关闭这一路' }).click();
  await expect(page).toHaveURL(/multi=\d+,\d+&layout=trio/);
  await expect(page.locator('video')).toHaveCount(2);
  await page.goBack();
  await expect(page.locator('video')).toHaveCount(3);
});

test('a room that is not found says so in its own place, the others go on, and a fifth is told that it has none', async ({ page }) => {
  await page.goto('/anchor?type=0');
  await expect(page.getByRole('main').locator('a[href^="/live?id="]').nth(5)).toBeVisible();
  const hrefs = await page
    .getByRole('main')
    .locator('a[href^="/live?id="]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const ids = [...new Set(hrefs.map((href) => href.split('=')[1]))].slice(0, 4);
  await page.goto(`/score-live?multi=${ids[0]},987654321`);
  await expect(cell(page, 2).getByText('没有找到')).toBeVisible();
  await expect
    .poll(() =>
      page
        .locator('video')
        .first()
        .evaluate((video: HTMLVideoElement) => video.currentTime),
    )
    .toBeGreaterThan(0);
  await page.goto(`/live?id=${ids[1]}`);
  await page.getByRole('button', { name: '加到多画面' }).click();
  await expect(page).toHaveURL(new RegExp(`multi=${ids[0]},987654321,${ids[1]}$`));
  await page.goto(`/score-live?multi=${ids.join(',')},987654321`);
  await expect(page.getByText('最多同时看 4 路，先关闭一路')).toBeVisible();
  await expect(screens(page).getByRole('group', { name: /^第 \d 路/ })).toHaveCount(4);
});
