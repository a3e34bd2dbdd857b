import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { urlOf } from './embeddedPassword.ts';

/** True while a process of that number runs; one of another user may not be signalled, but it runs. */
export const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

// A pid is reused after a reboot: a stranger is not taken for one of ours.
const runs = (program: string) => (pid: number) => {
  const known = `/proc/${pid}/cmdline`;
  return !existsSync(known) || readFileSync(known, 'utf8').includes(program);
};
const isPostgres = runs('postgres');
const isNode = runs('node');

/** True while a process of that number runs and is one of ours. */
export const isNodeRunning = (pid: number): boolean => isRunning(pid) && isNode(pid);

const readPid = (file: string): number | undefined => {
  if (!existsSync(file)) return undefined;
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
  return Number.isInteger(pid) && pid > 1 ? pid : undefined;
};

/** Programs that may own the database of a folder. */
export const ownerPrograms = ['site', 'import', 'admin', 'audit'] as const;
export type OwnerProgram = (typeof ownerPrograms)[number];

/** File with the id of the process that owns the database of a folder and, in its second line, its program. */
export const ownerFile = (home: string): string => join(home, 'owner.pid');

/** Program that owns the folder, by the owner's file; a file without a program is that of a site. */
export function ownerProgram(home: string): OwnerProgram {
  const word = existsSync(ownerFile(home)) ? readFileSync(ownerFile(home), 'utf8').split('\n')[1]?.trim() : undefined;
  return ownerPrograms.find((program) => program === word) ?? 'site';
}

/** Process that owns the database of a folder, while it lives. */
export function livingOwner(home: string): number | undefined {
  const pid = readPid(ownerFile(home));
  return pid !== undefined && isRunning(pid) && isNode(pid) ? pid : undefined;
}

/** The PostgreSQL that runs on the cluster of a folder. */
export function livingPostgres(home: string): number | undefined {
  const pid = readPid(join(home, 'cluster/postmaster.pid'));
  return pid !== undefined && isRunning(pid) && isPostgres(pid) ? pid : undefined;
}

/**
 * Address of the embedded database that a running site holds open in a folder; undefined when none runs. Source: PostgreSQL writes its port
 * into the fourth line of `postmaster.pid`.
 */
export function runningEmbedded(home: string): string | undefined {
  if (livingOwner(home) === undefined || livingPostgres(home) === undefined) return undefined;
  const port = Number(readFileSync(join(home, 'cluster/postmaster.pid'), 'utf8').split('\n')[3]);
  return Number.isInteger(port) && port > 0 ? urlOf(home, port) : undefined;
}
