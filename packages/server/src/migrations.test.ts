import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const migrations = join(import.meta.dirname, '../migrations');

const files = globSync('**/*.tables.ts', { cwd: import.meta.dirname });
const exported = await Promise.all(files.map(async (file) => (await import(join(import.meta.dirname, file))) as object));

test('migrations bring the database to what the tables say', async () => {
  // By file, because two modules may call a table alike.
  const tables = exported.flatMap((names, file) =>
    Object.entries(names).map(([name, value]: [string, unknown]) => [`${file} ${name}`, value]),
  );
  const newest = globSync('meta/*_snapshot.json', { cwd: migrations }).sort().at(-1) ?? '';
  const last = JSON.parse(readFileSync(join(migrations, newest), 'utf8')) as { id: string };
  const now = generateDrizzleJson(Object.fromEntries(tables) as Record<string, unknown>, last.id);
  expect(await generateMigration(last, now), 'migrations are behind what they are written from: npm run fix').toEqual([]);
});
