import AxeBuilder from '@axe-core/playwright';
import { expect, test } from './fixtures/journey.ts';

const routes = ['/main', '/football', '/anchor', '/live?id=1', '/login', '/404'];
const worlds = [
  { lang: 'zh', theme: 'day' },
  { lang: 'vi', theme: 'night' },
  { lang: 'en', theme: 'day' },
] as const;

for (const { lang, theme } of worlds) {
  test(`axe finds nothing, nothing overflows: ${lang} by ${theme}`, async ({ visit }) => {
    test.setTimeout(180_000);
    const page = await visit({ lang, theme });
    for (const route of routes) {
      await page.goto(route);
      await expect(page.getByRole('main')).toBeVisible();
      await page.waitForTimeout(1_500);
      // Focus guards of an open panel are hidden from assistive technology on purpose.
      const { violations } = await new AxeBuilder({ page }).exclude('[data-base-ui-focus-guard]').analyze();
      expect(violations.map(({ id, nodes }) => `${route}: ${id} ${nodes.map((node) => node.target.join(' ')).join(' | ')}`)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), route).toBeLessThanOrEqual(0);
    }
  });
}

test.describe('widths', () => {
  for (const width of [500, 991, 992, 1080, 1920, 2560]) {
    test(`nothing overflows sideways at ${width}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      for (const route of routes) {
        await page.goto(route);
        await expect(page.getByRole('main')).toBeVisible();
        await page.waitForTimeout(800);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), route).toBeLessThanOrEqual(0);
      }
    });
  }
});
