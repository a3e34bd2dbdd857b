import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { PreparedClient } from './preparedClient.ts';
import { SiteClient, type Query } from './siteClient.ts';

/** Makes releasing a connection twice harmless; only the first time counts. */
function givenBackOnce(client: pg.PoolClient): pg.PoolClient {
  const giveBack = client.release.bind(client);
  let isBack = false;
  client.release = (broken) => {
    if (isBack) return;
    isBack = true;
    client.off('end', lost);
    giveBack(broken);
  };
  const lost = () => client.release(true);
  // A transaction that could not even begin releases nothing: its connection would be missing for ever.
  client.once('end', lost);
  return client;
}

type Taken = (error: Error | undefined, client: pg.PoolClient | undefined, done: (release?: boolean | Error) => void) => void;

/** A pool that misses a connection no longer than it lives. */
class SitePool extends pg.Pool {
  constructor(options: pg.PoolConfig) {
    super(options);
    // An idle connection that breaks is replaced on next use.
    this.on('error', () => undefined);
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Taken): void;
  override connect(callback?: Taken): Promise<pg.PoolClient> | undefined {
    if (!callback) return super.connect().then(givenBackOnce);
    // Single statements come this way, and the pool releases their connection itself.
    super.connect(callback);
    return undefined;
  }
}

export type Database = NodePgDatabase;
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

export interface OpenDatabase {
  db: Database;
  pool: pg.Pool;
  /** Address, for connections beside the pool. */
  url: string;
  close(): Promise<void>;
}

// Counters are bigint in PostgreSQL and stay far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/**
 * Timeouts in milliseconds of a connection, a statement, and the wait for a lock (reliability: bounded everything); together with
 * `longestWait` a database that hangs is detected within two seconds.
 */
const limits = { statement_timeout: 1_600, lock_timeout: 1_000 };
const connecting = 1_000;

/** A connection of a pooler: what limits it goes with each transaction. Single statements have the client's own limit alone. */
class PooledClient extends SiteClient {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    const plain = this.query.bind(this) as Query;
    const inTransaction = Object.entries(limits).map(([name, ms]) => `set local ${name} = ${ms}`);
    const limited: Query = (given, ...rest) => {
      const text = typeof given === 'object' && given !== null && 'text' in given ? given.text : given;
      if (typeof text !== 'string' || !/^begin\b/i.test(text)) return plain(given, ...rest);
      return plain([text, ...inTransaction].join('; '), ...rest.filter((each) => typeof each === 'function'));
    };
    Object.assign(this, { query: limited });
  }
}

/**
 * Time that an idle connection is kept, ms. A new one costs the database as much as twenty searches, because it plans every statement anew
 * several times; the connections of one rush are there for the next.
 */
const idleTimeout = 60_000;

export interface DatabaseOptions {
  connections?: number;
  /** Prepares frequent statements. */
  prepare?: boolean;
  /** Refuses writes; a pooler cannot keep this up. */
  readOnly?: boolean;
  /** Behind a pooler: limits go with each transaction, because a connection is handed on after it, and nothing is prepared. */
  isPooled?: boolean;
  /** Longest wait of a statement for a connection, ms. */
  wait?: number;
}

/** Opens a pool whose connections may break, hang or be cut: their statements fail once, and the connections are replaced. */
export function openDatabase(
  url: string,
  { connections = 16, isPooled = false, prepare = !isPooled, readOnly = false, wait = connecting }: DatabaseOptions = {},
): OpenDatabase {
  const pool = new SitePool({
    ...(!isPooled && limits),
    idleTimeoutMillis: idleTimeout,
    connectionTimeoutMillis: wait,
    Client: isPooled ? PooledClient : prepare ? PreparedClient : SiteClient,
    connectionString: url,
    max: connections,
    keepAlive: true,
    application_name: 'pitchside',
    ...(readOnly && !isPooled && { options: '-c default_transaction_read_only=on' }),
  });
  return { db: drizzle(pool), pool, url, close: () => pool.end() };
}
