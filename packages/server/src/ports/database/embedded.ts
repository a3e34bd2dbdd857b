import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import { createWatchdog } from '../watchdog.ts';
import { databaseBinaries, databaseFolder, databaseUser } from './embeddedFiles.ts';
import { lendNewPassword, renewPassword, superuser, urlOf } from './embeddedPassword.ts';
import { isRunning, livingOwner, livingPostgres, ownerFile, ownerProgram, type OwnerProgram } from './embeddedRunning.ts';
import { freeBytes, FullDisk, spaceLimits, watchSpace, type SpaceWatch } from './embeddedSpace.ts';

/** A PostgreSQL of our own, on a port of this machine alone; one that dies is started again with its data, under the same address. */
export interface EmbeddedDatabase {
  url: string;
  /** The server's process, another one after it died. */
  pid(): number | undefined;
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  /** False only for tests, which may lose their data. */
  durable?: boolean;
  /** Which program owns the database; default a site. */
  program?: OwnerProgram;
  /** Receives messages about the database; default standard error. */
  say?: (line: string) => void;
  /** Bytes left on the disk; injected for tests. */
  free?: () => number;
}

const starting = 20_000;
/** Milliseconds between restarts of a database that does not come back, from the first to the longest. */
const pauses = { first: 100, longest: 5_000 };
const after = (ms: number) => new Promise<void>((resume) => setTimeout(resume, ms));

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

/** Name of each program that may own the folder, and the advice for it. */
const ownerWords: Readonly<Record<OwnerProgram, readonly [name: string, help: string]>> = {
  site: ['Another running site', 'stop it'],
  import: ['An import (npm run import)', 'wait until it has ended'],
  admin: ['A command of operators (npm run admin)', 'wait until it has ended'],
  audit: ['An audit (npm run audit)', 'wait until it has ended'],
};

/** Another program owns the folder. */
export class FolderInUse extends Error {
  constructor(folder: string, program: OwnerProgram, pid: number) {
    const [name, help] = ownerWords[program];
    super(`${name}, process ${pid}, uses the data folder ${folder}: ${help}, or set PITCHSIDE_DATA to another folder`);
  }
}

/**
 * Stops a postgres that a killed parent left behind and that still owns the folder; by force if it must. One whose parent lives is never
 * touched.
 */
async function stopLeftBehind(home: string): Promise<void> {
  const pid = livingPostgres(home);
  if (pid === undefined) return;
  const owner = livingOwner(home);
  if (owner !== undefined && owner !== process.pid) throw new FolderInUse(home, ownerProgram(home), owner);
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    // A watchdog may be at it too, and be first.
    if (isRunning(pid)) process.kill(pid, signal);
    for (let waited = 0; waited < 3_000 && isRunning(pid); waited += 50) await after(50);
    if (!isRunning(pid)) return;
  }
}

/** Makes the cluster beside its place, so that one that was cut short is never taken for a whole one. */
function initialise(binaries: string, home: string, durable: boolean): void {
  const [cluster, making] = [join(home, 'cluster'), join(home, 'cluster.making')];
  rmSync(making, { recursive: true, force: true });
  lendNewPassword(home, databaseUser(), (file) => {
    const made = spawnSync(
      join(binaries, 'bin/initdb'),
      [
        '-D',
        making,
        '-U',
        superuser,
        '-A',
        'scram-sha-256',
        '--pwfile',
        file,
        '-E',
        'UTF8',
        '--locale=C',
        '--no-instructions',
        ...(durable ? [] : ['--no-sync']),
      ],
      { ...databaseUser(), encoding: 'utf8', env: { ...process.env, LC_ALL: 'C' } },
    );
    if (made.status === 0) return renameSync(making, cluster);
    rmSync(making, { recursive: true, force: true });
    throw new Error(`The database could not be made: ${(made.stderr || String(made.error ?? '')).trim().split('\n').slice(-2).join(' ')}`);
  });
}

const isOver = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

/** Resolves once the server takes connections, whatever the password. */
async function answers(port: number, server: ChildProcess, log: () => string): Promise<void> {
  for (const until = Date.now() + starting; ;) {
    if (isOver(server)) throw new Error(`The database did not start: ${log().trim().split('\n').slice(-3).join(' ')}`);
    const client = new pg.Client({
      host: '127.0.0.1',
      port,
      user: superuser,
      password: 'x',
      database: 'postgres',
      connectionTimeoutMillis: 1_000,
    });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return;
    } catch (error) {
      if (error instanceof pg.DatabaseError && error.code === '28P01') return;
      if (Date.now() > until) throw error;
      await after(40);
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}

/** Error of PostgreSQL while children of a killed server are still ending. */
const isEarly = (error: unknown) => error instanceof Error && /pre-existing shared memory|lock file .* already exists/i.test(error.message);

/**
 * Starts PostgreSQL on a folder, made on first use, with fsync on.
 * @param folder absolute or relative; a second server on the same folder is refused by PostgreSQL itself
 * @throws FolderInUse, FullDisk, UnreachableFolder
 */
export async function startEmbedded(
  folder: string,
  { durable = true, program = 'site', say = (line) => void process.stderr.write(`${line}\n`), free }: EmbeddedOptions = {},
): Promise<EmbeddedDatabase> {
  const binaries = databaseBinaries();
  const home = databaseFolder(folder);
  const cluster = join(home, 'cluster');
  const isNew = !existsSync(join(cluster, 'PG_VERSION'));
  const [left, needed] = [(free ?? (() => freeBytes(home)))(), isNew ? spaceLimits.making : spaceLimits.low];
  if (left < needed) throw new FullDisk(home, left, needed);
  if (isNew) initialise(binaries, home, durable);
  await stopLeftBehind(home);
  writeFileSync(ownerFile(home), program === 'site' ? String(process.pid) : `${process.pid}\n${program}`);
  const port = await freePort();
  const flush = durable ? 'on' : 'off';
  const options = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=120',
    'shared_buffers=64MB',
    `fsync=${flush}`,
    `synchronous_commit=${flush}`,
    'logging_collector=off',
    'log_min_messages=warning',
  ].flatMap((option) => ['-c', option]);
  const watchdog = createWatchdog('INT', 'QUIT', 'KILL');
  let server: ChildProcess;
  let isStopping = false;

  async function launch(): Promise<void> {
    // A group of its own, so that Ctrl-C reaches the server alone and the database stops after it.
    const begun = spawn(join(binaries, 'bin/postgres'), ['-D', cluster, '-p', String(port), ...options], {
      ...databaseUser(cluster),
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, LC_ALL: 'C' },
    });
    server = begun;
    watchdog.watch(begun.pid);
    let tail = '';
    begun.stderr.on('data', (chunk: Buffer) => (tail = (tail + chunk.toString()).slice(-4_000)));
    begun.stderr.on('error', () => undefined);
    const failed = new Promise<never>((_, reject) => begun.on('error', reject));
    await Promise.race([answers(port, begun, () => tail), failed]);
    if (isOver(begun)) throw new Error(`The database did not start: ${tail.trim().split('\n').slice(-3).join(' ')}`);
    begun.once('exit', (code, signal) => void revive(signal ?? `code ${code}`));
  }

  /** Starts it again for as long as the folder is ours. */
  async function revive(how: string): Promise<void> {
    watchdog.watch(undefined);
    if (isStopping || livingOwner(home) !== process.pid) return;
    say(`The database ended (${how}) and is started again.`);
    for (let pause = pauses.first; !isStopping; pause = Math.min(2 * pause, pauses.longest)) {
      try {
        return await launch();
      } catch (error) {
        watchdog.watch(undefined);
        if (!isEarly(error)) say(error instanceof Error ? error.message : String(error));
        await after(pause);
      }
    }
  }

  for (const until = Date.now() + starting; ;) {
    try {
      await launch();
      break;
    } catch (error) {
      if (isEarly(error) && Date.now() < until) {
        await after(pauses.first);
        continue;
      }
      watchdog.dismiss();
      throw error;
    }
  }
  let space: SpaceWatch | undefined;
  async function stop(): Promise<void> {
    isStopping = true;
    await space?.stop();
    const last = server;
    if (!isOver(last)) {
      const gone = new Promise((resolve) => last.once('exit', resolve));
      last.kill('SIGINT');
      const later = [setTimeout(() => last.kill('SIGQUIT'), 5_000), setTimeout(() => last.kill('SIGKILL'), 11_000)];
      await gone;
      later.forEach(clearTimeout);
    }
    watchdog.dismiss();
  }

  try {
    await renewPassword(home, port);
    space = await watchSpace(home, port, say, free);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: urlOf(home, port), pid: () => (isOver(server) ? undefined : server.pid), stop };
}
