import { stripVTControlCharacters } from 'node:util';
import { run } from '../setup/command.mjs';
import { toolEnvironment, workingNode } from '../setup/node.mjs';
import { elapsed } from '../setup/progress.mjs';
import { figureOf } from './figure.mjs';
import { skipped } from './verdict.mjs';

/** Longest that a command may run, in ms; the deep tests count their acts, not their minutes. */
const stepLimit = { quick: 15 * 60_000, deep: 90 * 60_000 };
const heartbeat = 30_000;
const marks = { passed: '✓', failed: '✗', skipped: '–' };

const say = (text) => process.stdout.write(`${text}\n`);

/** Runs the commands of a step, each only after the one before went well; answers with the last one's exit code and what each of them said. */
async function execute({ commands, afterFailure = [], live = false }, env) {
  const outputs = [];
  const options = { env, timeout: env.PITCHSIDE_DEEP ? stepLimit.deep : stepLimit.quick, ...(live && { onOutput: (text) => process.stdout.write(text) }) };
  for (const args of commands) {
    const { code, output } = await run(workingNode(), args, options);
    outputs.push(stripVTControlCharacters(output));
    if (code === 0) continue;
    if (code !== skipped.code) for (const more of afterFailure) outputs.push(stripVTControlCharacters((await run(workingNode(), more, options)).output));
    return { code, outputs };
  }
  return { code: 0, outputs };
}

/** Why a step did not run: the last line of what it said. */
const reasonIn = (outputs) => outputs.join('\n').trim().split('\n').at(-1);

/** Runs one step and prints one line, and all it said when it failed or is a report. */
async function perform(step, env, running) {
  if (step.skip) {
    say(`${marks.skipped} ${step.title}: skipped, ${step.skip}`);
    return 'skipped';
  }
  const since = performance.now();
  running.set(step.title, since);
  const { code, outputs } = await execute(step, env);
  running.delete(step.title);
  if (code === skipped.code) {
    say(`${marks.skipped} ${step.title}: skipped, ${reasonIn(outputs)}`);
    return 'skipped';
  }
  const plain = outputs.join('');
  const figure = step.counted && figureOf(outputs, step.counted);
  const passed = code === 0;
  const verdict = passed ? 'passed' : 'failed';
  say(`${marks[verdict]} ${step.title}${figure ? `: ${figure}` : ''} (${elapsed(since)})`);
  if ((!passed || step.told) && !step.live) say(plain.trimEnd().replace(/^/gm, '    '));
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
