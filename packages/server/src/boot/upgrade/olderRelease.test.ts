import { readdirSync, readFileSync, rmSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { brotliDecompressSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { afterAll, expect, inject, test } from 'vitest';
import { migrateDatabase } from '../../platform/migrations.ts';
import { readMigrations } from '../../platform/migrationFiles.ts';
import { serverPackage } from '../../platform/project.ts';
import { openDatabase, type Database } from '../../ports/database/database.ts';
import { readSettings } from '../../settings.ts';
import { testKey } from '../../testing/testKey.ts';
import { testPeople } from '../../testing/testPeople.ts';
import { openTestSite } from '../../testing/testSite.ts';
import { auditAll } from '../audit.ts';
import { runUpgrade } from './upgrade.ts';

// Data that older releases wrote, by scripts/release/keepWorld.mjs: each is brought to this release and used by it.

const fixtures = join(import.meta.dirname, 'fixtures');
const name = `older_${process.pid}`;
const server = (statement: string) => {
  const client = new pg.Client({ connectionString: inject('databaseServer') });
  return client.connect().then(() => client.query(statement).finally(() => client.end()));
};
afterAll(() => server(`drop database if exists ${name} with (force)`));

/** Fills a database with a kept release: its schema first, then its rows; triggers and foreign keys stand still meanwhile. */
async function fill(url: string, file: string): Promise<{ at: number; rows: number }> {
  const text = brotliDecompressSync(readFileSync(join(fixtures, file))).toString();
  const at = Number(/^-- (\d+)$/m.exec(text)?.[1]);
  await migrateDatabase(url, serverPackage(), { until: at });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('set session_replication_role = replica');
  let rows = 0;
  const seeded = [...text.matchAll(/^copy ("\w+") /gm)].map(([, table]) => table);
  await client.query(`truncate ${seeded.join(', ')} cascade`);
  for (const [, statement = '', lines = ''] of text.matchAll(/^(copy .* from stdin);\n([^]*?)^\\\.$/gm)) {
    const into = client.query(copyFrom(statement));
    into.end(lines);
    await finished(into);
    rows += into.rowCount;
  }
  for (const [statement] of text.matchAll(/^select setval.*$/gm)) await client.query(statement);
  await client.end();
  return { at, rows };
}

/** Everything that members own, by unit. */
const sums = async (db: Database) =>
  (
    await db.execute<{ unit: string; owned: number; accounts: number }>(
      sql`select unit, sum(balance)::float8 as owned, count(*)::int as accounts from ledger_account where owner_id is not null group by 1 order by 1`,
    )
  ).rows;

test.for(readdirSync(fixtures))(
  'what %s wrote comes to this release by upgrade, is sound, and members go on with it',
  { tags: ['full'], timeout: 120_000 },
  async (file) => {
    await server(`drop database if exists ${name} with (force)`);
    await server(`create database ${name}`);
    const url = inject('databaseServer').replace(/postgres$/, name);
    const { at, rows } = await fill(url, file);
    const before = openDatabase(url, { connections: 1 });
    const owned = await sums(before.db);
    await before.close();

    const data = mkdtempSync(join(tmpdir(), 'pitchside-older-'));
    const printed: string[] = [];
    const settings = readSettings({ PITCHSIDE_DATA: data, PITCHSIDE_KEY: testKey, PITCHSIDE_BACKUP_KEY: 'kept elsewhere, of course' });
    expect(await runUpgrade(settings, url, serverPackage(), ['upgrade', join(data, 'backups')], (line) => void printed.push(line))).toBe(0);
    rmSync(data, { recursive: true, force: true });
    expect(printed.filter((line) => /^ {2}✓ \d{4}_/.test(line)).length).toBe(
      readMigrations(serverPackage()).filter((each) => each.at > at).length,
    );

    const database = openDatabase(url, { connections: 8, wait: 10_000 });
    const { isSound, report } = await auditAll(database.db);
    process.stdout.write(`  ${file}: ${rows} rows\n${report}\n`);
    expect(isSound, report).toBe(true);
    expect(await sums(database.db)).toEqual(owned);
    expect(owned.length).toBeGreaterThan(0);

    const site = await openTestSite({ PITCHSIDE_DEMO: 'on' }, { database });
    const { data: signed, code } = await site.call('POST', 'user/login', {
      body: { mobile: '86-13800000001', password: 'pitchside-demo', device_type: 'pc', captcha: await site.solve() },
    });
    expect(code).toBe(0);
    const { token } = signed as { token: string };
    const { room } = await testPeople(site).anchor();
    const gift = await site.call('GET', 'member/handselGift', { token, query: `?id=${room}&gift_id=football&count=1` });
    expect([gift.code, gift.msg]).toEqual([0, '']);
    expect((await auditAll(database.db)).isSound).toBe(true);
    await site.close();
  },
);
