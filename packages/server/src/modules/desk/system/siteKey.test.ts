import { eq, sql } from 'drizzle-orm';
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { resetDemo } from '../../../boot/doctor.ts';
import { startFailure } from '../../../boot/failures.ts';
import { migrateDatabase } from '../../../platform/migrations.ts';
import { serverPackage } from '../../../platform/project.ts';
import { readSettings } from '../../../settings.ts';
import { openTestDatabase, type TestDatabase } from '../../../testing/testDatabase.ts';
import { openSecrets, rotateSiteKey, siteKeyFile, WrongSiteKey } from './siteKey.ts';
import { siteSecrets } from './system.tables.ts';

let database: TestDatabase;
let data: string;
beforeAll(async () => void (database = await openTestDatabase()));
afterAll(() => database.close());
beforeEach(() => (data = mkdtempSync(join(tmpdir(), 'pitchside-key-'))));
afterEach(async () => {
  rmSync(data, { recursive: true, force: true });
  await database.db.delete(siteSecrets);
});

const parts = (more: Record<string, string> = {}) => ({
  db: database.db,
  settings: readSettings({ PITCHSIDE_DATA: data, ...more }),
});
const file = () => siteKeyFile(parts().settings);

test('a new site makes its key beside the data, for its owner alone, and the database holds no secret', async () => {
  const secret = await (await openSecrets(parts()))('stream-key');
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(statSync(file()).mode & 0o777).toBe(0o600);
  const { rows } = await database.db.execute<{ all: string }>(sql`select string_agg(s::text, ' ') as all from ${siteSecrets} s`);
  expect(rows[0]?.all).toContain('stream-key');
  expect(rows[0]?.all).not.toContain(secret);
  expect(rows[0]?.all).not.toContain(readFileSync(file(), 'utf8').trim());
  expect(await (await openSecrets(parts()))('stream-key')).toBe(secret);
});

test('secrets of an earlier release stay what they are, and are sealed at the first start', async () => {
  await database.db.insert(siteSecrets).values([
    { name: 'stream-key', sealed: 'as-it-was-before' },
    { name: 'seal', sealed: 'another' },
  ]);
  const read = await openSecrets(parts());
  expect([await read('stream-key'), await read('seal')]).toEqual(['as-it-was-before', 'another']);
  const stored = await database.db.select().from(siteSecrets);
  expect(stored.every(({ sealed }) => sealed.startsWith('sealed ') && !sealed.includes('as-it-was'))).toBe(true);
});

test('without its key, or with another one, the start ends with the way out, and nothing new is made', async () => {
  await (
    await openSecrets(parts())
  )('seal');
  renameSync(file(), `${file()}.away`);
  const missing = await openSecrets(parts()).catch((error: unknown) => error);
  expect(missing).toBeInstanceOf(WrongSiteKey);
  expect(startFailure(missing)).toMatch(/^The site’s key is missing.*Copy site\.key from .* or set PITCHSIDE_KEY$/);
  expect(existsSync(file())).toBe(false);
  writeFileSync(file(), 'another key, which is not the one of this site');
  await expect(openSecrets(parts())).rejects.toThrow('does not open its secrets');
  await expect(openSecrets(parts({ PITCHSIDE_KEY: 'x'.repeat(40) }))).rejects.toThrow('Set PITCHSIDE_KEY to the key');
  renameSync(`${file()}.away`, file());
  await openSecrets(parts());
});

test('a secret that was put under another name does not open', async () => {
  const read = await openSecrets(parts());
  await read('seal');
  const [row] = await database.db.select().from(siteSecrets).where(eq(siteSecrets.name, 'seal'));
  await database.db.insert(siteSecrets).values({ name: 'uploads', sealed: row?.sealed ?? '' });
  await expect(read('uploads')).rejects.toThrow(WrongSiteKey);
});

test('two nodes that start a new site at once agree on every secret', async () => {
  const nodes = await Promise.all([openSecrets(parts()), openSecrets(parts())]);
  const secrets = await Promise.all(nodes.map((read) => read('seal')));
  expect(new Set(secrets).size).toBe(1);
});

test('a rotation keeps the secrets, and one that was cut short is finished at the next start', async () => {
  const secret = await (await openSecrets(parts()))('seal');
  const before = readFileSync(file(), 'utf8');
  expect(await rotateSiteKey(parts())).toBeUndefined();
  expect(readFileSync(file(), 'utf8')).not.toBe(before);
  expect(await (await openSecrets(parts()))('seal')).toBe(secret);
  // As after a kill between the commit and the rename.
  renameSync(file(), `${file()}.next`);
  writeFileSync(file(), before);
  expect(await (await openSecrets(parts()))('seal')).toBe(secret);
  const given = { PITCHSIDE_KEY: readFileSync(file(), 'utf8').trim() };
  const next = await rotateSiteKey(parts(given));
  expect(await (await openSecrets(parts({ PITCHSIDE_KEY: next ?? '' })))('seal')).toBe(secret);
});

test(
  'a database of the release before keeps its secrets through the migrations, and a program of that release ends on it',
  { tags: ['full'], timeout: 60_000 },
  async () => {
    const own = await openTestDatabase();
    try {
      await resetDemo(readSettings({}), own.url);
      const journal = JSON.parse(readFileSync(join(serverPackage(), 'migrations/meta/_journal.json'), 'utf8')) as {
        entries: { tag: string; when: number }[];
      };
      const until = journal.entries.find(({ tag }) => tag === '0075_function_files')?.when ?? 0;
      await migrateDatabase(own.url, serverPackage(), { until });
      await own.db.execute(sql`insert into server_secret (name, secret) values ('stream-key', 'as-it-was-before')`);
      await migrateDatabase(own.url, serverPackage());
      const read = await openSecrets({ db: own.db, settings: parts().settings });
      expect(await read('stream-key')).toBe('as-it-was-before');
      await expect(own.db.execute(sql`select secret from server_secret`)).rejects.toMatchObject({ cause: { code: '42P01' } });
    } finally {
      await own.close();
    }
  },
);
