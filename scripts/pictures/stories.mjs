// Pictures of stories of a built Storybook.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { preview } from 'vite';
import { notRun } from './variants.mjs';

/** The window of a story that asks for none of its own. */
const usual = { width: 1200, height: 900 };
/** A taller page is cut off, px. */
const tallest = 6000;
/** Time-out for rendering a story, ms. */
const patience = 60_000;
const tags = { zh: 'zh-CN', en: 'en-GB', vi: 'vi-VN' };

/**
 * The stories of a build that tests look at.
 * @param {string} build
 * @returns {{ id: string, title: string, name: string, file: string }[]}
 */
export function storiesOf(build) {
  const { entries } = JSON.parse(readFileSync(join(build, 'index.json'), 'utf8'));
  return Object.values(entries)
    .filter((entry) => entry.type === 'story' && entry.tags.includes('test') && !notRun.some((tag) => entry.tags.includes(tag)))
    .map(({ id, title, name, importPath }) => ({ id, title, name, file: importPath.replace(/^\.\//, '') }));
}

/** Serves a build on a free port. */
export async function serveBuild(build) {
  const server = await preview({
    root: build,
    configFile: false,
    logLevel: 'error',
    build: { outDir: build },
    preview: { host: '127.0.0.1', port: 0, headers: { 'cache-control': 'max-age=3600' } },
  });
  return { origin: server.resolvedUrls.local[0].replace(/\/$/, ''), close: () => server.close() };
}

/** Runs in the page: lets nothing move that CSS moves (.storybook/preview.css). */
function holdStill() {
  document.addEventListener('readystatechange', () => document.documentElement.classList.add('pictures'), { once: true });
}

/** Runs in the page: replaces the rendered story by another. */
function change(storyId) {
  globalThis.__STORYBOOK_PREVIEW__.channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
}

/** Runs in the page: the width that a story asks for and its failure, once it is rendered. */
function standing(asked) {
  const { id, phase, story } = globalThis.__STORYBOOK_PREVIEW__?.currentRender ?? {};
  if (id !== asked || !['completed', 'afterEach', 'finished', 'errored', 'aborted'].includes(phase)) return undefined;
  const { value } = story?.storyGlobals?.viewport ?? {};
  const width = Number.parseInt(story?.parameters?.viewport?.options?.[value]?.styles?.width, 10);
  const failure = phase === 'errored' ? document.querySelector('#error-message')?.textContent || 'it threw' : undefined;
  return { width: width || undefined, failure };
}

/** Runs in the page: waits until fonts and pictures are there and two frames were calm; gives the height of the page. */
async function calm() {
  for (let frames = 0; frames < 2; frames += document.fonts.status === 'loaded' ? 1 : 0) {
    await document.fonts.ready;
    await Promise.allSettled([...document.images].map((image) => image.decode()));
    await new Promise(requestAnimationFrame);
  }
  return Math.ceil(document.body.getBoundingClientRect().height);
}

/**
 * A window that shows one story after the other.
 * @param {import('playwright-core').Browser} browser
 * @param {{ origin: string, lang: string, theme: string }} options
 */
export async function openWindow(browser, { origin, lang, theme }) {
  const context = await browser.newContext({ viewport: usual, locale: tags[lang], timezoneId: 'Asia/Shanghai' });
  await context.addInitScript(holdStill);
  const page = await context.newPage();
  const sizes = new Map();
  let isOpen = false;
  const show = async (id, anew) => {
    const address = `${origin}/iframe.html?id=${id}&viewMode=story&globals=locale:${lang};theme:${theme};a11y.manual:!true`;
    if (isOpen && !anew) await page.evaluate(change, id);
    else await page.goto(address, { waitUntil: 'commit', timeout: patience });
    isOpen = true;
    const late = { failure: `it did not stand within ${patience / 1000} s` };
    return page.waitForFunction(standing, id, { timeout: patience }).then(
      (stands) => stands.jsonValue(),
      () => late,
    );
  };
  return {
    close: () => context.close(),
    /**
     * Takes the picture of a story.
     * @param {string} id
     * @param {{ anew?: boolean }} [options] `anew` loads the page for it; else it takes the place of the story before, which is sooner done
     * @returns {Promise<{ picture: Buffer, failure: string | undefined }>} `failure` where the story threw
     */
    async take(id, { anew = false } = {}) {
      // Loaded anew in its own size: a page that is resized keeps what it had painted, whose rounded corners may differ by a shade.
      const size = { ...((anew && sizes.get(id)) || usual) };
      await page.setViewportSize(size);
      let { width = usual.width, failure } = await show(id, anew);
      if (width !== size.width) {
        size.width = width;
        await page.setViewportSize(size);
        ({ failure } = await show(id, true));
      }
      const height = Math.min(tallest, await page.evaluate(calm));
      // Content below the window is not painted, and floating elements were placed before their anchor had its fonts.
      if (height > size.height) {
        size.height = height;
        await page.setViewportSize(size);
      }
      sizes.set(id, size);
      await page.evaluate(() => window.dispatchEvent(new Event('resize')));
      await page.evaluate(calm);
      return { picture: await page.locator('body').screenshot({ animations: 'disabled', caret: 'hide', scale: 'device' }), failure };
    },
  };
}
