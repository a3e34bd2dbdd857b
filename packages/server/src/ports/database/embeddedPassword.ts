import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { DatabaseUser } from './embeddedFiles.ts';

/** The one account of the embedded database. */
export const superuser = 'pitchside';

/** Password of data folders of earlier versions, until their first start under this one. */
const earlier = 'pitchside';

const place = (home: string) => join(home, 'password');
const coming = (home: string) => join(home, 'password.next');
const secret = { mode: 0o600 } as const;
const draw = () => randomBytes(24).toString('base64url');

/** The password of the database in a folder. */
export const readPassword = (home: string): string => (existsSync(place(home)) ? readFileSync(place(home), 'utf8').trim() : earlier);

/** Address of the database of a folder that listens on a port of this machine. */
export const urlOf = (home: string, port: number | string): string =>
  `postgres://${superuser}:${readPassword(home)}@127.0.0.1:${port}/postgres`;

/** Generates the password of a new cluster and passes it to `make` in a file that the database's user can read. */
export function lendNewPassword(home: string, user: DatabaseUser | undefined, make: (file: string) => void): void {
  writeFileSync(place(home), draw(), secret);
  const lent = join(home, 'password.lent');
  writeFileSync(lent, readPassword(home), secret);
  if (user) chownSync(lent, user.uid, user.gid);
  try {
    make(lent);
  } finally {
    rmSync(lent, { force: true });
  }
}

async function admits(port: number, password: string, then: (client: pg.Client) => Promise<unknown>): Promise<boolean> {
  const client = new pg.Client({
    host: '127.0.0.1',
    port,
    user: superuser,
    password,
    database: 'postgres',
    connectionTimeoutMillis: 1_000,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await then(client);
    return true;
  } catch (error) {
    // 28P01 is PostgreSQL's code for a wrong password.
    if (error instanceof pg.DatabaseError && error.code === '28P01') return false;
    throw error;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Gives a running database of an earlier version a password of its own; a start that is cut short continues at the next one. */
export async function renewPassword(home: string, port: number): Promise<void> {
  if (existsSync(place(home))) return;
  if (!existsSync(coming(home))) writeFileSync(coming(home), draw(), secret);
  const next = readFileSync(coming(home), 'utf8');
  const isRenewed = await admits(port, next, async () => undefined);
  if (!isRenewed) await admits(port, earlier, (client) => client.query(`alter role ${superuser} password '${next}'`));
  renameSync(coming(home), place(home));
}
