import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import { databaseBinaries, databaseFolder, databaseUser } from './embedded.files.ts';

/** A PostgreSQL of our own, on a port of this machine alone. */
export interface EmbeddedDatabase {
  url: string;
  stop(): Promise<void>;
}

const superuser = 'pitchside';
const starting = 20_000;

/** A port that is free on this machine right now. */
export const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer().unref();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no free port'))));
    });
  });

const isRunning = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of another user may not be signalled, but it runs.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

const urlOf = (port: number | string) => `postgres://${superuser}:${superuser}@127.0.0.1:${port}/postgres`;

/** Address of the database that a running site keeps in a folder: its port stands in the fourth line of what PostgreSQL writes down about itself. */
export const runningUrl = (home: string): string => urlOf(readFileSync(join(home, 'cluster/postmaster.pid'), 'utf8').split('\n')[3]?.trim() ?? '');

/** Another running site owns the folder. */
export class FolderInUse extends Error {
  /** Folder of its database. */
  readonly home: string;
  constructor(folder: string) {
    super(`Another running site uses the data folder ${folder}: stop it, or set PITCHSIDE_DATA to another folder`);
    this.home = folder;
  }
}

const readPid = (file: string): number | undefined => {
  if (!existsSync(file)) return undefined;
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
  return Number.isInteger(pid) && pid > 1 ? pid : undefined;
};

/** A postgres left behind by a killed parent still owns the folder: ask it to stop, at once if it must. One whose parent lives is never touched. */
async function stopLeftBehind(home: string, cluster: string): Promise<void> {
  const pid = readPid(join(cluster, 'postmaster.pid'));
  if (pid === undefined || !isRunning(pid) || !isPostgres(pid)) return;
  const owner = readPid(join(home, 'owner.pid'));
  if (owner !== undefined && owner !== process.pid && isRunning(owner) && isNode(owner)) throw new FolderInUse(home);
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    process.kill(pid, signal);
    for (let waited = 0; waited < 3_000 && isRunning(pid); waited += 50) await new Promise((resume) => setTimeout(resume, 50));
    if (!isRunning(pid)) return;
  }
}

// A pid is reused after a reboot: never signal a stranger.
const runs = (program: string) => (pid: number) => {
  const known = `/proc/${pid}/cmdline`;
  return !existsSync(known) || readFileSync(known, 'utf8').includes(program);
};
const isPostgres = runs('postgres');
const isNode = runs('node');

function initialise(binaries: string, cluster: string, password: string, passwordFile: string): void {
  writeFileSync(passwordFile, password, { mode: 0o644 });
  const made = spawnSync(join(binaries, 'bin/initdb'), ['-D', cluster, '-U', superuser, '-A', 'scram-sha-256', '--pwfile', passwordFile, '-E', 'UTF8', '--locale=C', '--no-instructions'], { ...databaseUser(), encoding: 'utf8', env: { ...process.env, LC_ALL: 'C' } });
  rmSync(passwordFile, { force: true });
  if (made.status !== 0) {
    rmSync(cluster, { recursive: true, force: true });
    throw new Error(`The database could not be made: ${(made.stderr || String(made.error ?? '')).trim().split('\n').slice(-2).join(' ')}`);
  }
}

async function answers(url: string, server: ChildProcess, log: () => string): Promise<void> {
  for (const until = Date.now() + starting; ; ) {
    if (server.exitCode !== null) throw new Error(`The database did not start: ${log().trim().split('\n').slice(-3).join(' ')}`);
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_000 });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      await client.end().catch(() => undefined);
      if (Date.now() > until) throw error;
      await new Promise((resume) => setTimeout(resume, 60));
    }
  }
}

/**
 * Starts PostgreSQL on a folder, made on first use, with fsync on.
 * @param folder absolute or relative; a second server on the same folder is refused by PostgreSQL itself
 * @param durable false only for tests, which may lose their data
 */
export async function startEmbedded(folder: string, { durable = true }: { durable?: boolean } = {}): Promise<EmbeddedDatabase> {
  const binaries = databaseBinaries();
  const home = databaseFolder(folder);
  const cluster = join(home, 'cluster');
  const password = superuser;
  if (!existsSync(join(cluster, 'PG_VERSION'))) initialise(binaries, cluster, password, join(home, 'password'));
  await stopLeftBehind(home, cluster);
  writeFileSync(join(home, 'owner.pid'), String(process.pid));
  const port = await freePort();
  const options = ['-c', 'listen_addresses=127.0.0.1', '-c', `unix_socket_directories=`, '-c', 'max_connections=120', '-c', 'shared_buffers=64MB', '-c', `fsync=${durable ? 'on' : 'off'}`, '-c', `synchronous_commit=${durable ? 'on' : 'off'}`, '-c', 'logging_collector=off', '-c', 'log_min_messages=warning'];
  // A group of its own, so that Ctrl-C reaches the server alone and the database stops after it.
  const server = spawn(join(binaries, 'bin/postgres'), ['-D', cluster, '-p', String(port), ...options], { ...databaseUser(cluster), detached: true, stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, LC_ALL: 'C' } });
  let tail = '';
  server.stderr.on('data', (chunk: Buffer) => (tail = (tail + chunk.toString()).slice(-4_000)));
  const failed = new Promise<never>((_, reject) => server.once('error', reject));
  const url = urlOf(port);
  await Promise.race([answers(url, server, () => tail), failed]);
  return {
    url,
    stop: () =>
      new Promise((resolve) => {
        if (server.exitCode !== null) return resolve();
        server.once('exit', () => resolve());
        server.kill('SIGINT');
        setTimeout(() => server.kill('SIGQUIT'), 5_000).unref();
      }),
  };
}
