import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isNodeRunning } from '../ports/database/embeddedRunning.ts';
import type { Settings } from '../settings.ts';

/** File with the process of the node that listens on a port of this machine, so that a command finds it. */
const nodeFile = ({ data, port }: Pick<Settings, 'data' | 'port'>): string => join(resolve(data), `node-${port}.pid`);

/** Notes this process as the node. Where the folder takes no files only `drain` misses it; whatever needs the folder says so itself. */
export function noteNode(settings: Pick<Settings, 'data' | 'port'>): void {
  try {
    mkdirSync(resolve(settings.data), { recursive: true });
    writeFileSync(nodeFile(settings), String(process.pid), { mode: 0o600 });
    process.once('exit', () => rmSync(nodeFile(settings), { force: true }));
  } catch {
    // As above.
  }
}

/** Milliseconds beyond the drain that a node may take to end, and between two looks whether it has. */
const [patience, look] = [25_000, 100];

/**
 * Asks the node of this machine to end, and waits until it has: it leaves the proxy, finishes requests in flight and closes its sockets.
 * @returns its process
 * @throws Error when there is none, or it does not end in time
 */
export async function drainNode(settings: Pick<Settings, 'data' | 'port' | 'drain'>): Promise<number> {
  let pid = 0;
  try {
    pid = Number(readFileSync(nodeFile(settings), 'utf8'));
  } catch {
    // No node has noted itself.
  }
  if (!Number.isInteger(pid) || pid <= 0 || !isNodeRunning(pid))
    throw new Error(`No node with PORT ${settings.port} and PITCHSIDE_DATA ${resolve(settings.data)} runs on this machine`);
  process.kill(pid, 'SIGTERM');
  for (let left = settings.drain * 1_000 + patience; isNodeRunning(pid); left -= look) {
    if (left <= 0) throw new Error(`The node, process ${pid}, has not ended yet`);
    await new Promise((resume) => setTimeout(resume, look));
  }
  return pid;
}
