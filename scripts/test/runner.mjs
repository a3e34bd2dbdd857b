import { toolEnvironment } from '../setup/node.mjs';
import { elapsed } from '../setup/progress.mjs';
import { execute } from './execute.mjs';
import { faultsIn } from './faults.mjs';
import { figureOf } from './figure.mjs';
import { recall } from './remembered.mjs';
import { seen } from './seen.mjs';
import { skipped } from './verdict.mjs';

const heartbeat = 30_000;
const marks = { passed: '✓', failed: '✗', skipped: '–' };

const say = (text) => process.stdout.write(`${text}\n`);

/** Why a step did not run: the last line of what it said. */
const reasonIn = (outputs) => outputs.join('\n').trim().split('\n').at(-1);

/** Runs one step, unless it is remembered, and prints one line, and all it said when it failed or is a report. */
async function perform(step, { env, fresh, running, times, asBefore, faults }) {
  if (step.skip) {
    say(`${marks.skipped} ${step.title}: skipped, ${step.skip}`);
    return 'skipped';
  }
  const since = performance.now();
  running.set(step.title, since);
  const { code, outputs, isAsBefore = false } = await (step.pure && !fresh ? recall(step, env) : execute(step, env));
  running.delete(step.title);
  if (isAsBefore) asBefore.push(step.name);
  else times.push([step.title, performance.now() - since]);
  if (code === skipped.code) {
    say(`${marks.skipped} ${step.title}: skipped, ${reasonIn(outputs)}`);
    return 'skipped';
  }
  const plain = outputs.join('');
  const figure = step.counted && figureOf(outputs, step.counted);
  const passed = code === 0;
  const verdict = passed ? 'passed' : 'failed';
  if (!passed) faults.push([step.title, faultsIn(plain)]);
  say(`${marks[verdict]} ${step.title}${figure ? `: ${figure}` : ''} (${isAsBefore ? 'as before, from the cache' : elapsed(since)})`);
  if ((!passed || step.told) && !step.live) say(plain.trimEnd().replace(/^/gm, '    '));
  if (/optimized dependencies changed|new dependencies optimized/.test(plain))
    say('    ! Vite found dependencies half-way and reloaded: name them in vitest.config.ts (optimizeDeps)');
  return verdict;
}

/** Steps that run at the same time: one for each core of the machine this is made for. A browser spends half its time waiting for its next frame. */
const atOnce = 2;

/**
 * Runs steps, two at a time: the first that waits for nothing before the next.
 * One that is `alone` waits until nothing runs but what is `patient`, and nothing else begins beside it.
 * A step that names others in `after` begins once they have ended; when one of them failed it runs nevertheless and says itself what it lacks.
 * @param {import('./steps.mjs').Step[]} steps
 * @param {{ deep: boolean, fresh?: boolean }} options `fresh` runs what is remembered too
 * @returns {Promise<{ tally: Record<'passed' | 'failed' | 'skipped', number>, times: [title: string, ms: number][], faults: [title: string, lines: string[]][], remembered: number }>} how many steps ended how, how long each took that ran, what each that failed found wrong, and how many answers were known
 */
export async function runSteps(steps, { deep, fresh = deep }) {
  const env = toolEnvironment({
    PITCHSIDE_DEEP: deep ? '1' : '',
    FORCE_COLOR: '0',
    NO_COLOR: undefined,
    ...(!fresh && steps.some(({ pure }) => pure) && seen()),
  });
  const tally = { passed: 0, failed: 0, skipped: 0 };
  const [times, asBefore, faults, running] = [[], [], [], new Map()];
  const alive = setInterval(
    () => running.size && say(`  … ${[...running].map(([title, since]) => `${title} (${elapsed(since)})`).join(', ')}`),
    heartbeat,
  );
  const waiting = [...steps];
  const open = new Set(steps.map(({ name }) => name));
  /** The work of each step that is under way. */
  const under = new Map();
  const hasRoom = ({ alone, patient }) =>
    under.size < atOnce && (patient || [...under.keys()].every((step) => step.patient || (!alone && !step.alone)));
  const isReady = (step) => hasRoom(step) && !step.after?.some((name) => open.has(name));
  const begin = (step) => {
    const work = perform(step, { env, fresh, running, times, asBefore, faults }).then((verdict) => {
      tally[verdict] += 1;
      open.delete(step.name);
      under.delete(step);
    });
    under.set(step, work);
  };
  while (waiting.length > 0 || under.size > 0) {
    const next = waiting.findIndex(isReady);
    if (next >= 0) begin(waiting.splice(next, 1)[0]);
    else if (under.size > 0) await Promise.race(under.values());
    else throw new Error(`Steps wait for each other: ${waiting.map(({ name }) => name).join(', ')}`);
  }
  clearInterval(alive);
  return { tally, times, faults, remembered: asBefore.length };
}
