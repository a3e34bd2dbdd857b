import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { openDatabase, type Database, type OpenDatabase } from '../ports/database/database.ts';
import { holdToOneConnection } from './oneConnection.ts';

export interface TestDatabase extends OpenDatabase {
  url: string;
  /** A second client of the same database, on a connection of its own. */
  stranger: Database;
}

/** A fresh, migrated database for one test file, whose transactions may not take a second connection; `close` drops it. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const server = inject('databaseServer');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: server });
    client.on('error', () => undefined);
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  // Two files that clone at the same moment wait for each other on the template.
  for (let left = 20; ; left -= 1) {
    try {
      await run(`create database ${name} template template_site`);
      break;
    } catch (error) {
      if (left === 0) throw error;
      await new Promise((resume) => setTimeout(resume, 100));
    }
  }
  const url = server.replace(/postgres$/, name);
  // A busy machine may be slow to connect; the behaviour of an exhausted pool is tested on pools of its own.
  const open = openDatabase(url, { wait: 10_000 });
  const held = holdToOneConnection(open);
  const other = openDatabase(url, { connections: 1, wait: 10_000 });
  return {
    ...open,
    url,
    stranger: other.db,
    close: async () => {
      await other.close();
      await open.close();
      await run(`drop database if exists ${name} with (force)`);
      held.assertNone();
    },
  };
}
