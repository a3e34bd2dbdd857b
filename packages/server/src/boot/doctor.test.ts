import { sql } from 'drizzle-orm';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSecrets } from '../modules/desk/system/index.ts';
import { readSettings } from '../settings.ts';
import { openTestDatabase, type TestDatabase } from '../testing/testDatabase.ts';
import { migrateDatabase } from '../platform/migrations.ts';
import { serverPackage } from '../platform/project.ts';
import { examine, printFindings, resetDemo } from './doctor.ts';

let database: TestDatabase;
let data: string;
beforeAll(async () => {
  database = await openTestDatabase();
  data = mkdtempSync(join(tmpdir(), 'pitchside-doctor-'));
});
afterAll(async () => {
  await database.close();
  rmSync(data, { recursive: true, force: true });
});

const ask = async (more: Record<string, string> = {}) =>
  examine({ PITCHSIDE_DATA: data, PITCHSIDE_TRANSCODES: '0', PITCHSIDE_VIDEO_CODINGS: '0', ...more }, async () => ({
    url: database.url,
    stop: async () => undefined,
  }));
const levels = (found: Awaited<ReturnType<typeof ask>>) => found.map(({ level, about }) => `${level} ${about}`);

test('a sound site has nothing that must be changed, and no file is left behind', async () => {
  const found = await ask({ PITCHSIDE_BACKUP_KEY: 'kept somewhere else', PITCHSIDE_DEMO: 'on' });
  expect(levels(found)).toEqual(['ok database', 'ok storage', 'ok disk']);
  const lines: string[] = [];
  expect(printFindings(found, (line) => void lines.push(line))).toBe(0);
  expect(lines[0]).toMatch(/^✓ database {2}PostgreSQL 1\d/);
  expect(readdirSync(join(data, 'uploads/private'))).toEqual([]);
});

test('each thing that is wrong is told with what to change, and no password is', async () => {
  const found = await ask({
    PITCHSIDE_DEMO: 'off',
    PITCHSIDE_TRUSTED_PROXY: 'loopback',
    PITCHSIDE_ORIGIN: 'https://127.0.0.1:1',
    BUS_URL: 'nats://site:canary@127.0.0.1:1',
    PITCHSIDE_SMS: 'smtp',
    PITCHSIDE_SMTP_URL: 'smtp://site:canary@127.0.0.1:1',
    PITCHSIDE_SMTP_FROM: 'a@example.com',
    PITCHSIDE_SMTP_TO: 'b@example.com',
  });
  expect(levels(found)).toEqual([
    'ok database',
    'look settings',
    'wrong bus',
    'ok storage',
    'ok disk',
    'wrong proxy',
    'wrong tls',
    'wrong codes',
    'look backup',
  ]);
  const lines: string[] = [];
  expect(printFindings(found, (line) => void lines.push(line))).toBe(1);
  expect(lines.join('\n')).toContain('PITCHSIDE_TRUSTED_PROXY is no setting; PITCHSIDE_TRUSTED_PROXIES is one');
  expect(lines.join('\n')).not.toContain('canary');
  expect(await ask({ PORT: 'x' })).toEqual([{ about: 'settings', level: 'wrong', words: 'PORT must be a port 0-65535, not "x"' }]);
});

test('a storage that takes nothing, a key that is missing and a database that is away are findings, not ends', async () => {
  const file = join(data, 'file');
  writeFileSync(file, '');
  expect(levels(await ask({ PITCHSIDE_DATA: file, PITCHSIDE_KEY: 'k'.repeat(40) }))).toContain('wrong storage');
  await (
    await openSecrets({ db: database.db, settings: readSettings({ PITCHSIDE_KEY: 'k'.repeat(40) }) })
  )('seal');
  expect(levels(await ask())).toContain('wrong key');
  const away = await examine({ PITCHSIDE_DATA: data }, async () => ({
    url: 'postgres://site:canary@127.0.0.1:1/x',
    stop: async () => undefined,
  }));
  expect(away[0]).toEqual({
    about: 'database',
    level: 'wrong',
    words: 'The database does not answer at 127.0.0.1:1: start it, or check DATABASE_URL',
  });
});

test('migrations that wait, and a database of a later release, are told', async () => {
  const set = (by: number) => database.db.execute(sql`update drizzle.__drizzle_migrations set created_at = created_at + ${by}`);
  const year = 31_536_000_000;
  await set(year);
  expect((await ask()).find(({ about }) => about === 'release')).toMatchObject({
    level: 'wrong',
    words: expect.stringContaining('later release'),
  });
  await set(-2 * year);
  expect((await ask()).find(({ about }) => about === 'release')).toMatchObject({
    level: 'look',
    words: expect.stringMatching(/^\d+ migrations wait/),
  });
  await set(year);
  expect((await ask()).find(({ about }) => about === 'release')).toBeUndefined();
});

test('only a demo world is emptied, and the next start fills the database anew', { tags: ['full'], timeout: 60_000 }, async () => {
  const own = await openTestDatabase();
  try {
    await expect(resetDemo(readSettings({ PITCHSIDE_DEMO: 'off' }), own.url)).rejects.toThrow('only a demo world');
    await resetDemo(readSettings({}), own.url);
    expect((await migrateDatabase(own.url, serverPackage())).length).toBeGreaterThan(0);
  } finally {
    await own.close();
  }
});
