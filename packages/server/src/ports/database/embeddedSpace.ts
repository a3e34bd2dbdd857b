import { closeSync, existsSync, fsyncSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { urlOf } from './embeddedPassword.ts';

const mega = 1024 * 1024;

/** Free bytes of the disk: required for a new cluster, below which the database becomes read-only, and from which it writes again. */
export const spaceLimits = { making: 160 * mega, low: 64 * mega, enough: 112 * mega };
/** Bytes of a reserve file that is freed when something else fills the disk in one go, so that the database can still shut down cleanly. */
const reserve = 24 * mega;
const every = 500;

/** Bytes that an ordinary user may still write beside a folder. */
export function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/** The disk has too little room for a start. */
export class FullDisk extends Error {
  constructor(folder: string, free: number, needed: number) {
    super(
      `The disk is full: ${Math.floor(free / mega)} MB are left at ${folder} and ${needed / mega} are needed. Free some space, or set PITCHSIDE_DATA to a folder on another disk`,
    );
  }
}

function layReserve(file: string): void {
  if (existsSync(file)) return;
  const at = openSync(file, 'w', 0o600);
  try {
    for (let written = 0; written < reserve;) written += writeSync(at, Buffer.alloc(mega));
    fsyncSync(at);
  } finally {
    closeSync(at);
  }
}

async function allowWriting(home: string, port: number, allowed: boolean): Promise<void> {
  const client = new pg.Client({ connectionString: urlOf(home, port), connectionTimeoutMillis: 1_000, query_timeout: 2_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query(
      allowed ? 'alter system reset default_transaction_read_only' : 'alter system set default_transaction_read_only = on',
    );
    await client.query('select pg_reload_conf()');
  } finally {
    await client.end().catch(() => undefined);
  }
}

/**
 * Keeps a database from running into a full disk, which would end it: it becomes read-only when space runs short, until there is enough.
 */
export interface SpaceWatch {
  stop(): Promise<void>;
}

/**
 * Watches the free space beside a running database; resolves once the database's mode fits the space of now.
 * @param say receives a line when writing stops and resumes
 * @param free bytes that are left; injected for tests
 */
export async function watchSpace(
  home: string,
  port: number,
  say: (line: string) => void,
  free = () => freeBytes(home),
): Promise<SpaceWatch> {
  const file = join(home, 'reserve');
  let isWritable: boolean | undefined;
  let isStopped = false;
  let looking: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  async function look(): Promise<void> {
    const left = free();
    if (isWritable !== false && left < spaceLimits.low) {
      rmSync(file, { force: true });
      await allowWriting(home, port, false);
      if (isWritable) say('The disk is full: the database only reads until there is space again.');
      isWritable = false;
    } else if (isWritable !== true && left >= spaceLimits.enough) {
      layReserve(file);
      await allowWriting(home, port, true);
      if (isWritable === false) say('There is space on the disk again: the database writes.');
      isWritable = true;
    }
  }

  const again = () => {
    // An unavailable database is asked again at the next check.
    looking = look().catch(() => undefined);
    void looking.then(() => isStopped || (timer = setTimeout(again, every).unref()));
  };
  if (free() < spaceLimits.enough && free() >= spaceLimits.low) {
    // Between the marks nothing is known to be short.
    await allowWriting(home, port, true);
    isWritable = true;
  } else await look();
  again();
  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await looking;
    },
  };
}
