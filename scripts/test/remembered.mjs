// Steps whose answer follows from files: turbo.json names the files of each, and Turbo gives the same answer for the same files.
import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { run } from '../setup/command.mjs';
import { root, workingNode } from '../setup/node.mjs';

/** Turbo's entry file, for the pinned Node. */
export const turbo = join(root, 'node_modules/turbo/bin/turbo');

/** The task of a step, and the script of package.json that it runs. */
export const scriptOf = (name) => `step:${name}`;
const taskOf = (name) => `//#${scriptOf(name)}`;

/** Where a step writes its answer; Turbo keeps the file of a step that passed and lays it there again. */
const answerOf = (name, folder) => join(folder, '.turbo/steps', `${name}.json`);

/** Writes down the answer of a step that has run, with the turn in which it did. */
export function remember(name, { code, outputs }, folder = root) {
  const file = answerOf(name, folder);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ turn: process.env.STEP_TURN, code, outputs }));
}

function answer(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined; // it did not come so far
  }
}

/**
 * Runs a step, or gives the answer that it gave when its files were the same; only one that passed is remembered.
 * @param {Pick<import('./steps.mjs').Step, 'name'>} step
 * @param {NodeJS.ProcessEnv} env
 * @param {string} [folder] of the repository
 * @returns {Promise<{ code: number, outputs: string[], isAsBefore: boolean }>}
 */
export async function recall({ name }, env, folder = root) {
  const [turn, file] = [randomUUID(), answerOf(name, folder)];
  rmSync(file, { force: true });
  const { code, output } = await run(workingNode(), [turbo, 'run', taskOf(name), '--output-logs=errors-only', '--ui=stream'], {
    cwd: folder,
    env: { ...env, STEP_TURN: turn },
  });
  const given = answer(file);
  if (!given) return { code: code || 1, outputs: [output], isAsBefore: false };
  return { code: given.code, outputs: given.outputs, isAsBefore: given.turn !== turn };
}

/**
 * Files that steps read, as turbo.json names them, with those of the groups that they name.
 * @param {string[]} names of steps
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<Map<string, Set<string>>>} paths from the root by step
 */
export async function filesOf(names, env) {
  const { code, output } = await run(workingNode(), [turbo, 'run', ...names.map(taskOf), '--dry=json'], { env });
  if (code !== 0) throw new Error(output);
  const { tasks } = JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1));
  const byId = new Map(tasks.map((task) => [task.taskId, task]));
  const all = (id) => {
    const { inputs, dependencies } = byId.get(id);
    return [...Object.keys(inputs), ...dependencies.flatMap(all)];
  };
  return new Map(names.map((name) => [name, new Set(all(taskOf(name)))]));
}
