import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { holdMigrations } from './locks.ts';

/** Brings the schema up to date; safe while several nodes start at once, because one holds the lock. */
export async function migrateDatabase(url: string, folder: string): Promise<void> {
  // Migrations may take as long as they need, so they run without the usual timeouts.
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await holdMigrations(client);
    await migrate(drizzle(client), { migrationsFolder: folder });
  } finally {
    await client.end();
  }
}
