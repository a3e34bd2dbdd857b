import { defineConfig } from '@playwright/test';
import { testBrowser } from '../scripts/browser.mjs';

const browser = testBrowser();
if ('reason' in browser) throw new Error(browser.reason);
const { executablePath, args } = browser;
const env = Object.fromEntries(Object.entries(browser.env).filter((entry): entry is [string, string] => entry[1] !== undefined));

/** Journeys: the built product, started by the fixtures, in the pinned browser. One worker, because two cores carry the browser, the server and its database. */
export default defineConfig({
  testDir: '.',
  globalSetup: './fixtures/build.setup.ts',
  outputDir: '../test-results',
  fullyParallel: false,
  workers: 1,
  // Before the step that runs them is cut off, so that what failed is told.
  globalTimeout: process.env.PITCHSIDE_DEEP ? 0 : 24 * 60_000,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: process.env.CI !== undefined,
  reporter: 'list',
  // A site of its own ends the one before it: it comes last, so that the others need no second one.
  projects: [
    { name: 'site', testIgnore: 'tencent.spec.ts' },
    { name: 'tencent', testMatch: 'tencent.spec.ts' },
  ],
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath, args, env },
  },
});
