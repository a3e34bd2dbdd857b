// npm test: sets itself up on a fresh clone, then runs every kind of check whose files are not as they were when it last passed.
// Options: --only unit,lint; --fresh runs all of it, as continuous integration does; --deep with large bounds.
// npm test -- wallet: only the tests whose path has the word, with all that they say.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './setup/install.mjs';
import { requireNode, root, workingNode } from './setup/node.mjs';
import { elapsed, progress } from './setup/progress.mjs';

requireNode();
const {
  values: { deep, fresh, only },
  positionals: words,
} = parseArgs({
  allowPositionals: true,
  options: {
    deep: { type: 'boolean', default: false },
    fresh: { type: 'boolean', default: Boolean(process.env.CI) },
    only: { type: 'string' },
  },
});
const since = performance.now();

/** Unpacking the browser on first use takes a few seconds; say so. */
async function prepareSteps() {
  const line = progress('Preparing the browser');
  const { steps } = await import('./test/steps.mjs');
  const all = steps({ deep, words });
  line.done();
  return all;
}

function chosen(all) {
  if (!only) return all;
  const names = only.split(',');
  const unknown = names.filter((name) => !all.some((step) => step.name === name));
  if (unknown.length) throw new Error(`No step ${unknown.join(', ')}; there are ${all.map((step) => step.name).join(', ')}.`);
  return all.filter((step) => names.includes(step.name));
}

try {
  await ensureInstalled();
  workingNode();
  // Attachments of an earlier run are not this run's.
  rmSync(join(root, '.vitest'), { recursive: true, force: true });
  const steps = chosen(await prepareSteps());
  const { runSteps } = await import('./test/runner.mjs');
  const { tally, times, faults, remembered } = await runSteps(steps, { deep, fresh: fresh || deep });
  const { passed, failed, skipped } = tally;
  const seconds = (ms) => `${Math.round(ms / 1000)} s`.padStart(8);
  if (times.length > 0)
    process.stdout.write(
      `\nThe time of each step that ran, two at once:\n${times
        .toSorted(([, one], [, other]) => other - one)
        .map(([title, ms]) => `${seconds(ms)}  ${title}\n`)
        .join('')}`,
    );
  // Said last and short, since the end of a log is what is always kept.
  for (const [title, lines] of faults) process.stdout.write(`\n✗ ${title}\n${lines.map((line) => `    ${line}\n`).join('')}`);
  if (remembered > 0)
    process.stdout.write(`\n${remembered} as before, from the cache, because their files are the same; npm test -- --fresh runs all.\n`);
  process.stdout.write(`\nAll of it took ${elapsed(since)}.\n${passed} passed, ${failed} failed, ${skipped} skipped\n`);
  process.exitCode = failed ? 1 : 0;
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.stdout.write('0 passed, 1 failed, 0 skipped\n');
  process.exitCode = 1;
}
