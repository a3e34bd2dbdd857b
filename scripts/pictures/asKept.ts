import { existsSync, readFileSync } from 'node:fs';
import type {} from '@vitest/browser-playwright';
import type { BrowserCommand } from 'vitest/node';
import { pictureFile } from './home.mjs';
import { isSame } from './mark.mjs';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Takes the page's picture and tells whether it is, byte for byte, the one that is kept under that name. */
    isAsKept(name: string): Promise<boolean>;
  }
}

/** Command of the test browser: the quick answer, which nearly all pictures get. Whatever it does not know `toMatchScreenshot` compares pixel by pixel. */
export const isAsKept: BrowserCommand<[name: string]> = async ({ iframe, project, testPath }, name) => {
  const file = pictureFile(testPath ?? '', name, project.config.browser.name);
  if (!existsSync(file)) return false;
  // As toMatchScreenshot takes it.
  const taken = await iframe.locator('body').screenshot({ animations: 'disabled', caret: 'hide', scale: 'device' });
  return isSame(readFileSync(file), taken);
};
