// npm run audit: checks that every balance equals its entries and that all entries sum to zero, on the running or the stopped site;
// exit code 1 when they do not.
import { spawnSync } from 'node:child_process';
import { ensureBuilt } from './setup/build.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { requireNode, root, toolEnvironment, workingNode } from './setup/node.mjs';

requireNode();
try {
  await ensureInstalled();
  await ensureBuilt();
  const { status } = spawnSync(workingNode(), ['--enable-source-maps', 'packages/server/dist/audit.js'], {
    cwd: root,
    stdio: 'inherit',
    env: toolEnvironment({ NODE_ENV: 'production' }),
  });
  process.exitCode = status ?? 1;
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
