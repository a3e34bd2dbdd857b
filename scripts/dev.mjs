// npm run dev: the site with hot reload on one port, the server rebuilt and restarted behind it.
import { watchFile } from 'node:fs';
import { join } from 'node:path';
import { launch } from './setup/command.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { requireNode, root, toolEnvironment, workingNode } from './setup/node.mjs';

requireNode();
await ensureInstalled();

const { PORT: sitePort = '3000', PITCHSIDE_DEV_SERVER_PORT: serverPort = String(Number(sitePort) + 10) } = process.env;
const built = join(root, 'packages/server/dist/main.js');

/** Starts a piece and passes on what it says, each line under its name. */
function piece(name, args, options) {
  const child = launch(workingNode(), args, options);
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => process.stdout.write(text.replace(/^(?=.)/gm, `${name.padEnd(6)} │ `)));
  }
  return child;
}

let server;
function startServer() {
  server = piece('server', ['--enable-source-maps', built], {
    env: toolEnvironment({ PORT: serverPort, PITCHSIDE_ORIGIN: process.env.PITCHSIDE_ORIGIN ?? `http://localhost:${sitePort}` }),
  });
  // Its own address is for calls alone; the one to open is Vite's.
  server.stdout.on('data', (text) => text.includes(' is ready at ') && process.stdout.write(`Open http://localhost:${sitePort}\n`));
  server.once('exit', (code) => code && process.stdout.write('The server ended; it starts again with the next change.\n'));
}

/** The old one must have left its port and its database before the next one starts. */
function restartServer() {
  if (!server || server.exitCode !== null || server.signalCode !== null) return startServer();
  server.once('close', startServer);
  server.kill('SIGTERM');
}

const vite = join(root, 'node_modules/vite/bin/vite.js');
const builder = piece('build', [vite, 'build', '--watch'], { cwd: join(root, 'packages/server'), env: toolEnvironment() });
const site = piece('site', [vite, '--host', '127.0.0.1', '--port', sitePort, '--strictPort', '--clearScreen', 'false'], {
  cwd: join(root, 'packages/app'),
  env: toolEnvironment({ PITCHSIDE_DEV_SERVER: `http://127.0.0.1:${serverPort}` }),
});
// Looking at one file now and then is the same on every system, and a replaced file is not lost.
watchFile(
  join(root, 'packages/server/dist/site.js'),
  { interval: 250 },
  (now, before) => now.mtimeMs !== before.mtimeMs && now.size > 0 && restartServer(),
);

// Without one of the two nothing useful runs on: end the rest as Ctrl-C would.
for (const child of [builder, site]) child.once('exit', () => process.kill(process.pid, 'SIGTERM'));
