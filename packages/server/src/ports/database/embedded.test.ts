import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FolderInUse, startEmbedded, type EmbeddedDatabase } from './embedded.ts';

const folder = mkdtempSync(join(tmpdir(), 'pitchside-embedded-'));
let first: EmbeddedDatabase;

beforeAll(async () => {
  chmodSync(folder, 0o755);
  first = await startEmbedded(join(folder, 'postgres'));
});
afterAll(async () => {
  await first.stop();
  rmSync(folder, { recursive: true, force: true });
});

const ask = async (url: string, question: string) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<{ answer: string }>(question)).rows[0]?.answer;
  } finally {
    await client.end();
  }
};

test('what is acknowledged is on the disk', async () => {
  expect(await ask(first.url, "select current_setting('fsync') as answer")).toBe('on');
  expect(await ask(first.url, "select current_setting('synchronous_commit') as answer")).toBe('on');
});

test('a folder of a running site is refused, and that site goes on', async () => {
  // Another site lives: any other node process stands for it.
  const other = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 30000)']);
  writeFileSync(join(folder, 'postgres/owner.pid'), String(other.pid));
  await expect(startEmbedded(join(folder, 'postgres'))).rejects.toThrow(FolderInUse);
  expect(await ask(first.url, "select 'yes' as answer")).toBe('yes');
  other.kill();
});

test('a database left behind by a killed parent is taken over with its data', async () => {
  await ask(first.url, "create table kept as select 'still here' as answer");
  const behind = spawn(process.execPath, ['-e', '']);
  await new Promise((resolve) => behind.once('exit', resolve));
  writeFileSync(join(folder, 'postgres/owner.pid'), String(behind.pid));
  const second = await startEmbedded(join(folder, 'postgres'));
  expect(await ask(second.url, 'select answer from kept')).toBe('still here');
  expect(readFileSync(join(folder, 'postgres/owner.pid'), 'utf8')).toBe(String(process.pid));
  first = second;
});
