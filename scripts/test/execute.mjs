import { stripVTControlCharacters } from 'node:util';
import { run } from '../setup/command.mjs';
import { workingNode } from '../setup/node.mjs';

/** Longest that a command may run, in ms; the deep tests count their acts, not their minutes. */
const limit = { quick: 25 * 60_000, deep: 90 * 60_000 };

/**
 * Runs the commands of a step, each only after the one before went well.
 * @param {Pick<import('./steps.mjs').Step, 'commands' | 'live' | 'patient'>} step
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<{ code: number, outputs: string[] }>} the last exit code, and what each command said
 */
export async function execute({ commands, live = false, patient = false }, env) {
  const outputs = [];
  const options = {
    env,
    yields: patient,
    timeout: env.PITCHSIDE_DEEP ? limit.deep : limit.quick,
    ...(live && { onOutput: (text) => process.stdout.write(text) }),
  };
  for (const args of commands) {
    const { code, output } = await run(workingNode(), args, options);
    outputs.push(stripVTControlCharacters(output));
    if (code !== 0) return { code, outputs };
  }
  return { code: 0, outputs };
}
