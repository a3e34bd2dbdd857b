import { afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { contractFaults } from '../packages/ui/src/lab/storykit/contract.ts';
import { clipped, untranslated } from '../packages/ui/src/lab/storykit/words.ts';
import { storyLocale } from '../packages/ui/src/lab/storykit/storyLocale.ts';

/** What tells this run's pictures from those in Chinese by day: `en`, `vi`, `night`. */
const variant = import.meta.env.VITE_STORY_VARIANT as string | undefined;

beforeAll(() => {
  document.documentElement.classList.add('pictures');
});

// Stories share a page: what the last one was pointed at must not be shown hovered in the next.
beforeEach(() => userEvent.hover(document.documentElement, { position: { x: 0, y: 0 }, force: true }));

afterEach(({ task }) => {
  if (task.result?.state !== 'fail') expect(contractFaults(document.body)).toEqual([]);
});

/** Text asks for its font only once it is laid out, and a font may bring more text into view: wait until nothing is loading over two frames. */
async function fontsSettled() {
  for (let calm = 0; calm < 2; calm += document.fonts.status === 'loaded' ? 1 : 0) {
    await new Promise(requestAnimationFrame);
    await document.fonts.ready;
  }
}

// The pseudo-language asks two things of a page: is every word translated, and does a longer word still fit.
if (storyLocale === 'pseudo') {
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') return;
    await fontsSettled();
    expect({ untranslated: untranslated(document.body), clipped: clipped(document.body) }).toEqual({ untranslated: [], clipped: [] });
  });
}

/** What lies below the window is not painted: a taller story gets a window as tall as itself, which the next story sets back. */
async function showWhole() {
  const height = Math.min(6000, Math.ceil(document.body.getBoundingClientRect().height));
  if (height > window.innerHeight) await page.viewport(window.innerWidth, height);
}

// Pictures are compared on the pinned browser alone; elsewhere fonts and rasterisation differ.
if (import.meta.env.VITE_PICTURES === 'on' && variant !== 'pseudo') {
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') return;
    await fontsSettled();
    await showWhole();
    // What floats was placed before its anchor had its letters: it is placed anew.
    window.dispatchEvent(new Event('resize'));
    await fontsSettled();
    await expect(page.elementLocator(document.body)).toMatchScreenshot(variant ? `${task.name} ${variant}` : task.name);
  });
}
