import { expect, test } from './fixtures/journey.ts';

test.use({ tolerated: [/ERR_CONNECTION|WebSocket|Failed to load resource|net::/] });

test(
  'a stopped server shows the offline mark, keeps the last scores, and the page recovers by itself',
  { tag: '@gate' },
  async ({ page, site }) => {
    test.setTimeout(120_000);
    await page.goto('/football');
    await expect(page.getByRole('grid', { name: '足球即时比分' })).toBeVisible();
    await site.pause();
    // The table says so too, for screen readers.
    await expect(page.getByText(/网络断开.*重连/)).toBeVisible();
    await expect(page.getByRole('grid', { name: '足球即时比分' })).toBeVisible();
    await site.resume();
    await expect(page.getByText('网络断开')).toHaveCount(0, { timeout: 60_000 });
  },
);
