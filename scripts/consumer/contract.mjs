import { join } from 'node:path';
import { run } from '../setup/command.mjs';
import { root, workingNode } from '../setup/node.mjs';

/** Tells whether the contract of parts is tested here: under the repository's own release of React the step of parts does it. */
export const isTried = (release) => release === 18;

/**
 * Runs the contract of parts (`lab/testing`) under the React that a project has installed; returns its failures and the number of
 * tests.
 */
export async function tryContract(folder) {
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const { code, output } = await run(workingNode(), [vitest, 'run', '--project', 'contract18'], {
    env: { ...process.env, PITCHSIDE_REACT_18: join(folder, 'node_modules'), NO_COLOR: '1' },
  });
  const summary = /^ +Tests +(.*)$/m.exec(output)?.[1] ?? 'no test';
  const failed = output.split('\n').filter((line) => /^ *(?:FAIL|.*Error:)/.test(line));
  return {
    summary,
    faults: code === 0 ? [] : [`the contract of parts, ${summary}:\n${failed.slice(0, 24).join('\n') || output.slice(-2000)}`],
  };
}
