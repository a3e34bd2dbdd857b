// @module-tag full
import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reachDatabase } from '../../boot/database.ts';
import { readSettings } from '../../settings.ts';
import { eventually, processes } from '../../testing/processes.ts';
import { readPassword } from './embeddedPassword.ts';
import { runningEmbedded } from './embeddedRunning.ts';
import { FullDisk, spaceLimits } from './embeddedSpace.ts';
import { FolderInUse, startEmbedded, type EmbeddedDatabase } from './embedded.ts';
import { isFull } from './failures.ts';
import { openDatabase } from './database.ts';

const folder = mkdtempSync(join(tmpdir(), 'pitchside-embedded-'));
const home = join(folder, 'postgres');
const said: string[] = [];
let left = Number.MAX_SAFE_INTEGER;
const start = () => startEmbedded(home, { say: (line) => void said.push(line), free: () => left });
let database: EmbeddedDatabase;

beforeAll(async () => {
  chmodSync(folder, 0o755);
  database = await start();
});
afterAll(async () => {
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
});

const ask = async (url: string, question: string) => {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<{ answer: string }>(question)).rows[0]?.answer;
  } finally {
    await client.end();
  }
};

/** Starts a process that owns the database, and returns both. */
async function ownedElsewhere() {
  const owner = spawn(process.execPath, [join(import.meta.dirname, '../../testing/embeddedOwner.ts'), home], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const postgres = Number(await new Promise<string>((resolve) => owner.stdout.once('data', (text: Buffer) => resolve(text.toString()))));
  return {
    owner,
    postgres,
    watchdog: processes().find(({ parent, command }) => parent === owner.pid && command.includes('pitchside-watchdog')),
  };
}
const isGone = (pid: number) => !processes().some((each) => each.pid === pid && !each.command.includes('defunct'));

test('what is acknowledged is on the disk', async () => {
  expect(await ask(database.url, "select current_setting('fsync') as answer")).toBe('on');
  expect(await ask(database.url, "select current_setting('synchronous_commit') as answer")).toBe('on');
});

test('its password is its own, and its owner’s alone to read', async () => {
  const password = readPassword(home);
  expect(password).toMatch(/^[\w-]{32}$/);
  expect(statSync(join(home, 'password')).mode & 0o777).toBe(0o600);
  await expect(ask(database.url.replace(password, 'pitchside'), 'select 1 as answer')).rejects.toMatchObject({ code: '28P01' });
});

test('a folder of a running site is refused, that site goes on, and its address is found by the files', async () => {
  // Another site lives: any other node process stands in for it.
  const other = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 30000)']);
  writeFileSync(join(home, 'owner.pid'), String(other.pid));
  await expect(start()).rejects.toThrow(`Another running site, process ${other.pid}, uses the data folder`);
  expect(runningEmbedded(home)).toBe(database.url);
  const settings = readSettings({ PITCHSIDE_DATA: folder });
  expect((await reachDatabase(settings, false, 'admin')).url).toBe(database.url);
  writeFileSync(join(home, 'owner.pid'), `${other.pid}\nimport`);
  await expect(start()).rejects.toThrow(FolderInUse);
  const isImport = `An import (npm run import), process ${other.pid}, uses the data folder ${home}: wait until it has ended`;
  await expect(start()).rejects.toThrow(isImport);
  // Its database would end under the second command.
  await expect(reachDatabase(settings, false, 'admin')).rejects.toThrow(isImport);
  expect(await ask(database.url, "select 'yes' as answer")).toBe('yes');
  other.kill();
  await new Promise((resolve) => other.once('exit', resolve));
  expect(runningEmbedded(home)).toBeUndefined();
  writeFileSync(join(home, 'owner.pid'), String(process.pid));
});

test('one that is killed is started again with its data, under its address', async () => {
  await ask(database.url, "create table kept as select 'still here' as answer");
  const before = database.pid();
  process.kill(before ?? 0, 'SIGKILL');
  await eventually(
    () =>
      database.pid() !== undefined &&
      database.pid() !== before &&
      ask(database.url, 'select answer from kept').then(
        (answer) => answer === 'still here',
        () => false,
      ),
    'its return',
  );
  expect(said).toContain('The database ended (SIGKILL) and is started again.');
});

test('while the disk is full it only reads, and it writes again when there is space', async () => {
  const site = openDatabase(database.url);
  try {
    const write = () =>
      site.pool.query('create table if not exists written (n int)').then(
        () => 'written',
        (error: unknown) => (isFull(error) ? 'full' : error),
      );
    expect(await write()).toBe('written');
    left = spaceLimits.low - 1;
    await eventually(async () => (await write()) === 'full', 'the end of writing');
    expect(await ask(database.url, 'select answer from kept')).toBe('still here');
    left = spaceLimits.low + 1;
    expect(await write()).toBe('full');
    left = spaceLimits.enough;
    await eventually(async () => (await write()) === 'written', 'the return of writing');
    // A write succeeds before its message is logged.
    await eventually(() => said.some((each) => each.startsWith('There is space')), 'the word of it');
    expect(said.filter((line) => line.includes('disk'))).toEqual([
      'The disk is full: the database only reads until there is space again.',
      'There is space on the disk again: the database writes.',
    ]);
  } finally {
    left = Number.MAX_SAFE_INTEGER;
    await site.close();
  }
});

test('it is not started on a full disk', async () => {
  await expect(startEmbedded(join(folder, 'other'), { free: () => spaceLimits.making - 1 })).rejects.toThrow(FullDisk);
});

test('a cluster of an earlier version gets a password of its own and keeps its data', async () => {
  await ask(database.url, "alter role pitchside password 'pitchside'");
  await database.stop();
  rmSync(join(home, 'password'));
  // A start that was cut short after the change had drawn the coming one already.
  writeFileSync(join(home, 'password.next'), 'drawn-before');
  database = await start();
  expect(readPassword(home)).toBe('drawn-before');
  expect(await ask(database.url, 'select answer from kept')).toBe('still here');
});

test('whoever owned it is killed: the database ends too, even one that hangs', async () => {
  await database.stop();
  const { owner, postgres } = await ownedElsewhere();
  process.kill(postgres, 'SIGSTOP');
  owner.kill('SIGKILL');
  await eventually(() => isGone(postgres), 'its end');
  database = await start();
  expect(await ask(database.url, 'select answer from kept')).toBe('still here');
});

test('one that was left behind all the same is taken over with its data', async () => {
  await database.stop();
  const { owner, postgres, watchdog } = await ownedElsewhere();
  owner.kill('SIGSTOP');
  process.kill(watchdog?.pid ?? 0, 'SIGKILL');
  owner.kill('SIGKILL');
  await eventually(() => isGone(owner.pid ?? 0), 'the end of its owner');
  expect(isGone(postgres)).toBe(false);
  database = await start();
  expect(await ask(database.url, 'select answer from kept')).toBe('still here');
  expect(readFileSync(join(home, 'owner.pid'), 'utf8')).toBe(String(process.pid));
});
