import { join } from 'node:path';

/** What of the file system is looked at; injected for tests. */
export interface FolderView {
  exists(path: string): boolean;
  read(path: string): string;
}

const superuser = 'pitchside';

/** True while a process of that number lives. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Address of the embedded database that a running site holds open in a folder; undefined when none runs. Source: PostgreSQL writes its number and port into `postmaster.pid`. */
export function runningEmbedded(home: string, { exists, read }: FolderView, alive: (pid: number) => boolean = isAlive): string | undefined {
  const [owner, known] = [join(home, 'owner.pid'), join(home, 'cluster', 'postmaster.pid')];
  if (!exists(owner) || !exists(known)) return undefined;
  const lines = read(known).split('\n');
  const [pid, port] = [Number(lines[0]), Number(lines[3])];
  if (!alive(Number(read(owner))) || !alive(pid) || !Number.isInteger(port) || port <= 0) return undefined;
  return `postgres://${superuser}:${superuser}@127.0.0.1:${port}/postgres`;
}
