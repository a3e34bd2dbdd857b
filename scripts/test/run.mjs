// Runs tasks three at a time and says how each ended. A browser test that failed runs once more, alone, when all else is done.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { run } from '../setup/command.mjs';
import { root, workingNode } from '../setup/node.mjs';
import { elapsed } from '../setup/progress.mjs';
import { failuresIn, figuresIn, isWhole, skipsIn } from './report.mjs';

const turbo = join(root, 'node_modules/turbo/bin/turbo');
const heartbeat = 30_000;
/** More browser tests than this that pass only alone are no accident. */
const mostFlaky = 3;
/** Two cores are busy with three tasks: each of them waits now and then. */
const atOnce = 3;
/** Journeys wait for what they see: what runs beside them gets a third of their time where both want more (nice). */
const beside = 5;
/** More failures than this in one task are a fault, not a flake: they do not run again. */
const mostAgain = 10;

const say = (text) => process.stdout.write(`${text}\n`);
const indent = (text) => text.trimEnd().replace(/^/gm, '    ');
const git = async (...args) => (await run('git', args)).output.trim();

/** Tests that import nothing that changed since this commit are left out. Written by a green run over a clean tree. */
const greenFile = join(root, '.turbo/green');

/** Returns the last commit that passed all of `npm test`, if the present commit is built on it. */
export async function sinceGreen() {
  if (process.env.CI || !existsSync(greenFile)) return undefined;
  const commit = readFileSync(greenFile, 'utf8').trim();
  const { code } = await run('git', ['merge-base', '--is-ancestor', commit, 'HEAD']);
  return code === 0 ? commit : undefined;
}

/** Notes HEAD as passed; with changes that no commit holds there is nothing to name. */
export async function noteGreen() {
  if ((await git('status', '--porcelain')) === '') writeFileSync(greenFile, await git('rev-parse', 'HEAD'));
}

/** Runs one task through Turbo, or gives its answer from the cache. */
async function perform({ name, task, command, site }, { env, fresh, running }) {
  const since = performance.now();
  running.set(name, since);
  const ended = await run(
    workingNode(),
    [turbo, ...(command ?? ['run', task, '--ui=stream', '--output-logs=full', '--log-prefix=none', ...(fresh ? ['--force'] : [])])],
    { env, ...(!site && { yields: beside }) },
  );
  running.delete(name);
  const plain = stripVTControlCharacters(ended.output);
  const code = command || isWhole(plain) ? ended.code : ended.code || 1;
  const isCached = /^Cached:\s+1 cached/m.test(plain);
  const figures = figuresIn(plain);
  const time = isCached ? 'as before, from the cache' : elapsed(since);
  say(`${code === 0 ? '✓' : '✗'} ${name}${figures ? `: ${figures}` : ''} (${time})`);
  for (const reason of skipsIn(plain)) say(`    – ${reason}`);
  if (code !== 0) say(indent(plain));
  return { code, plain, ms: isCached ? 0 : performance.now() - since };
}

/** Runs the package's own script on the failed tests only. */
async function again({ task }, env) {
  const [workspace, script] = task.split('#');
  return run('npm', ['run', script, ...(workspace === '//' ? [] : ['--workspace', workspace]), '--', '--last-failed'], {
    env: { ...env, PITCHSIDE_CHANGED: undefined, PITCHSIDE_TEST_REPORTS: undefined },
    shell: process.platform === 'win32',
  });
}

/**
 * @param {import('./tasks.mjs').Task[]} tasks
 * @param {{ env: NodeJS.ProcessEnv, fresh: boolean, noBrowser?: string, reports: string }} options
 * `noBrowser` says why there is none, `reports` is the folder for the tests' reports
 * @returns {Promise<{ passed: number, failed: number, skipped: number }>} number of tasks by result
 */
export async function runTasks(tasks, { env, fresh, noBrowser, reports }) {
  const running = new Map();
  const alive = setInterval(
    () => running.size && say(`  … ${[...running].map(([name, since]) => `${name} (${elapsed(since)})`).join(', ')}`),
    heartbeat,
  );
  const outcomes = new Map();
  const queue = [...tasks];
  let isSiteBusy = false;
  const turn = async () => {
    for (;;) {
      const index = queue.findIndex(({ site }) => !site || !isSiteBusy);
      if (index < 0) return;
      const [task] = queue.splice(index, 1);
      if (task.browser && noBrowser) {
        say(`– ${task.name}: skipped, ${noBrowser}`);
        outcomes.set(task, { skipped: true });
        continue;
      }
      isSiteBusy ||= Boolean(task.site);
      outcomes.set(task, await perform(task, { env, fresh, running }));
      if (task.site) isSiteBusy = false;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, turn));

  const flaky = [];
  for (const [task, outcome] of outcomes) {
    if (!task.browser || !outcome.code) continue;
    const failures = failuresIn(reports, task.name);
    if (failures.length === 0 || failures.length > mostAgain) continue;
    running.set(`${task.name} again, alone`, performance.now());
    const { code, output } = await again(task, env);
    running.clear();
    if (code !== 0) say(indent(stripVTControlCharacters(output)));
    else {
      flaky.push(...failures);
      if (flaky.length <= mostFlaky) outcome.code = 0;
    }
  }
  clearInterval(alive);

  const all = [...outcomes];
  const ended = (test) => all.filter(([, outcome]) => test(outcome));
  say(
    `\nTimes, three at once: ${ended(({ ms }) => ms)
      .toSorted(([, one], [, other]) => other.ms - one.ms)
      .map(([{ name }, { ms }]) => `${name} ${Math.round(ms / 1000)} s`)
      .join(', ')}.`,
  );
  for (const { name, message } of flaky) say(`flaky: ${name}, ${message}`);
  say(
    `${flaky.length} flaky${flaky.length > mostFlaky ? `: more than ${mostFlaky} are a fault` : ''}${flaky.length > 0 ? '; their traces lie in .test/' : ''}.`,
  );
  const failed = ended(({ code }) => code);
  for (const [{ name }, { plain }] of failed)
    say(
      `✗ ${name}\n${indent(
        failuresIn(reports, name)
          .map((one) => `${one.name}: ${one.message}`)
          .join('\n') || plain.trim().split('\n').slice(-12).join('\n'),
      )}`,
    );
  return { passed: ended(({ code }) => code === 0).length, failed: failed.length, skipped: ended(({ skipped }) => skipped).length };
}
