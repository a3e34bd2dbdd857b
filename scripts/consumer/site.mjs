import { createServer } from 'node:net';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { end, launch } from '../setup/command.mjs';
import { workingNode } from '../setup/node.mjs';

const patience = 30_000;
/** Vite names the address when it answers there; Next.js names it before, and says when it is ready. */
const ready = (said, port) => said.includes(`:${port}/`) || (said.includes(`:${port}`) && /Ready in/.test(said));

/** A port that is free now. */
const freePort = () =>
  new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

const vite = (how) => (port) => ['node_modules/vite/bin/vite.js', how, '--host', '127.0.0.1', '--port', port, '--strictPort'];
const servers = {
  dev: vite('dev'),
  preview: vite('preview'),
  next: (port) => ['node_modules/next/dist/bin/next', 'start', '-H', '127.0.0.1', '-p', port],
};

/**
 * Serves a project with its own tool.
 * @param {string} folder
 * @param {keyof typeof servers} how by Vite's dev server, or what Vite or Next.js has built
 * @returns {Promise<{ origin: string, close(): void }>}
 */
export async function serve(folder, how) {
  const port = await freePort();
  const [tool, ...args] = servers[how](String(port));
  const child = launch(workingNode(), [join(folder, tool), ...args], {
    cwd: folder,
    env: { ...process.env, NO_COLOR: '1', NEXT_TELEMETRY_DISABLED: '1' },
  });
  let output = '';
  await new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`${how} did not stand within ${patience / 1000} s:\n${output}`)), patience);
    const settled = (act) => (given) => {
      clearTimeout(late);
      act(given);
    };
    const hear = (chunk) => {
      output += stripVTControlCharacters(String(chunk));
      if (ready(output, port)) settled(resolve)();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('close', () => settled(reject)(new Error(`${how} ended:\n${output}`)));
  });
  return { origin: `http://127.0.0.1:${port}`, close: () => end(child) };
}
