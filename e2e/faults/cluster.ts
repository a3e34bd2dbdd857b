import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chownSync, cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { databaseBinaries, databaseUser } from '../../packages/server/src/ports/database/embeddedFiles.ts';
import { eventually, signalFamily } from '../../packages/server/src/testing/processes.ts';
import { freePort } from '../../scripts/product/start.mjs';

/** One PostgreSQL of a cluster, on a port of this machine. */
export interface PostgresServer {
  port: number;
  url: string;
  /** Runs one statement as the superuser. */
  query(sql: string): Promise<Record<string, unknown>[]>;
  signal(name: 'SIGSTOP' | 'SIGCONT'): void;
  /** Ends it: SIGINT as an operator does, SIGKILL as a power cut does. */
  stop(signal?: 'SIGINT' | 'SIGKILL'): Promise<void>;
  start(): Promise<void>;
}

/** A primary with a synchronous streaming replica: what the primary has acknowledged the replica has on its disk. */
export interface PostgresCluster {
  primary: PostgresServer;
  replica: PostgresServer;
  stop(): Promise<void>;
}

async function openServer(folder: string, settings: readonly string[]): Promise<PostgresServer> {
  const port = await freePort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  let server: ChildProcess | undefined;

  async function query(sql: string) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query<Record<string, unknown>>(sql)).rows;
    } finally {
      await client.end();
    }
  }
  const answers = () =>
    query('select 1').then(
      () => true,
      () => false,
    );

  return {
    port,
    url,
    query,
    signal(name) {
      if (server?.pid !== undefined) signalFamily(server.pid, name);
    },
    async stop(signal = 'SIGINT') {
      const ending = server;
      server = undefined;
      if (ending?.pid === undefined || ending.exitCode !== null || ending.signalCode !== null) return;
      const gone = new Promise((resolve) => ending.once('exit', resolve));
      if (signal === 'SIGKILL') signalFamily(ending.pid, signal);
      else ending.kill(signal);
      await gone;
    },
    async start() {
      const options = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'shared_buffers=64MB', ...settings];
      server = spawn(
        join(databaseBinaries(), 'bin/postgres'),
        ['-D', folder, '-p', String(port), ...options.flatMap((each) => ['-c', each])],
        {
          ...databaseUser(folder),
          stdio: 'ignore',
          env: { ...process.env, LC_ALL: 'C' },
        },
      );
      server.on('error', () => undefined);
      await eventually(answers, 'the start of PostgreSQL');
    },
  };
}

/** @param folder that the database's user may enter */
export async function startCluster(folder: string): Promise<PostgresCluster> {
  const user = databaseUser();
  const places = { primary: join(folder, 'primary'), replica: join(folder, 'replica') };
  if (user) chownSync(folder, user.uid, user.gid);
  const made = spawnSync(
    join(databaseBinaries(), 'bin/initdb'),
    ['-D', places.primary, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-instructions'],
    { ...user, encoding: 'utf8', env: { ...process.env, LC_ALL: 'C' } },
  );
  if (made.status !== 0) throw new Error(`the cluster could not be made: ${made.stderr}`);
  // A cluster that never ran is its own base backup.
  cpSync(places.primary, places.replica, { recursive: true });
  writeFileSync(join(places.replica, 'standby.signal'), '');
  if (user) spawnSync('chown', ['-R', `${user.uid}:${user.gid}`, places.replica]);

  const primary = await openServer(places.primary, ['max_connections=120', 'wal_keep_size=1GB', 'synchronous_standby_names=*']);
  await primary.start();
  const replica = await openServer(places.replica, [
    'max_connections=120',
    `primary_conninfo=host=127.0.0.1 port=${primary.port} user=postgres`,
  ]);
  await replica.start();
  await eventually(
    async () => (await primary.query("select 1 from pg_stat_replication where sync_state = 'sync'")).length === 1,
    'the replica',
  );
  return {
    primary,
    replica,
    async stop() {
      await replica.stop();
      await primary.stop('SIGKILL');
    },
  };
}
