import { createServer } from 'node:net';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { end, launch } from '../setup/command.mjs';
import { workingNode } from '../setup/node.mjs';

const patience = 30_000;

/** A port that is free now. */
const freePort = () =>
  new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

/**
 * Serves a project with its own Vite.
 * @param {string} folder
 * @param {'dev' | 'preview'} how by the dev server, or what was built
 * @returns {Promise<{ origin: string, close(): void }>}
 */
export async function serve(folder, how) {
  const port = await freePort();
  const child = launch(
    workingNode(),
    [join(folder, 'node_modules/vite/bin/vite.js'), how, '--host', '127.0.0.1', '--port', String(port), '--strictPort'],
    { cwd: folder, env: { ...process.env, NO_COLOR: '1' } },
  );
  let output = '';
  await new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`vite ${how} did not stand within ${patience / 1000} s:\n${output}`)), patience);
    const settled = (act) => (given) => {
      clearTimeout(late);
      act(given);
    };
    const hear = (chunk) => {
      output += stripVTControlCharacters(String(chunk));
      if (output.includes(`:${port}/`)) settled(resolve)();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('close', () => settled(reject)(new Error(`vite ${how} ended:\n${output}`)));
  });
  return { origin: `http://127.0.0.1:${port}`, close: () => end(child) };
}
