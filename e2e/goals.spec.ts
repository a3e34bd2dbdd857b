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

/** Sentences that the page announced, and events for which it asked to make the sound, since it was opened. */
const heardBy = (page: Page) =>
  page.evaluate(() => {
    const heard = (name: string) => Reflect.get(window, name) as string[];
    return { announced: heard('announced'), asked: heard('asked') };
  });
const repeats = (list: string[]) => list.length - new Set(list).size;

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
    const [announced, asked]: string[][] = [[], []];
    Object.assign(window, { announced, asked });
    const ask = Reflect.get(LockManager.prototype, 'request') as (...given: unknown[]) => Promise<unknown>;
    Object.assign(LockManager.prototype, {
      request(this: LockManager, name: string, ...given: unknown[]) {
        if (name.startsWith('goal ')) asked?.push(name);
        return ask.call(this, name, ...given);
      },
    });
    new MutationObserver(() => {
      const sentence = document.querySelector('section[aria-label="比赛提醒"] [role="status"]')?.textContent ?? '';
      if (sentence !== '' && sentence !== announced?.at(-1)) announced?.push(sentence);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  const one = await context.newPage();
  const two = await context.newPage();
  await one.goto('/football');
  await two.goto('/404');
  // A page that was never touched may not make a sound.
  for (const page of [one, two]) await page.getByRole('main').click({ position: { x: 2, y: 2 } });
  await expect.poll(async () => (await heardBy(two)).asked.length, { timeout: 60_000 }).toBeGreaterThan(1);

  const read = async () => {
    const [here, there] = [await heardBy(one), await heardBy(two)];
    const goals = new Set([...here.asked, ...there.asked]);
    return { here, there, goals, sounds: Number(await one.evaluate(() => localStorage.getItem('sounds'))) };
  };
  // Goals go on falling while this is read: it holds as soon as nothing is on its way.
  await expect.poll(async () => read().then(({ here, there, goals, sounds }) => [sounds - goals.size, ...there.asked.slice(-2).map((goal) => here.asked.includes(goal))]), { timeout: 20_000, intervals: [200] }).toEqual([0, true, true]);
  const { here, there } = await read();
  for (const { announced, asked } of [here, there]) {
    expect(announced.some((sentence) => sentence.startsWith('进球！'))).toBe(true);
    expect([repeats(announced), repeats(asked)]).toEqual([0, 0]);
  }
  await context.close();
});

test('a match waits for the viewer’s own picture, in another tab too, until the picture moves on', async ({ browser }) => {
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
