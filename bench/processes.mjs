import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const floorFile = fileURLToPath(new URL('./api/floor.mjs', import.meta.url));

/**
 * One process of clients: runs it to its end.
 * @param {string} file what it runs
 * @param {object} settings its one argument
 * @returns {Promise<any>} what it printed, as JSON
 */
export async function clients(file, settings) {
  const child = spawn(process.execPath, [file, JSON.stringify(settings)], { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text) => (said += text));
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`the clients ended with ${code}`);
  return JSON.parse(said);
}

/**
 * Starts a bare server in a process of its own, which serves the answers of a file.
 * @param {'fastify' | 'http'} kind
 * @param {string} file answers as JSON: method, path, body, and for Fastify a schema
 */
export async function startFloor(kind, file) {
  const child = spawn(process.execPath, [floorFile, kind, file], { stdio: ['pipe', 'pipe', 'inherit'] });
  const [port] = await Promise.race([
    once(createInterface({ input: child.stdout }), 'line'),
    once(child, 'close').then(([code]) => Promise.reject(new Error(`the floor ended with ${code}`))),
  ]);
  return { port: Number(port), stop: () => child.stdin.end() };
}
