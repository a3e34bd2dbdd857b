import { sql } from 'drizzle-orm';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { serverPackage } from '../../platform/project.ts';
import { openDatabase } from '../../ports/database/database.ts';
import { readSettings } from '../../settings.ts';
import { testKey } from '../../testing/testKey.ts';
import { testPeople } from '../../testing/testPeople.ts';
import { openTestSite, type TestSite } from '../../testing/testSite.ts';
import { auditAll } from '../audit.ts';
import { startFailure } from '../failures.ts';
import { openArchive } from './archive.ts';
import { backUp } from './backup.ts';
import { runBackupCommand } from './commands.ts';
import { restore, verifyArchive } from './restore.ts';

const passphrase = 'a passphrase that is kept elsewhere';
let site: TestSite;
let folder: string;
const databases: string[] = [];

const run = async (statement: string) => {
  const client = new pg.Client({ connectionString: inject('databaseServer') });
  await client.connect();
  await client.query(statement).finally(() => client.end());
};
/** An empty database beside the site's. */
async function emptyDatabase(): Promise<string> {
  const name = `restore_${databases.length}_${process.pid}`;
  await run(`create database ${name}`);
  databases.push(name);
  return inject('databaseServer').replace(/postgres$/, name);
}
const settingsAt = (data: string) => readSettings({ PITCHSIDE_DATA: data, PITCHSIDE_BACKUP_KEY: passphrase, PITCHSIDE_KEY: testKey });
const urlOfSite = async () => {
  const { rows } = await site.site.platform.db.execute<{ name: string }>(sql`select current_database() as name`);
  return inject('databaseServer').replace(/postgres$/, rows[0]?.name ?? '');
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pitchside-backup-'));
  site = await openTestSite({ PITCHSIDE_DATA: join(folder, 'data') });
  mkdirSync(join(folder, 'data/uploads/public'), { recursive: true });
  writeFileSync(join(folder, 'data/uploads/public/picture.jpg'), Buffer.alloc(700_000, 'picture'));
  writeFileSync(join(folder, 'data/uploads/public/unfinished.jpg.part'), 'half');
});
afterAll(async () => {
  await site.close();
  for (const name of databases) await run(`drop database if exists ${name} with (force)`);
  rmSync(folder, { recursive: true, force: true });
});
afterEach(() => rmSync(join(folder, 'elsewhere'), { recursive: true, force: true }));

test('a backup beside gifts holds every one acknowledged before it, and is sound where it is restored', { timeout: 120_000 }, async () => {
  const people = testPeople(site);
  const anchor = await people.anchor();
  const fans = await Promise.all(Array.from({ length: 4 }, () => people.newcomer()));
  for (const fan of fans) await people.fund(fan, 100_000);
  const acknowledged: { at: number; key: string }[] = [];
  let isOver = false;
  const give = async ({ token }: { token: string }, fan: number) => {
    for (let n = 0; !isOver; n += 1) {
      const key = `gift-${fan}-${n}`;
      const query = `?id=${anchor.room}&gift_id=football&count=1`;
      const { code } = await site.call('GET', 'member/handselGift', { token, query, headers: { 'idempotency-key': key } });
      if (code === 0) acknowledged.push({ at: Date.now(), key });
    }
  };
  const giving = Promise.all(fans.map(give));
  await expect.poll(() => acknowledged.length, { timeout: 20_000 }).toBeGreaterThan(20);
  const file = join(folder, 'one.backup');
  const written = await backUp(settingsAt(join(folder, 'data')), await urlOfSite(), file, passphrase);
  const after = acknowledged.length;
  await expect.poll(() => acknowledged.length, { timeout: 20_000 }).toBeGreaterThan(after + 10);
  isOver = true;
  await giving;

  expect(written).toMatchObject({ files: 1 });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(await verifyArchive(file, passphrase)).toMatchObject({ at: written.at, tables: written.tables, rows: written.rows, fileCount: 1 });
  const url = await emptyDatabase();
  const elsewhere = settingsAt(join(folder, 'elsewhere'));
  await restore(elsewhere, url, serverPackage(), file, passphrase);
  const restored = openDatabase(url, { connections: 2 });
  try {
    expect((await auditAll(restored.db)).isSound).toBe(true);
    const { rows } = await restored.db.execute<{ key: string }>(sql`select key from idempotent_answer where key like '%gift-%'`);
    const there = new Set(rows.map(({ key }) => /gift-\d+-\d+/.exec(key)?.[0]));
    const before = acknowledged.filter(({ at }) => at < written.at);
    process.stdout.write(
      `  ${acknowledged.length} gifts, ${before.length} acknowledged before the backup, ${there.size} in it; ${written.rows} rows, ${written.bytes} bytes\n`,
    );
    expect(before.length).toBeGreaterThan(10);
    expect(before.filter(({ key }) => !there.has(key))).toEqual([]);
    expect(there.size).toBeLessThan(acknowledged.length);
    expect(readFileSync(join(folder, 'elsewhere/uploads/public/picture.jpg'))).toEqual(
      readFileSync(join(folder, 'data/uploads/public/picture.jpg')),
    );
    expect(existsSync(join(folder, 'elsewhere/uploads/public/unfinished.jpg.part'))).toBe(false);
    // It goes on: counters stand after what was counted, and a member gives again.
    const again = await openTestSite({ PITCHSIDE_DATA: join(folder, 'elsewhere') }, { database: restored });
    const { token } = fans[0] ?? { token: '' };
    const query = `?id=${anchor.room}&gift_id=football&count=1`;
    expect(await again.call('GET', 'member/handselGift', { token, query })).toMatchObject({ code: 0 });
    expect((await auditAll(restored.db)).isSound).toBe(true);
    await again.close();
  } finally {
    await restored.close().catch(() => undefined);
  }
});

test('one flipped bit anywhere, a cut end, another passphrase and another file are refused, before anything is touched', async () => {
  const file = join(folder, 'two.backup');
  await backUp(settingsAt(join(folder, 'data')), await urlOfSite(), file, passphrase);
  const { size } = statSync(file);
  const bad = join(folder, 'bad.backup');
  const refused = async (damage: (bytes: Buffer) => void) => {
    copyFileSync(file, bad);
    const bytes = readFileSync(bad);
    damage(bytes);
    writeFileSync(bad, bytes);
    await expect(verifyArchive(bad, passphrase)).rejects.toThrow(/^The archive|is no backup of Pitchside/);
  };
  for (const place of [0, 20, 40, Math.floor(size / 2), size - 1]) await refused((bytes) => void (bytes[place] = (bytes[place] ?? 0) ^ 4));
  copyFileSync(file, bad);
  truncateSync(bad, size - 300_000 > 0 ? size - 300_000 : size - 1);
  await expect(verifyArchive(bad, passphrase)).rejects.toThrow('The archive is cut short');
  await expect(verifyArchive(file, 'another passphrase, not this one')).rejects.toThrow('PITCHSIDE_BACKUP_KEY is another one');
  writeFileSync(bad, 'something else');
  await expect(verifyArchive(bad, passphrase)).rejects.toThrow('is no backup of Pitchside');
  // A whole number of chunks that ends early lacks the mark of the last one.
  const url = await emptyDatabase();
  await expect(restore(settingsAt(join(folder, 'elsewhere')), url, serverPackage(), bad, passphrase)).rejects.toThrow();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(`select 1 from pg_class where relnamespace = 'public'::regnamespace`);
  await client.end();
  expect([rows, existsSync(join(folder, 'elsewhere'))]).toEqual([[], false]);
});

test('what is not empty is not restored into, and a backup of a later release neither', async () => {
  const file = join(folder, 'three.backup');
  await backUp(settingsAt(join(folder, 'data')), await urlOfSite(), file, passphrase);
  await expect(restore(settingsAt(join(folder, 'elsewhere')), await urlOfSite(), serverPackage(), file, passphrase)).rejects.toThrow(
    'The database is not empty',
  );
  const earlier = join(folder, 'earlier');
  cpSync(join(serverPackage(), 'migrations'), join(earlier, 'migrations'), { recursive: true });
  const journal = join(earlier, 'migrations/meta/_journal.json');
  const { entries, ...rest } = JSON.parse(readFileSync(journal, 'utf8')) as { entries: unknown[] };
  writeFileSync(journal, JSON.stringify({ ...rest, entries: entries.slice(0, -1) }));
  await expect(restore(settingsAt(join(folder, 'elsewhere')), await emptyDatabase(), earlier, file, passphrase)).rejects.toThrow(
    'of a later release',
  );
  const other = readSettings({ PITCHSIDE_DATA: join(folder, 'elsewhere'), PITCHSIDE_KEY: 'x'.repeat(40) });
  const failure = await restore(other, await emptyDatabase(), serverPackage(), file, passphrase).catch((error: unknown) => error);
  expect(startFailure(failure)).toMatch(/^PITCHSIDE_KEY is another key than the backup’s/);
});

test('the commands say what they did, keep so many backups, and hold the site’s key', async () => {
  const printed: string[] = [];
  const command = async (settings: ReturnType<typeof readSettings>, ...words: string[]) =>
    runBackupCommand(settings, await urlOfSite(), words, (line) => void printed.push(line));
  const settings = settingsAt(join(folder, 'data'));
  const target = join(folder, 'elsewhere');
  mkdirSync(target);
  for (const day of ['01', '02', '03']) writeFileSync(join(target, `pitchside-202501${day}T000000.backup`), '');
  expect(await command(settings, 'backup', target, '--keep', '2')).toBe(0);
  const path = printed[0]?.split(': as of')[0] ?? '';
  expect([
    existsSync(path),
    existsSync(join(target, 'pitchside-20250103T000000.backup')),
    existsSync(join(target, 'pitchside-20250102T000000.backup')),
  ]).toEqual([true, true, false]);
  expect(await command(settings, 'backup', 'verify', path)).toBe(0);
  expect(printed.at(-1)).toMatch(/^sound: as of 20/);
  const { value } = await openArchive(path, passphrase).next();
  expect(value).toMatchObject({ facts: { siteKey: testKey } });
  expect([
    await command(settings, 'backup'),
    await command(settings, 'backup', target, '--keep', 'x'),
    await command(settings, 'restore'),
  ]).toEqual([2, 2, 2]);
  const without = readSettings({ PITCHSIDE_DATA: join(folder, 'data') });
  expect(startFailure(await command(without, 'backup', target).catch((error: unknown) => error))).toMatch(/^A backup needs a passphrase/);
});
