import { resolve } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { testBrowser } from './scripts/browser.mjs';
import { divideWords } from './packages/app/words.ts';
import { pictureHome } from './scripts/pictures/home.mjs';
import { unpictured, variants } from './scripts/pictures/variants.mjs';
import { rendering, speaking } from './vite.shared.ts';

const chosen = testBrowser();
const launch =
  'reason' in chosen ? {} : { executablePath: chosen.executablePath, args: chosen.args, env: chosen.env as Record<string, string> };
process.env.VITE_PICTURES ??= 'pinned' in chosen && chosen.pinned ? 'on' : 'off';

/** Where vitest finds the picture of a story. */
const pictureFile = (
  shot: Record<'root' | 'testFileDirectory' | 'screenshotDirectory' | 'testFileName' | 'arg' | 'browserName' | 'platform' | 'ext', string>,
) =>
  resolve(
    shot.root,
    pictureHome(shot.testFileDirectory),
    shot.screenshotDirectory,
    shot.testFileName,
    `${shot.arg}-${shot.browserName}-${shot.platform}${shot.ext}`,
  );

const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions: launch }),
  instances: [{ browser: 'chromium' as const }],
  viewport: { width: 1280, height: 800 },
  expect: { toMatchScreenshot: { resolveScreenshotPath: pictureFile } },
});

/** Named ahead, so that Vite does not find them half-way and reload the page under a test. */
const optimizeDeps = {
  include: [
    ...[
      'dialog',
      'alert-dialog',
      'popover',
      'preview-card',
      'tabs',
      'menu',
      'select',
      'combobox',
      'autocomplete',
      'toast',
      'tooltip',
      'slider',
      'switch',
      'toggle',
      'toggle-group',
      'checkbox',
      'radio',
      'radio-group',
      'navigation-menu',
      'field',
      'scroll-area',
      'progress',
      'number-field',
      'collapsible',
    ].map((name) => `@base-ui/react/${name}`),
    ...[
      '@vanilla-extract/recipes/createRuntimeFn',
      '@lingui/core',
      '@lingui/react',
      'lucide-react',
      '@tanstack/react-virtual',
      'uqr',
      'react',
      'react-dom',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      'react/compiler-runtime',
      'vitest-browser-react',
    ],
    ...[
      '@storybook/addon-docs > @storybook/react-dom-shim',
      'storybook/test',
      'valtio',
      '@base-ui/react/csp-provider',
      'ky',
      'zod/mini',
      'react-router-dom',
      'styled-components',
      'fast-check',
    ],
  ],
};

/** Two projects that run at the same time must not write the same prepared dependencies. */
const cacheOf = (project: string) => `node_modules/.vite/tests-${project}`;

export default defineConfig({
  test: {
    projects: [
      {
        plugins: speaking(),
        test: { name: 'unit', environment: 'node', include: ['packages/{api,locales,ui,app}/src/**/*.test.ts', 'scripts/**/*.test.mjs'] },
      },
      // No module of the server holds state, so that test files may share them; loading them anew took a third of the time.
      {
        plugins: speaking(),
        test: {
          name: 'server',
          environment: 'node',
          include: ['packages/server/src/**/*.test.ts'],
          globalSetup: ['packages/server/src/testing/database.setup.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
          isolate: false,
        },
      },
      {
        cacheDir: cacheOf('parts'),
        plugins: [...rendering(), divideWords()],
        optimizeDeps,
        test: { name: 'parts', include: ['packages/{ui,app}/src/**/*.test.tsx'], browser: browser() },
      },
      // One page for all stories, and one for the galleries of each variant: a page for each file took as long again as the pictures.
      {
        cacheDir: cacheOf('stories'),
        optimizeDeps,
        plugins: [storybookTest({ configDir: '.storybook', tags: { exclude: unpictured } })],
        test: { name: 'stories', setupFiles: ['.storybook/vitest.setup.ts'], isolate: false, browser: browser() },
      },
      ...Object.entries(variants).map(([variant, { locale, theme }]) => ({
        cacheDir: cacheOf(variant),
        optimizeDeps,
        plugins: [
          storybookTest({
            configDir: '.storybook',
            tags: { include: ['gallery'], exclude: unpictured },
            initialGlobals: { locale, theme },
          }),
        ],
        test: {
          name: `galleries-${variant}`,
          env: { VITE_STORY_VARIANT: variant, VITE_STORY_LOCALE: locale },
          setupFiles: ['.storybook/vitest.setup.ts'],
          isolate: false,
          browser: browser(),
        },
      })),
    ],
  },
});
