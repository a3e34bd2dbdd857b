import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { testBrowser } from '../scripts/browser.mjs';
import { journeysOf } from './fixtures/changedSubjects.ts';

const browser = testBrowser();
if ('reason' in browser) throw new Error(browser.reason);
const { executablePath, args } = browser;
const env = Object.fromEntries(Object.entries(browser.env).filter((entry): entry is [string, string] => entry[1] !== undefined));

/** Folder in which the gate collects reports, and the script that runs (`journeys`, `journeys:full`). */
const { PITCHSIDE_TEST_REPORTS: reports, npm_lifecycle_event: script = 'journeys' } = process.env;
const report = `${script.replace(':', '-')}.json`;

const encoder = process.env.PITCHSIDE_FFMPEG ?? 'ffmpeg';
const hasEncoder = spawnSync(encoder, ['-version'], { stdio: 'ignore' }).status === 0;
if (!hasEncoder && script !== 'journeys')
  process.stdout.write(
    `skipped: journeys with a real encoder, no ffmpeg on this machine (looked for "${encoder}"; PITCHSIDE_FFMPEG names another)\n`,
  );

const { PITCHSIDE_CHANGED: changed } = process.env;
const touched = changed === undefined ? undefined : journeysOf(changed);
if (touched)
  process.stdout.write(`skipped: journeys of subjects in which nothing changed since ${changed}: ${touched.others.join(', ')}\n`);

/**
 * Journeys: the built product, started by the fixtures, in the pinned browser. One worker for two cores, which carry the browser, the
 * server and its database; two after a change, when little else runs beside them.
 */
export default defineConfig({
  testDir: '.',
  globalSetup: './fixtures/build.setup.ts',
  outputDir: '../.test/journeys',
  preserveOutput: 'failures-only',
  ...(touched && { grep: touched.grep }),
  ...(!hasEncoder && { grepInvert: /@encoder/ }),
  fullyParallel: false,
  workers: changed ? 2 : Math.max(1, Math.floor(availableParallelism() / 2)),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: process.env.CI !== undefined,
  reporter: reports ? [['list'], ['json', { outputFile: join(reports, report) }]] : 'list',
  // A site of its own ends the one before it: it comes last, so that the others need no second one.
  projects: [
    { name: 'site', testIgnore: 'tencent.spec.ts' },
    { name: 'tencent', testMatch: 'tencent.spec.ts' },
  ],
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    // Without pictures of every frame, which two cores have no time for.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: true, sources: true },
    screenshot: 'only-on-failure',
    // Cameras and microphones are the browser's own patterns, allowed without a question.
    launchOptions: { executablePath, args: [...args, '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'], env },
  },
});
