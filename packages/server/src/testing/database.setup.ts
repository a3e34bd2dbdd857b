import { rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { migrateDatabase } from '../platform/migrations.ts';
import { startEmbedded } from '../ports/database/embedded.ts';
import { databaseFolder } from './databaseFolder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the tests' PostgreSQL, whose database `template_site` is migrated and empty. */
    databaseServer: string;
  }
}

/** One real PostgreSQL for all server tests, in a folder of its own; each test file clones the migrated template. */
export default async function setup(project: TestProject) {
  const folder = databaseFolder();
  const server = await startEmbedded(folder, { durable: false });
  const client = new pg.Client({ connectionString: server.url });
  client.on('error', () => undefined);
  await client.connect();
  await client.query('create database template_site');
  await client.end();
  await migrateDatabase(server.url.replace(/postgres$/, 'template_site'), join(import.meta.dirname, '../..'));
  project.provide('databaseServer', server.url);
  return async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
