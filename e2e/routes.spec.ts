import { expect, test } from './fixtures/journey.ts';
import { look, overflow } from './fixtures/look.ts';
import { openable, routes } from './fixtures/routes.ts';

const people = [undefined, 'fan'] as const;
const languages = ['zh', 'en', 'vi'] as const;
const themes = ['day', 'night'] as const;

test('every route opens once, with nothing in the console', { tag: '@gate' }, async ({ visit }) => {
  test.setTimeout(180_000);
  const page = await visit({ lang: 'vi', theme: 'night' });
  for (const address of await openable(page, routes)) {
    await page.goto(address);
    await expect(page.locator('h1').first(), address).toBeAttached();
    expect.soft(await overflow(page), address).toBeLessThanOrEqual(0);
  }
});

for (const as of people)
  for (const lang of languages)
    for (const theme of themes)
      test(`every route opens, with nothing for axe: ${as ?? 'a visitor'}, ${lang} by ${theme}`, async ({ visit }) => {
        test.setTimeout(600_000);
        const page = await visit({ lang, theme, ...(as && { as }) });
        for (const address of await openable(page, routes)) await look(page, address, 4_000);
      });
