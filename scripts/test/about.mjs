// npm test -- wallet: the tests whose path has the word, of every kind, with all that they say.
import { join } from 'node:path';
import { run } from '../setup/command.mjs';
import { root, workingNode } from '../setup/node.mjs';

/**
 * @param {string[]} words
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<number>} 0 when all passed
 */
export async function runAbout(words, env) {
  const options = { env, onOutput: (text) => process.stdout.write(text) };
  const projects = ['unit', 'server', 'engines', 'parts', 'screens'].flatMap((name) => ['--project', name]);
  const vitest = await run(workingNode(), ['node_modules/vitest/vitest.mjs', 'run', ...projects, ...words], options);
  const playwright = await run(
    workingNode(),
    [join(root, 'node_modules/@playwright/test/cli.js'), 'test', '--pass-with-no-tests', ...words],
    { ...options, cwd: join(root, 'e2e') },
  );
  return vitest.code || playwright.code;
}
