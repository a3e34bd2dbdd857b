import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { openDatabase, type OpenDatabase } from '../ports/database/database.ts';

/** A fresh, migrated database for one test file; `close` drops it. */
export async function openTestDatabase(): Promise<OpenDatabase & { url: string }> {
  const server = inject('databaseServer');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: server });
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
  const open = openDatabase(url);
  return {
    ...open,
    url,
    close: async () => {
      await open.close();
      await run(`drop database if exists ${name} with (force)`);
    },
  };
}
