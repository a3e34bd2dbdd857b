import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { join } from 'node:path';
import pg from 'pg';
import { applyFunctions } from './functions.ts';
import { holdMigrations } from './locks.ts';

/**
 * Brings schema and functions up to date; safe while several nodes start at once, because one holds the lock.
 * @param folder the server's package, with `migrations` and `src`
 * @returns paths of the function files that were applied
 */
export async function migrateDatabase(url: string, folder: string): Promise<string[]> {
  // Migrations may take as long as they need, so they run without the usual timeouts.
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await holdMigrations(client);
    const db = drizzle(client);
    await migrate(db, { migrationsFolder: join(folder, 'migrations') });
    return await applyFunctions(db, folder);
  } finally {
    await client.end();
  }
}
