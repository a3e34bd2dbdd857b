import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type UserWorkspaceConfig } from 'vitest/config';
import { testBrowser } from './scripts/browser.mjs';
import { languages, notRun } from './scripts/pictures/variants.mjs';
import { rendering, speaking } from './vite.shared.ts';

const chosen = testBrowser();
const launch =
  'reason' in chosen ? {} : { executablePath: chosen.executablePath, args: chosen.args, env: chosen.env as Record<string, string> };

const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions: launch }),
  instances: [{ browser: 'chromium' as const }],
  viewport: { width: 1280, height: 800 },
  // Several projects start at once on two cores: the default of a minute was too short beside other work.
  connectTimeout: 300_000,
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
      '@lingui/message-utils/compileMessage',
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
      '@storybook/addon-a11y/preview',
      '@storybook/addon-docs > @storybook/react-dom-shim',
      'storybook/test',
      'valtio',
      '@base-ui/react/csp-provider',
      'ky',
      'nanoevents',
      'zod/mini',
      'react-router-dom',
      'styled-components',
      'fast-check',
    ],
  ],
};

/** Folder of React 18.3 for the project `contract18`, the lowest release that the library supports; without it there is no such project. */
const react18 = process.env.PITCHSIDE_REACT_18;

/** Two projects that run at the same time must not write the same prepared dependencies. */
const cacheOf = (project: string) => `node_modules/.vite/tests-${project}`;

/** Tests that only `npm run test:full` runs; `packages/server/package.json` leaves them out by this name. */
const tags = [{ name: 'full', description: 'Long bounds, killed processes, whole seasons: run by npm run test:full' }];

/** A change of one of these reaches every test, whichever modules it imports. */
const forceRerunTriggers = [
  '**/{package-lock.json,vitest.config.ts,vite.*.ts,lingui.config.ts}',
  '.storybook/**',
  'packages/ui/src/theme/**',
  'packages/*/src/**/*.{po,sql}',
  'packages/server/migrations/**',
];

/**
 * Stories as tests: one page for all of them, because a page for each file took as long again as the stories.
 * @param look without one all stories in Chinese by day, with one the galleries
 */
const stories = (name: string, look?: { VITE_STORY_LOCALE?: string; VITE_STORY_THEME?: string }): UserWorkspaceConfig => ({
  cacheDir: cacheOf(name),
  optimizeDeps,
  plugins: [storybookTest({ configDir: '.storybook', tags: { ...(look && { include: ['gallery'] }), exclude: notRun } })],
  test: {
    name,
    env: look ?? {},
    setupFiles: ['.storybook/vitest.setup.ts'],
    isolate: false,
    browser: browser(),
  },
});

/** Setup of the tests of parts. */
const partsSetup = ['packages/ui/src/lab/testing/parts.setup.ts'];

/** Behaviour in a browser, of the sources as they are. */
const inBrowser = (name: string, test: UserWorkspaceConfig['test']): UserWorkspaceConfig => ({
  cacheDir: cacheOf(name),
  plugins: rendering(),
  optimizeDeps,
  test: { name, browser: browser(), ...test },
});

const projects: Record<string, () => UserWorkspaceConfig> = {
  unit: () => ({
    plugins: speaking(),
    test: {
      name: 'unit',
      environment: 'node',
      testTimeout: 60_000,
      include: ['packages/{api,locales,ui,app}/src/**/*.test.ts', 'scripts/**/*.test.mjs'],
      exclude: ['**/node_modules/**', '**/*Engine.test.ts'],
    },
  }),
  // No module of the server holds state, so that test files may share them; loading them anew took a third of the time.
  server: () => ({
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
  }),
  // Clients of the site against sites that run beside them; each file has members of its own.
  engines: () => ({
    plugins: speaking(),
    test: {
      name: 'engines',
      environment: 'node',
      include: ['packages/app/src/**/*Engine.test.ts'],
      globalSetup: ['packages/server/src/testing/engines.setup.ts'],
      testTimeout: 60_000,
      hookTimeout: 60_000,
    },
  }),
  // Parts hold nothing between files either; a page and all its modules anew for each file were half of the work.
  parts: () =>
    inBrowser('parts', {
      include: ['packages/ui/src/**/*.test.tsx'],
      setupFiles: partsSetup,
      isolate: false,
    }),
  // The contract of parts under the lowest release of React; `scripts/consumer/contract.mjs` has it installed.
  ...(react18 && {
    contract18: () => ({
      ...inBrowser('contract18', { include: ['packages/ui/src/lab/testing/*.test.tsx'], setupFiles: partsSetup, isolate: false }),
      plugins: rendering('18'),
      resolve: { alias: ['react', 'react-dom'].map((name) => ({ find: new RegExp(`^${name}(?=/|$)`), replacement: join(react18, name) })) },
      optimizeDeps: {
        include: optimizeDeps.include.map((name) => (name === 'react/compiler-runtime' ? 'react-compiler-runtime' : name)),
      },
    }),
  }),
  // The site's state is in modules, which their tests replace: each file has a page of its own.
  screens: () => inBrowser('screens', { include: ['packages/app/src/**/*.test.tsx'] }),
  stories: () => stories('stories'),
  ...Object.fromEntries(
    languages.map((locale) => [`galleries-${locale}`, () => stories(`galleries-${locale}`, { VITE_STORY_LOCALE: locale })]),
  ),
  'galleries-night': () => stories('galleries-night', { VITE_STORY_THEME: 'night' }),
};

/**
 * Vitest prepares every project before it selects the requested ones, and Storybook alone takes seconds: projects that were not named
 * are left out here.
 */
function asked(): string[] {
  const { project = [] } = parseArgs({ options: { project: { type: 'string', multiple: true } }, strict: false }).values;
  const names = Object.keys(projects);
  const named = [project].flat().filter((name) => names.includes(String(name)));
  return named.length > 0 && named.length === [project].flat().length ? named.map(String) : names;
}

const { PITCHSIDE_CHANGED: changed, PITCHSIDE_TEST_REPORTS: reports } = process.env;
const names = asked();

export default defineConfig({
  test: {
    projects: names.map((name) => {
      const project = projects[name]?.();
      return { extends: false, ...project, test: { tags, ...project?.test } };
    }),
    tags,
    forceRerunTriggers,
    passWithNoTests: true,
    // The commit that passed last (scripts/test.mjs): only tests that import what changed since then run.
    // Tests of scripts compare files that they do not import, so they all run.
    ...(changed && !process.argv.includes('scripts/') && { changed }),
    ...(reports && { reporters: ['default', 'json'], outputFile: { json: join(reports, `${names.join('+')}.json`) } }),
  },
});
