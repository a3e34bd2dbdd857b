// npm run import -- openfootball | opendota <file…>: reads seasons and matches of the real world into the running or the stopped site; exit code 1 when a file was refused.
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { ensureBuilt } from './setup/build.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { requireNode, root, toolEnvironment, workingNode } from './setup/node.mjs';

requireNode();
try {
  await ensureInstalled();
  await ensureBuilt();
  const [source = '', ...files] = process.argv.slice(2);
  // npm moves to the root of the project; files are meant from where the command was given.
  const from = process.env.INIT_CWD ?? process.cwd();
  const { status } = spawnSync(
    workingNode(),
    ['--enable-source-maps', 'packages/server/dist/import.js', source, ...files.map((file) => resolve(from, file))],
    { cwd: root, stdio: 'inherit', env: toolEnvironment({ NODE_ENV: 'production' }) },
  );
  process.exitCode = status ?? 1;
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
