import { afterEach, beforeAll, expect } from 'vitest';
import { page } from 'vitest/browser';

beforeAll(() => {
  document.documentElement.classList.add('pictures');
});

/** Text asks for its font only once it is laid out, and a font may bring more text into view: wait until nothing is loading over two frames. */
async function fontsSettled() {
  for (let calm = 0; calm < 2; calm += document.fonts.status === 'loaded' ? 1 : 0) {
    await new Promise(requestAnimationFrame);
    await document.fonts.ready;
  }
}

// Pictures are compared on the pinned browser alone; elsewhere fonts and rasterisation differ.
if (import.meta.env.VITE_PICTURES === 'on') {
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') return;
    await fontsSettled();
    await expect(page.elementLocator(document.body)).toMatchScreenshot(task.name);
  });
}
