// npm test: installs what is missing, then runs the gate. Turbo gives the answer of a task again while its files are the same (turbo.json).
// npm run test:full runs everything else as well, npm run test:deep the large bounds, npm run test:faults three nodes that fail.
// Options: --only server,journeys for some tasks, --fresh without the cache. npm test -- wallet: only the tests whose path has the word.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './setup/install.mjs';
import { requireNode, root, toolEnvironment, workingNode } from './setup/node.mjs';
import { elapsed, progress } from './setup/progress.mjs';

requireNode();
const {
  values: { deep, faults: isFaults, full, fresh, only },
  positionals: words,
} = parseArgs({
  allowPositionals: true,
  options: {
    deep: { type: 'boolean', default: false },
    faults: { type: 'boolean', default: false },
    full: { type: 'boolean', default: false },
    fresh: { type: 'boolean', default: false },
    only: { type: 'string' },
  },
});
const since = performance.now();

/** Unpacking the browser on first use takes a few seconds; all tests that need one then find it. */
async function prepareBrowser() {
  const line = progress('Preparing the browser');
  const { testBrowser } = await import('./browser.mjs');
  const browser = testBrowser();
  line.done();
  return 'reason' in browser ? browser.reason : undefined;
}

try {
  await ensureInstalled();
  workingNode();
  const noBrowser = await prepareBrowser();
  const reports = join(root, '.test');
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const env = toolEnvironment({
    NO_COLOR: '1',
    FORCE_COLOR: undefined,
    PITCHSIDE_TEST_REPORTS: reports,
    ...(deep && { PITCHSIDE_DEEP: '1' }),
  });
  if (words.length > 0) {
    const { runAbout } = await import('./test/about.mjs');
    process.exitCode = await runAbout(words, env);
  } else {
    const { chosenTasks } = await import('./test/tasks.mjs');
    const { noteGreen, runTasks, sinceGreen } = await import('./test/run.mjs');
    const tasks = chosenTasks({ deep, full, isFaults, only: only?.split(',') });
    const changed = fresh || deep || full || isFaults ? undefined : await sinceGreen();
    const result = await runTasks(tasks, { env: { ...env, PITCHSIDE_CHANGED: changed }, fresh, noBrowser, reports });
    // Large bounds and faults leave the gate unanswered.
    if (result.failed === 0 && !only && !deep && !isFaults) await noteGreen();
    process.stdout.write(
      `\nAll of it took ${elapsed(since)}.\n${result.passed} passed, ${result.failed} failed, ${result.skipped} skipped\n`,
    );
    process.exitCode = result.failed ? 1 : 0;
  }
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.stdout.write('0 passed, 1 failed, 0 skipped\n');
  process.exitCode = 1;
}
