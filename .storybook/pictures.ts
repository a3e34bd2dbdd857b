import { expect } from 'vitest';
import { commands, page } from 'vitest/browser';
import type {} from '../scripts/pictures/asKept.ts';

/** Text asks for its font only once it is laid out, and a font may bring more text into view: wait until nothing is loading over two frames. */
export async function fontsSettled(): Promise<void> {
  for (let calm = 0; calm < 2; calm += document.fonts.status === 'loaded' ? 1 : 0) {
    await new Promise(requestAnimationFrame);
    await document.fonts.ready;
  }
}

/** What lies below the window is not painted: a taller story gets a window as tall as itself, which the next story sets back. */
export async function showWhole(): Promise<void> {
  await fontsSettled();
  const height = Math.min(6000, Math.ceil(document.body.getBoundingClientRect().height));
  if (height > window.innerHeight) await page.viewport(window.innerWidth, height);
  // What floats was placed before its anchor had its letters: it is placed anew.
  window.dispatchEvent(new Event('resize'));
}

/** Compares what the window shows with the picture of that name; a picture that differs fails the test and lets it go on to the next. */
export async function comparePicture(name: string): Promise<void> {
  await fontsSettled();
  if (await commands.isAsKept(name)) return;
  await expect.soft(page.elementLocator(document.body)).toMatchScreenshot(name);
}
