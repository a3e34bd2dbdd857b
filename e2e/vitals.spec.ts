import { openDesk } from './fixtures/desk.ts';
import { expect, test } from './fixtures/journey.ts';

test('what a reader’s page measured goes out with it, and an operator reads it at the desk', async ({ page, visit }) => {
  test.setTimeout(120_000);
  // One tab in ten measures; this is one of them.
  await page.addInitScript(() => location.protocol.startsWith('http') && sessionStorage.setItem('vitals', 'yes'));
  await page.goto('/news?from=share');
  await expect(page.locator('#root:not([data-drawn])')).toHaveCount(1);
  // The library comes in an idle moment.
  await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('web-vitals')));
  await page.getByRole('link', { name: '赛程', exact: true }).first().click();
  await expect(page).toHaveURL(/schedule/);
  await page.goto('about:blank');
  const desk = await visit({ as: 'operator' });
  await openDesk(desk);
  await desk.goto('/admin?desk=vitals');
  const row = desk.getByRole('row', { name: /\/news/ });
  await expect(row).toBeVisible();
  await expect(row).toContainText(/良好|待改进|较差/);
});
