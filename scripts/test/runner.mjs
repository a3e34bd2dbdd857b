import { stripVTControlCharacters } from 'node:util';
import { run } from '../setup/command.mjs';
import { toolEnvironment, workingNode } from '../setup/node.mjs';
import { elapsed } from '../setup/progress.mjs';

const stepLimit = 15 * 60_000;
const heartbeat = 30_000;
const marks = { passed: '✓', failed: '✗', skipped: '–' };

const say = (text) => process.stdout.write(`${text}\n`);

/** Runs the commands of a step, each only after the one before went well. */
async function execute({ commands }, env) {
  let output = '';
  for (const args of commands) {
    const result = await run(workingNode(), args, { env, timeout: stepLimit });
    output += result.output;
    if (result.code !== 0) return { passed: false, output };
  }
  return { passed: true, output };
}

/** Runs one step and prints one line, and all it said when it failed or is a report. */
async function perform(step, env, running) {
  if (step.skip) {
    say(`${marks.skipped} ${step.title}: skipped, ${step.skip}`);
    return 'skipped';
  }
  const since = performance.now();
  running.set(step.title, since);
  const { passed, output } = await execute(step, env);
  running.delete(step.title);
  const plain = stripVTControlCharacters(output);
  const figure = step.counted?.exec(plain)?.[1]?.trim();
  const verdict = passed ? 'passed' : 'failed';
  say(`${marks[verdict]} ${step.title}${figure ? `: ${figure}` : ''} (${elapsed(since)})`);
  if (!passed || step.told) say(plain.trimEnd().replace(/^/gm, '    '));
  if (/optimized dependencies changed|new dependencies optimized/.test(plain)) say('    ! Vite found dependencies half-way and reloaded: name them in vitest.config.ts (optimizeDeps)');
  return verdict;
}

/**
 * Runs steps in order, two at a time where neither needs the machine for itself.
 * @param {import('./steps.mjs').Step[]} steps
 * @param {{ deep: boolean }} options
 * @returns {Promise<Record<'passed' | 'failed' | 'skipped', number>>} how many steps ended how
 */
export async function runSteps(steps, { deep }) {
  const env = toolEnvironment({ PITCHSIDE_DEEP: deep ? '1' : '', FORCE_COLOR: '0', NO_COLOR: undefined });
  const tally = { passed: 0, failed: 0, skipped: 0 };
  const running = new Map();
  const alive = setInterval(() => running.size && say(`  … ${[...running].map(([title, since]) => `${title} (${elapsed(since)})`).join(', ')}`), heartbeat);
  const begin = (step) => perform(step, env, running).then((verdict) => (tally[verdict] += 1));
  const under = new Set();
  for (const step of steps) {
    if (step.alone) await Promise.all(under);
    while (under.size >= 2) await Promise.race(under);
    const work = begin(step).finally(() => under.delete(work));
    under.add(work);
    if (step.alone) await work;
  }
  await Promise.all(under);
  clearInterval(alive);
  return tally;
}
