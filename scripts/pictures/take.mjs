import { join } from 'node:path';
import { storageStateOf } from '../product/storageState.mjs';
import { watchContext } from '../product/watch.mjs';

const heights = { 1280: 800, 1440: 900, 1920: 1080 };
const usualHeight = 900;
const readiness = 5_000;

/** Lets a page believe that it is opened at a moment; its clock then runs on. */
function believeDate(start) {
  const Machine = Date;
  const offset = start - Machine.now();
  globalThis.Date = class extends Machine {
    constructor(...given) {
      if (given.length) super(...given);
      else super(Machine.now() + offset);
    }
    static now() {
      return Machine.now() + offset;
    }
  };
}

/** Elements that stick out to the right of the page, outermost first. */
function overflowing() {
  const page = document.documentElement;
  if (page.scrollWidth <= page.clientWidth) return [];
  const out = [...document.querySelectorAll('body *')].filter((element) => element.getBoundingClientRect().right > page.clientWidth + 0.5);
  return [
    `${page.scrollWidth - page.clientWidth} px too wide`,
    ...out
      .slice(0, 3)
      .map(
        (element) =>
          `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}"`,
      ),
  ];
}

/**
 * Waits until the screen reports that it is ready, nothing in view is loading or a placeholder, and its fonts and one more frame are
 * there.
 */
async function settle(page) {
  const stands = () =>
    document.querySelector('main[data-ready], main [data-ready]') !== null &&
    document.querySelector('main [aria-busy="true"]') === null &&
    [...document.querySelectorAll('main [style*="--bone-width"]')].every((kept) => kept.getBoundingClientRect().top > innerHeight);
  const said = await page.waitForFunction(stands, undefined, { timeout: readiness }).then(
    () => true,
    () => false,
  );
  await page.evaluate(async () => {
    for (let calm = 0; calm < 2; calm += document.fonts.status === 'loaded' ? 1 : 0) {
      await document.fonts.ready;
      await new Promise(requestAnimationFrame);
    }
  });
  return said;
}

/**
 * @typedef {{ route: string, lang: string, theme: string, width: number }} Shot
 * @typedef {Shot & { file: string, problems: string[] }} Taken
 */

/**
 * Somebody with a browser of their own, who may open one page after another in one tab.
 * @param {import('playwright-core').Browser} browser
 * @param {{ lang: string, theme: string, width: number }} seen
 * @param {{ origin: string, clock: () => number, user?: unknown }} options `clock` is the server's time now, ms
 */
export async function visitor(browser, { lang, theme, width }, { origin, clock, user }) {
  const context = await browser.newContext({
    viewport: { width, height: heights[width] ?? usualHeight },
    locale: { zh: 'zh-CN', en: 'en-GB', vi: 'vi-VN' }[lang],
    timezoneId: 'Asia/Shanghai',
    storageState: storageStateOf(origin, { lang, theme, user }),
  });
  const { heard } = await watchContext(context);
  await context.addInitScript(believeDate, clock());
  const page = await context.newPage();
  return {
    close: () => context.close(),
    /**
     * Takes a picture of a page.
     * @param {string} route
     * @param {{ folder: string, full: boolean }} options
     * @returns {Promise<Taken>}
     */
    async take(route, { folder, full }) {
      const before = heard.length;
      await page.goto(origin + route, { waitUntil: 'load' });
      const problems = (await settle(page))
        ? []
        : [`the screen was not ready within ${readiness / 1000} s (data-ready in main, nothing busy, no skeleton in view)`];
      const file = `${route.replace(/^\/|\/$/g, '').replace(/[^\w-]+/g, '_') || 'root'}-${lang}-${theme}-${width}.png`;
      await page.screenshot({ path: join(folder, file), fullPage: full, animations: 'allow' });
      const wide = await page.evaluate(overflowing);
      if (wide.length) problems.push(`overflow: ${wide.join('; ')}`);
      return { route, lang, theme, width, file, problems: [...heard.slice(before), ...problems] };
    },
  };
}

/**
 * Takes one picture in a browser of its own.
 * @param {import('playwright-core').Browser} browser
 * @param {Shot} shot
 * @param {{ origin: string, folder: string, clock: () => number, user?: unknown, full: boolean }} options
 * `clock` is the server's time now, ms
 * @returns {Promise<Taken>}
 */
export async function take(browser, shot, { origin, folder, clock, user, full }) {
  const one = await visitor(browser, shot, { origin, clock, user });
  try {
    return await one.take(shot.route, { folder, full });
  } finally {
    await one.close();
  }
}
