import { startProduct } from '../scripts/product/start.mjs';
import { expect, test } from './fixtures/journey.ts';

test('a window under 500 px is sent to the mobile site, to the same page; a wider one stays', async ({ browser }) => {
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
