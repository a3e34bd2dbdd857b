import { existsSync, readFileSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { diskFull, run } from './command.mjs';
import { pinnedNode, root } from './node.mjs';
import { progress } from './progress.mjs';

const wanted = join(root, 'package-lock.json');
/** npm writes it last, so an install that was cut short leaves none. */
const present = join(root, 'node_modules/.package-lock.json');
const roomNeeded = 1.6e9;

const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/** True when what lies in node_modules is what the lockfile names; packages of other platforms may be missing. */
export function isInstalled() {
  if (!existsSync(present)) return false;
  const has = packagesOf(present);
  const needs = packagesOf(wanted);
  const differs = ([place, { version, integrity, link, optional }]) => {
    if (place === '') return false;
    const found = has[place];
    return found ? found.version !== version || found.integrity !== integrity || found.link !== link : !optional;
  };
  return !Object.entries(needs).some(differs);
}

/** Returns the npm command: the one that runs this script, else the one in PATH. */
export function npm(args) {
  const { npm_execpath: script, npm_node_execpath: node } = process.env;
  if (script?.endsWith('.js') && existsSync(script)) return [node && existsSync(node) ? node : process.execPath, [script, ...args], {}];
  return ['npm', args, { shell: process.platform === 'win32' }];
}

// A running program cannot be replaced on Windows, so there only what differs is touched.
const installing = () => (process.platform === 'win32' && existsSync(present) ? ['install'] : ['ci']);

/** Installs what the lockfile names unless it is there; throws one clear sentence when it cannot. */
export async function ensureInstalled() {
  if (isInstalled()) return;
  const fresh = !existsSync(join(root, 'node_modules'));
  const { bavail, bsize } = statfsSync(root);
  if (fresh && bavail * bsize < roomNeeded)
    throw new Error(
      `The disk has ${Math.round((bavail * bsize) / 1e6)} MB left at ${root}; installing needs about ${roomNeeded / 1e6} MB.`,
    );
  const line = progress('Installing packages');
  const [command, args, options] = npm([...installing(), '--no-audit', '--no-fund', '--include=dev', '--include=optional']);
  const { code, output } = await run(command, args, { ...options, env: { ...process.env, NODE_ENV: '' } });
  if (code === 0) {
    line.done();
    if (!pinnedNode() && process.platform === 'linux')
      process.stdout.write(`No pinned Node came for ${process.platform} ${process.arch}; going on with ${process.versions.node}.\n`);
    return;
  }
  line.failed();
  process.stderr.write(output);
  throw new Error(diskFull(output) ?? 'Installing packages failed; the reason stands above.');
}
