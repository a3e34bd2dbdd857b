// npm run admin -- <command>: actions of operators from this machine's command line; docs/COMMANDS.md lists them, and so does no command.
import { spawnSync } from 'node:child_process';
import { ensureBuilt } from './setup/build.mjs';
import { requireNode, root, toolEnvironment, workingNode } from './setup/node.mjs';

requireNode();
await ensureBuilt();
const { status } = spawnSync(workingNode(), ['--enable-source-maps', 'packages/server/dist/cli.js', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: toolEnvironment({ NODE_ENV: 'production' }),
});
process.exit(status ?? 1);
