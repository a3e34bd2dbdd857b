import { startProduct } from '../scripts/product/start.mjs';
import { expect, test } from './fixtures/journey.ts';

test('a window under 500 px is sent to the mobile site, to the same page; a wider one stays', async ({ browser }) => {
  test.setTimeout(180_000);
  const site = await startProduct({ PITCHSIDE_MOBILE_ORIGIN: 'http://m.localhost:9' });
  try {
    const context = await browser.newContext({ viewport: { width: 499, height: 800 } });
    const page = await context.newPage();
    const sent = page.waitForRequest((request) => request.url().startsWith('http://m.localhost:9/'));
    await page.goto(`${site.origin}/anchor?type=1`);
    expect((await sent).url()).toBe('http://m.localhost:9/anchor?type=1');
    await page.setViewportSize({ width: 500, height: 800 });
    await page.goto(`${site.origin}/anchor?type=1`);
    await expect(page.getByRole('main')).toBeVisible();
    expect(new URL(page.url()).origin).toBe(site.origin);
    await context.close();
  } finally {
    await site.stop();
  }
});

test('an open window that is made narrower than 500 px is sent to the mobile site, to the page that it shows', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ viewport: { width: 900, height: 800 } });
  const page = await context.newPage();
  await page.goto(`${site.origin}/main`);
  await page.getByRole('navigation').getByRole('link', { name: '赛程' }).first().click();
  await expect(page).toHaveURL(/schedule/);
  await page.setViewportSize({ width: 500, height: 800 });
  await expect(page.getByRole('main')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/schedule');
  await page.setViewportSize({ width: 499, height: 800 });
  await expect(page).toHaveURL(`${site.origin}/m/schedule`);
  await context.close();
});

test('without a mobile site of its own a narrow window gets the page at /m, and the desktop site for whoever asks for it', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(`${site.origin}/anchor?type=2`);
  await expect(page).toHaveURL(`${site.origin}/m/anchor?type=2`);
  await expect(page.getByRole('link', { name: '篮球' })).toHaveAttribute('aria-current', 'page');
  // The mobile page itself stays where it is.
  await page.reload();
  await expect(page).toHaveURL(`${site.origin}/m/anchor?type=2`);
  await page.goto(`${site.origin}/main?desktop=1`);
  await page.goto(`${site.origin}/football`);
  await expect(page).toHaveURL(`${site.origin}/football`);
  await page.goto(`${site.origin}/m`);
  await page.goto(`${site.origin}/football`);
  await expect(page).toHaveURL(`${site.origin}/m/football`);
  await context.close();
});
