import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
// @boundaries-ignore the plugins are the same for every package and stand at the root
import { speaking } from '../../../../vite.shared.ts';
import { testKey } from './testKey.ts';

/** A node of the site in a process of its own, so that it can be killed. */
export interface SiteNode {
  /** Address such as `http://127.0.0.1:40123`. */
  origin: string;
  /** Address for anchors to push to this node. */
  ingest: string;
  /** Kills it without notice. */
  kill(): Promise<void>;
  /** Stops it and waits for its end; throws when it had an unexpected fault. */
  stop(): Promise<void>;
}

/** Builds the program of a node into a folder within reach of the libraries; returns functions that start nodes and remove the folder. */
export async function buildSiteNode(): Promise<{
  start: (databaseUrl: string, environment?: Record<string, string>) => Promise<SiteNode>;
  remove: () => void;
}> {
  const parent = fileURLToPath(new URL('../../node_modules/.cache/', import.meta.url));
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(join(parent, 'pitchside-node-'));
  await build({
    configFile: false,
    logLevel: 'error',
    plugins: speaking(),
    ssr: { noExternal: [/^@pitchside\//] },
    build: { ssr: fileURLToPath(new URL('siteNodeMain.ts', import.meta.url)), outDir: folder, target: 'node22', minify: false },
  });
  return {
    start: (databaseUrl, environment = {}) => start(join(folder, 'siteNodeMain.js'), databaseUrl, environment),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

async function start(program: string, databaseUrl: string, environment: Record<string, string>): Promise<SiteNode> {
  const child = spawn(process.execPath, [program], {
    env: {
      ...process.env,
      PITCHSIDE_LOG: 'silent',
      PITCHSIDE_DEMO: 'off',
      PITCHSIDE_KEY: testKey,
      HOST: '127.0.0.1',
      PORT: '0',
      RTMP_PORT: '0',
      ...environment,
      DATABASE_URL: databaseUrl,
    },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let complaint = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (complaint += text));
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const said = await Promise.race([new Promise<string>((resolve) => createInterface(child.stdout).once('line', resolve)), ended]);
  if (typeof said !== 'string') throw new Error(`the node did not start: ${complaint}`);
  return {
    ...(JSON.parse(said) as Pick<SiteNode, 'origin' | 'ingest'>),
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
    async stop() {
      child.stdin.end();
      const code = await ended;
      if (code !== 0 && child.signalCode !== 'SIGKILL') throw new Error(`the node ended with ${code}: ${complaint}`);
    },
  };
}
