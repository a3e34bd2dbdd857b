// npm start: from a fresh clone to the running site. Built-ins alone, because nothing is installed yet when it begins.
import { spawn } from 'node:child_process';
import { ensureBuilt } from './setup/build.mjs';
import { diskFull } from './setup/command.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { requireNode, root, toolEnvironment, workingNode } from './setup/node.mjs';

const posix = process.platform !== 'win32';
/** Time-out for the server to stop, ms, after which it is killed; its own deadline for open requests is 10 s after it was drained. */
const patience = 20_000 + (Number(process.env.PITCHSIDE_DRAIN) || 0) * 1_000;

/** Runs the built server until it ends; signals go to it once, its exit code becomes ours. */
function serve() {
  // The IPC channel tells the server when this process was killed. A process group of its own: Ctrl-C reaches this process, which tells
  // the server once, whatever npm and the terminal repeat.
  const server = spawn(workingNode(), ['--enable-source-maps', 'packages/server/dist/main.js'], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    detached: posix,
    env: toolEnvironment({ NODE_ENV: 'production' }),
  });
  let asked = false;
  const ask = () => {
    if (asked) return;
    asked = true;
    if (posix) server.kill('SIGTERM');
    setTimeout(() => server.kill('SIGKILL'), patience).unref();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, ask);
  // A signal for npm alone ends npm and the shell between, and never comes here; that they are gone does.
  const parent = process.ppid;
  if (posix && process.env.npm_lifecycle_event) setInterval(() => process.ppid !== parent && ask(), 500).unref();
  process.on('exit', () => server.kill('SIGKILL'));
  server.once('error', (error) => fail(error));
  server.once('exit', (code, signal) => process.exit(asked && signal === 'SIGTERM' ? 0 : (code ?? 1)));
}

function fail(error) {
  process.stderr.write(`${diskFull(`${error.code} ${error.message}`) ?? error.message}\n`);
  process.exit(1);
}

requireNode();
try {
  await ensureInstalled();
  await ensureBuilt();
  serve();
} catch (error) {
  fail(error);
}
