import { spawn, spawnSync } from 'node:child_process';
import { chownSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { databaseUser } from '../../packages/server/src/ports/database/embeddedFiles.ts';
import { eventually } from '../../packages/server/src/testing/processes.ts';
import { freePort } from '../../scripts/product/start.mjs';

export interface Pooler {
  url: string;
  stop(): Promise<void>;
}

/** Starts the PgBouncer of this machine in transaction mode, otherwise as it comes; undefined, with a line that says so, without one. */
export async function startPooler(folder: string, database: number): Promise<Pooler | undefined> {
  if (spawnSync('pgbouncer', ['--version']).status !== 0) {
    process.stdout.write('  no pgbouncer is installed: the nodes ask the database itself\n');
    return undefined;
  }
  const port = await freePort();
  const [settings, users] = [join(folder, 'pgbouncer.ini'), join(folder, 'users.txt')];
  writeFileSync(users, '"postgres" ""\n');
  writeFileSync(
    settings,
    [
      '[databases]',
      `postgres = host=127.0.0.1 port=${database} dbname=postgres user=postgres`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${port}`,
      'unix_socket_dir =',
      'auth_type = trust',
      `auth_file = ${users}`,
      'pool_mode = transaction',
      // Its default of 15 s is how long nobody tries a database that was away.
      'server_login_retry = 1',
      '',
    ].join('\n'),
  );
  const user = databaseUser();
  if (user) for (const file of [settings, users]) chownSync(file, user.uid, user.gid);
  const child = spawn('pgbouncer', ['-q', settings], { ...user, stdio: 'ignore' });
  child.on('error', () => undefined);
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  await eventually(async () => {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_000 });
    client.on('error', () => undefined);
    return client.connect().then(
      () => client.end().then(() => true),
      () => false,
    );
  }, 'the start of pgbouncer');
  return {
    url,
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.kill('SIGKILL');
      }),
  };
}
