import { expect, test } from './fixtures/journey.ts';
import { axe, look, overflow, settled } from './fixtures/look.ts';
import { password } from './fixtures/members.ts';

/** Pages of everybody; each is looked at in all of the worlds. */
const routes = ['/main', '/football', '/anchor', '/live?id=1', '/login', '/404', '/rank', '/about-user?type=1'];
const worlds = [
  { lang: 'zh', theme: 'day' },
  { lang: 'vi', theme: 'night' },
  { lang: 'en', theme: 'day' },
] as const;

/** Pages of a signed-in member, each in one theme and language: stories check their parts in all of them. */
const own = [
  {
    as: 'fan',
    lang: 'zh',
    theme: 'day',
    routes: ['/attention', ...[1, 8, 19].map((type) => `/member?type=${type}`)],
  },
  {
    as: 'fan',
    lang: 'zh',
    theme: 'day',
    routes: ['/reserve', ...[2, 3, 5, 12, 21, 22].map((type) => `/member?type=${type}`)],
  },
  {
    as: 'fan',
    lang: 'vi',
    theme: 'night',
    routes: ['/chat-chat', ...['contacts', 'requests', 'groups', 'notices'].map((tab) => `/chat-chat?tab=${tab}`)],
  },
  { as: 'anchor', lang: 'vi', theme: 'night', routes: ['/member?type=1&tab=withdraw', '/member?type=1&tab=transfer', '/m'] },
  { as: 'operator', lang: 'en', theme: 'day', routes: ['/admin'] },
] as const;

for (const { lang, theme } of worlds)
  test(`axe finds nothing, nothing overflows: ${lang} by ${theme}`, async ({ visit }) => {
    test.setTimeout(180_000);
    const page = await visit({ lang, theme });
    for (const route of routes) await look(page, route, 1_500);
  });

for (const { as, lang, theme, routes: places } of own) {
  test(`axe finds nothing on ${places.length} pages of the ${as}: ${lang} by ${theme}`, async ({ visit }) => {
    test.setTimeout(180_000);
    const page = await visit({ as, lang, theme });
    for (const route of places) await look(page, route, 1_000);
    if (as !== 'operator') return;
    // Behind the password lies the desk itself.
    await page.locator('input[type=password]').fill(password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('table').first()).toBeVisible();
    const { violations } = await axe(page).analyze();
    expect(violations.map(({ id, nodes }) => `desk: ${id} ${nodes.map((node) => node.target.join(' ')).join(' | ')}`)).toEqual([]);
  });
}

test('nothing overflows sideways, however wide the window', async ({ page }) => {
  test.setTimeout(120_000);
  for (const route of routes) {
    await page.setViewportSize({ width: 2560, height: 900 });
    await page.goto(route);
    await expect(page.getByRole('main')).toBeVisible();
    for (const width of [2560, 1080, 992, 500]) {
      await page.setViewportSize({ width, height: 900 });
      await settled(page, 400);
      expect.soft(await overflow(page), `${route} at ${width}`).toBeLessThanOrEqual(0);
    }
  }
});
