// Starts the built product as a user would, on free ports and a data folder of its own, for journeys, pictures and benchmarks.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { end, launch } from '../setup/command.mjs';
import { root, toolEnvironment, workingNode } from '../setup/node.mjs';

/** Longest that a start may take, ms: a busy machine takes a minute for a new database and its world. */
const patience = 150_000;

/** A port that is free on this machine right now. */
export const freePort = () =>
  new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

/** A folder that the database may enter even when this process is root. */
function dataFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'pitchside-'));
  chmodSync(folder, 0o755);
  return folder;
}

/** Resolves with the process once it says that it is ready; rejects with all it said when it ends before. */
function begin(env) {
  const server = launch(workingNode(), ['--enable-source-maps', join(root, 'packages/server/dist/main.js')], { env });
  let said = '';
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => {
      end(server);
      reject(new Error(`The server was not ready after ${patience / 1000} s:\n${said}`));
    }, patience);
    const hear = (text) => {
      said += text;
      if (/ is ready at http/.test(said)) {
        clearTimeout(late);
        resolve({ server, said: () => said });
      }
    };
    server.stdout.setEncoding('utf8').on('data', hear);
    server.stderr.setEncoding('utf8').on('data', hear);
    server.once('exit', (code) => {
      clearTimeout(late);
      reject(new Error(`The server ended with ${code} before it was ready:\n${said}`));
    });
  });
}

/**
 * @typedef {object} Product
 * @property {string} origin such as http://localhost:40123
 * @property {string} rtmp address for encoders, without application and key: rtmp://127.0.0.1:40124
 * @property {string} data folder of its database
 * @property {() => number | undefined} pid of the process that was started, the supervisor of the site's
 * @property {() => string} said the server's whole output
 * @property {() => string[]} faults unexpected exceptions in its log, a line each
 * @property {(signal?: NodeJS.Signals) => Promise<void>} pause ends the server and keeps its data and ports; default SIGTERM
 * @property {() => Promise<void>} resume starts it again on the same data and ports
 * @property {(expected?: number) => Promise<void>} stop ends it and removes its data; rejects when the number of faults is not the
 *   expected one, default 0
 */

/**
 * Starts the built product; build it first (`ensureBuilt`).
 * @param {Record<string, string | undefined>} [settings] environment names and values, over: demo world on, log of errors
 * @returns {Promise<Product>}
 */
export async function startProduct(settings = {}) {
  const data = dataFolder();
  const [port, rtmpPort] = await Promise.all([freePort(), freePort()]);
  const env = toolEnvironment({
    NODE_ENV: 'production',
    PORT: String(port),
    RTMP_PORT: String(rtmpPort),
    PITCHSIDE_WHIP_PORTS: 'any',
    PITCHSIDE_DATA: data,
    PITCHSIDE_DEMO: 'on',
    PITCHSIDE_LOG: 'error',
    DATABASE_URL: undefined,
    // Nodes of one database have one key.
    ...(settings.DATABASE_URL && { PITCHSIDE_KEY: 'the key of a product that is tried out' }),
    ...settings,
  });
  let current = await begin(env).catch((error) => {
    rmSync(data, { recursive: true, force: true });
    throw error;
  });
  const earlier = [];
  const said = () => [...earlier, current.said()].join('\n');
  const faults = () =>
    said()
      .split('\n')
      .filter((line) => line.includes('"msg":"fault"'));
  const pause = async (signal = 'SIGTERM') => {
    const { server } = current;
    if (server.exitCode !== null || server.signalCode !== null) return;
    const gone = new Promise((resolve) => server.once('close', resolve));
    end(server, signal);
    await gone;
  };
  return {
    origin: `http://localhost:${port}`,
    rtmp: `rtmp://127.0.0.1:${rtmpPort}`,
    data,
    pid: () => current.server.pid,
    said,
    faults,
    pause,
    async resume() {
      earlier.push(current.said());
      current = await begin(env);
    },
    async stop(expected = 0) {
      await pause();
      rmSync(data, { recursive: true, force: true });
      if (faults().length !== expected)
        throw new Error(`The server met ${faults().length} times what no one foresaw, ${expected} expected:\n${faults().join('\n')}`);
    },
  };
}
