import { spawnSync } from 'node:child_process';

/** One line of the system's list of processes. */
export interface Process {
  pid: number;
  parent: number;
  command: string;
}

/** All processes of this machine. */
export function processes(): Process[] {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' });
  return stdout.split('\n').flatMap((line) => {
    const [, pid, parent, command = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    return pid ? [{ pid: Number(pid), parent: Number(parent), command }] : [];
  });
}

/** Signals a process and then its children: one that was stopped first has no further ones. */
export function signalFamily(pid: number, signal: 'SIGSTOP' | 'SIGCONT' | 'SIGKILL'): void {
  process.kill(pid, signal);
  for (const child of processes().filter(({ parent }) => parent === pid)) {
    try {
      process.kill(child.pid, signal);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
    }
  }
}

/** Waits until something holds. @param patience ms after which it throws */
export async function eventually(holds: () => boolean | Promise<boolean>, what: string, patience = 30_000): Promise<void> {
  for (const until = Date.now() + patience; Date.now() < until;) {
    if (await holds()) return;
    await new Promise((resume) => setTimeout(resume, 50));
  }
  throw new Error(`${what} did not happen`);
}
