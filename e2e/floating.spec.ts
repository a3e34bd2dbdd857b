import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/journey.ts';
import { settled } from './fixtures/look.ts';
import { openable } from './fixtures/routes.ts';

/** A page of each kind: lists, forms, a room, a conversation, an article. */
const routes = [
  '/main',
  '/football',
  '/anchor?type=0',
  '/schedule',
  '/member?type=1',
  '/member?type=2',
  '/member?type=3',
  '/member?type=7',
  '/news',
  '/circle',
  '/detail?id={article}',
  '/live?id={room}',
  '/score-detail?id={match}',
  '/specialist',
  '/specialist-info',
  '/video-list',
  '/about-user?type=5',
  '/chat-chat',
];
const widths = [1280, 1440, 1920];

/** Controls on which something lies that floats over the page and nobody has opened, wherever the page is scrolled to. */
async function covered(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const controls = 'a[href], button, input, textarea, select, [contenteditable="true"]';
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 1;
    const describe = (element: Element) =>
      (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 30) || element.localName;
    const look = (): string[] => {
      const floating = [...document.querySelectorAll('body *')].filter(
        (element) => getComputedStyle(element).position === 'fixed' && !element.closest('header, [role="dialog"], [role="alertdialog"]'),
      );
      const found: string[] = [];
      for (const layer of floating)
        for (const part of [layer, ...layer.querySelectorAll('*')].filter((each) => each.matches(controls) && isShown(each))) {
          const one = part.getBoundingClientRect();
          for (const control of document.querySelectorAll(controls)) {
            if (layer.contains(control) || !isShown(control)) continue;
            const other = control.getBoundingClientRect();
            const [top, bottom] = [Math.max(one.top, other.top, 0), Math.min(one.bottom, other.bottom, innerHeight)];
            // The way past the header waits above the window until it is reached by Tab.
            if (one.left < other.right && one.right > other.left && top < bottom)
              found.push(`${describe(part)} lies on ${describe(control)}`);
          }
        }
      return found;
    };
    const all = new Set<string>();
    for (const share of [0, 0.5, 1]) {
      scrollTo(0, share * (document.documentElement.scrollHeight - innerHeight));
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      for (const each of look()) all.add(each);
    }
    return [...all];
  });
}

test('nothing that floats by itself lies on a control, at any width of a desktop', async ({ visit }) => {
  test.setTimeout(600_000);
  const page = await visit({ as: 'fan' });
  for (const route of await openable(page, routes)) {
    await page.goto(route);
    await expect(page.getByRole('main')).toBeVisible();
    await settled(page, 3_000);
    // The button of the messenger comes after the page.
    if (!route.startsWith('/chat-chat')) await expect(page.getByRole('banner').getByRole('button', { name: /^私信/ })).toBeVisible();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await covered(page), `${route} at ${width}`).toEqual([]);
    }
  }
});
