// npm run import -- openfootball | opendota <file…>, list, undo <id>: imports seasons and matches of the real world into the running or
// the stopped site, and undoes imports; exit code 1 when a file was refused.
import { spawnSync } from 'node:child_process';
import { ensureBuilt } from './setup/build.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { requireNode, root, toolEnvironment, workingNode } from './setup/node.mjs';

requireNode();
try {
  await ensureInstalled();
  await ensureBuilt();
  const { status } = spawnSync(workingNode(), ['--enable-source-maps', 'packages/server/dist/import.js', ...process.argv.slice(2)], {
    cwd: root,
    stdio: 'inherit',
    env: toolEnvironment({ NODE_ENV: 'production', INIT_CWD: process.env.INIT_CWD ?? process.cwd() }),
  });
  process.exitCode = status ?? 1;
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
