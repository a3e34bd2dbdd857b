import { afterEach as runAxe } from '@storybook/addon-a11y/preview';
import { afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { contractFaults } from '../packages/ui/src/lab/storykit/contract.ts';
import { storyLocale } from '../packages/ui/src/lab/storykit/storyLocale.ts';
import type { ThemeName } from '../packages/ui/src/theme/index.ts';
import { tryTheme } from '../packages/ui/src/lab/storykit/triedTheme.ts';
import { clipped, untranslated } from '../packages/ui/src/lab/storykit/words.ts';
import { silent } from '../scripts/pictures/variants.mjs';

/** A story as the tests of Storybook hand it on. */
type Story = Parameters<typeof runAxe>[0];

declare module 'vitest' {
  interface TestContext {
    story: Story;
  }
}

/** Waits until no font is loading over two frames: a font may bring more text into view, which asks for another. */
async function fontsSettled(): Promise<void> {
  for (let calm = 0; calm < 2; calm += document.fonts.status === 'loaded' ? 1 : 0) {
    await new Promise(requestAnimationFrame);
    await document.fonts.ready;
  }
}

beforeAll(() => {
  document.documentElement.classList.add('pictures');
});

// Stories share a page: what the last one was pointed at must not be shown hovered in the next.
let isPointed = true;
document.addEventListener('pointermove', () => void (isPointed = true), { capture: true });
beforeEach(async () => {
  if (!isPointed) return;
  await userEvent.hover(document.documentElement, { position: { x: 0, y: 0 }, force: true });
  isPointed = false;
});

/** Rules of axe to run again in another theme of a checked page: a theme changes colours alone. */
const ofColour = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

/** Checks the rendered story once more, in another theme. */
async function lookIn(theme: ThemeName, story: Story): Promise<void> {
  const { a11y } = story.parameters as { a11y: { options: object } };
  tryTheme(theme);
  try {
    const parameters = { ...story.parameters, a11y: { ...a11y, options: { ...a11y.options, runOnly: ofColour } } };
    await runAxe({ ...story, parameters, viewMode: 'story' });
    expect.soft(contractFaults(document.body)).toEqual([]);
  } finally {
    tryTheme(undefined);
  }
}

afterEach(async ({ task, story }) => {
  if (task.result?.state === 'fail') return;
  expect.soft(contractFaults(document.body)).toEqual([]);
  // The pseudo-language asks two things of a page: is every word translated, and does a longer word still fit.
  if (storyLocale === silent) {
    await fontsSettled();
    expect.soft({ untranslated: untranslated(document.body), clipped: clipped(document.body) }).toEqual({ untranslated: [], clipped: [] });
  }
  if (import.meta.env.VITE_STORY_THEME === 'night') await lookIn('night', story);
});
