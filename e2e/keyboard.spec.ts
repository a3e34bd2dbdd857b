import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/journey.ts';
import { focused, walk } from './fixtures/keyboard.ts';
import { settled } from './fixtures/look.ts';
import { openable, routes } from './fixtures/routes.ts';

/** A page of each build: in every run. The others are walked with what takes long. */
const drawn = ['/main', '/login', '/news', '/member?type=1', '/search?name=mc', '/chat-chat', '/downLoad'];

/** Walks pages by Tab to the last control and back. */
async function walkAll(page: Page, wanted: readonly string[]): Promise<void> {
  for (const route of await openable(page, wanted)) {
    await page.goto(route);
    await expect(page.getByRole('main')).toBeVisible();
    await settled(page, 4_000);
    for (const backwards of [false, true]) {
      const { seen, skipped, faults } = await walk(page, backwards);
      expect.soft({ skipped, faults }, `${route}${backwards ? ' backwards' : ''}`).toEqual({ skipped: [], faults: [] });
      expect.soft(seen.length, route).toBeGreaterThan(5);
    }
  }
}

for (const as of [undefined, 'fan'] as const) {
  const who = as ? 'a member' : 'a visitor';
  test(`Tab leads ${who} from the first control of a page to its last, and back`, async ({ visit }) => {
    test.setTimeout(600_000);
    await walkAll(await visit({ ...(as && { as }) }), drawn);
  });
  test(`Tab leads ${who} through every page and back @deep`, async ({ visit }) => {
    test.setTimeout(3_600_000);
    await walkAll(await visit({ ...(as && { as }) }), routes);
  });
}

/** Overlays: page, control that opens it, and role. */
const overlays = [
  ['/main', /^语言/, 'menu'],
  ['/main', '登录', 'dialog'],
  ['/main', '注册', 'dialog'],
  ['/circle', /^登录后发帖/, 'dialog'],
  ['/circle', /^对 .* 的帖子$/, 'menu'],
] as const;
const ofMembers = [
  ['/main', /^私信/, 'dialog'],
  ['/main', /^消息/, 'dialog'],
  ['/main', /^我的账号/, 'dialog'],
  ['/circle', /^对 .* 的帖子$/, 'menu'],
  ['/circle', /^分享 /, 'dialog'],
  ['/member?type=3', '修改 登录密码', 'dialog'],
  ['/member?type=3', /支付密码$/, 'dialog'],
] as const;

/** Opens each by Enter, goes round in it by Tab, closes it by Escape: the focus is then where it was. */
async function goThrough(page: Page, all: readonly (readonly [string, string | RegExp, 'dialog' | 'menu'])[]): Promise<void> {
  for (const [route, name, role] of all) {
    const [address = route] = await openable(page, [route]);
    if (!page.url().endsWith(address)) await page.goto(address);
    const control = page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) }).first();
    await control.focus();
    await page.keyboard.press('Enter');
    const overlay = page.getByRole(role).first();
    await expect(overlay, `${route} ${name}`).toBeVisible();
    await expect
      .poll(() => overlay.evaluate((element) => element.contains(document.activeElement)), { message: `${route} ${name}` })
      .toBe(true);
    for (const key of ['Tab', 'Tab', 'Tab', 'Shift+Tab']) {
      await page.keyboard.press(key);
      expect.soft(await focused(page), `${route} ${name}`).not.toMatch(/^(body|guard)$/);
    }
    // A panel beside its control closes when Tab leads out of it.
    const isOpen = await overlay.isVisible();
    if (isOpen) await page.keyboard.press('Escape');
    await expect(overlay, `${route} ${name}`).toBeHidden();
    if (isOpen) await expect(control, `${route} ${name}`).toBeFocused();
    else await expect.poll(() => focused(page), { message: `${route} ${name}` }).not.toBe('body');
  }
}

test('what opens over a page is opened, gone through and closed by keyboard, and the focus is never lost', async ({ visit }) => {
  test.setTimeout(300_000);
  await goThrough(await visit(), overlays);
  await goThrough(await visit({ as: 'fan' }), ofMembers);
});
