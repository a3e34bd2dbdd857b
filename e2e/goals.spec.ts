import type { Page } from '@playwright/test';
import { startProduct, type Product } from '../scripts/product/start.mjs';
import { expect, test } from './fixtures/journey.ts';

interface InitialList {
  data: { list: { id: string; status: string; room_count: number }[] };
}

// Matches at forty times their pace, so that a goal falls every few seconds.
let fast: Product;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  fast = await startProduct({ PITCHSIDE_SEED: '2026', PITCHSIDE_SIM_SPEED: '40' });
});
test.afterAll(() => fast.stop());

const playing = async (): Promise<InitialList['data']['list']> => {
  const { data } = (await (await fetch(`${fast.origin}/api/hot_match/initial_list?sport=football`)).json()) as InitialList;
  return data.list.filter(({ status }) => status.endsWith('_half'));
};

/** Writes every sentence that the page announces from now on into `window.heard`. */
const listen = (page: Page) =>
  page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    new MutationObserver(() => {
      const sentence = document.querySelector('section[aria-label="比赛提醒"] [role="status"]')?.textContent ?? '';
      if (sentence !== '' && sentence !== heard.at(-1)) heard.push(sentence);
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
const heardBy = (page: Page) => page.evaluate(() => (window as unknown as { heard: string[] }).heard);

test('goals pop up once in each of two tabs, on any page, with one sound for the browser', async ({ browser }) => {
  test.setTimeout(120_000);
  const context = await browser.newContext({ baseURL: fast.origin, viewport: { width: 1440, height: 900 } });
  await context.addInitScript(() => {
    localStorage.setItem('gameSeting', JSON.stringify({ red: false, voice: true, yellow: false }));
    localStorage.setItem('preferences', JSON.stringify({ motion: 'system', goalScope: 'all' }));
    // The sound of a goal makes one buffer of noise.
    const make = AudioContext.prototype.createBuffer;
    AudioContext.prototype.createBuffer = function (...given) {
      localStorage.setItem('sounds', String(Number(localStorage.getItem('sounds')) + 1));
      return make.apply(this, given);
    };
  });
  const one = await context.newPage();
  const two = await context.newPage();
  await one.goto('/football');
  await two.goto('/404');
  for (const page of [one, two]) {
    await page.getByRole('main').click({ position: { x: 2, y: 2 } });
    await listen(page);
  }
  const goals = (sentences: string[]) => [...new Set(sentences)].filter((sentence) => sentence.startsWith('进球'));
  await expect.poll(async () => goals(await heardBy(two)).length, { timeout: 60_000 }).toBeGreaterThan(1);
  const [here, there] = [await heardBy(one), await heardBy(two)];
  expect(new Set(here).size).toBe(here.length);
  expect(new Set(there).size).toBe(there.length);
  expect(there.filter((sentence) => here.includes(sentence)).length).toBeGreaterThan(0);
  // Both tabs go on hearing goals while this is read: it holds as soon as nothing is on its way.
  await expect.poll(async () => goals([...(await heardBy(one)), ...(await heardBy(two))]).length - Number(await one.evaluate(() => localStorage.getItem('sounds'))), { timeout: 20_000, intervals: [100] }).toBe(0);
  await context.close();
});

test('a match waits for the viewer’s own picture, in another tab too, until the picture moves on or the guard is switched off', async ({ browser }) => {
  test.setTimeout(120_000);
  const shown = (await playing()).find(({ room_count }) => room_count > 0);
  if (!shown) throw new Error('no match with a room');
  const context = await browser.newContext({ baseURL: fast.origin, viewport: { width: 1440, height: 900 } });
  const room = await context.newPage();
  await room.goto(`/live?match_id=${shown.id}`);
  const video = room.locator('video');
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime), { timeout: 30_000 }).toBeGreaterThan(1);
  const scores = await context.newPage();
  await scores.goto('/football');
  const row = scores.locator(`[data-match="${shown.id}"]`);
  await expect(row).toBeVisible({ timeout: 15_000 });
  const text = () => row.textContent();

  // The picture stands still: what happens from now on must not be seen, while other matches go on.
  await room.bringToFront();
  await room.keyboard.press('k');
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.paused)).toBe(true);
  await scores.bringToFront();
  const others = () => scores.getByRole('grid').textContent();
  await scores.waitForTimeout(1_500);
  const [held, table] = [await text(), await others()];
  await expect.poll(others, { timeout: 20_000 }).not.toBe(table);
  await scores.waitForTimeout(4_000);
  expect(await text()).toBe(held);

  await room.bringToFront();
  await room.keyboard.press('k');
  await scores.bringToFront();
  await expect.poll(text, { timeout: 30_000 }).not.toBe(held);
  await context.close();
});
