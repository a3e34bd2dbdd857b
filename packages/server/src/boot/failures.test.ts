import { expect, test } from 'vitest';
import { FullDisk, spaceLimits } from '../ports/database/embeddedSpace.ts';
import { readSettings, SettingError } from '../settings.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { openMigrated } from './openDatabase.ts';
import { startFailure } from './failures.ts';

const coded = (message: string, code: string, more: object = {}) => Object.assign(new Error(message), { code, ...more });

test.each([
  [new SettingError('PORT must be a port 0-65535, not "x"'), 'PORT must be a port 0-65535, not "x"'],
  [
    coded('listen EADDRINUSE', 'EADDRINUSE', { port: 3000 }),
    'Port 3000 is taken: stop the other program, or choose another with PORT=… (or RTMP_PORT=…)',
  ],
  [
    new Error('Failed query: insert …', { cause: coded('could not extend file', '53100') }),
    'The disk is full: free some space, or set PITCHSIDE_DATA to a folder on another disk',
  ],
  [
    new Error('outer', { cause: coded('write ENOSPC', 'ENOSPC') }),
    'The disk is full: free some space, or set PITCHSIDE_DATA to a folder on another disk',
  ],
  [
    coded('listen EADDRNOTAVAIL: address not available 203.0.113.9:3000', 'EADDRNOTAVAIL', { port: 3000 }),
    'HOST is no address of this machine (listen EADDRNOTAVAIL: address not available 203.0.113.9:3000): choose 127.0.0.1, 0.0.0.0 or one that it has',
  ],
  [
    coded('getaddrinfo ENOTFOUND nowhere', 'ENOTFOUND'),
    'HOST is no address of this machine (getaddrinfo ENOTFOUND nowhere): choose 127.0.0.1, 0.0.0.0 or one that it has',
  ],
  [
    coded('EEXIST: file already exists, mkdir', 'EEXIST', { path: '/srv/data' }),
    '/srv/data cannot be a folder, because a file stands in its way: set PITCHSIDE_DATA to a folder',
  ],
  [
    coded('ENOTDIR: not a directory, mkdir', 'ENOTDIR', { path: '/srv/data/postgres' }),
    '/srv/data/postgres cannot be a folder, because a file stands in its way: set PITCHSIDE_DATA to a folder',
  ],
  [
    coded('EROFS: read-only file system, mkdir', 'EROFS', { path: '/srv/data' }),
    '/srv/data cannot be written: set PITCHSIDE_DATA to a folder that this user may write',
  ],
  [
    coded("ENOENT: no such file or directory, mkdir '/srv/data'", 'ENOENT', { path: '/srv/data' }),
    '/srv/data cannot be written: set PITCHSIDE_DATA to a folder that this user may write',
  ],
  [
    new FullDisk('/srv/data', 12_900_000, spaceLimits.making),
    'The disk is full: 12 MB are left at /srv/data and 160 are needed. Free some space, or set PITCHSIDE_DATA to a folder on another disk',
  ],
  [
    new Error('Connection terminated due to connection timeout'),
    'The database does not answer (Connection terminated due to connection timeout)',
  ],
])('%s is told in one line', (error, line) => {
  expect(startFailure(error)).toBe(line);
});

test('a fault of ours says where it began in one line, and neither the query nor a password', () => {
  const text = startFailure(
    new Error(`Failed query: ${'x'.repeat(9_000)}`, { cause: new TypeError('not a function at postgres://site:canary@db/x') }),
  );
  expect(text).toMatch(/^This is a fault of the program: TypeError: not a function at postgres:\/\/site:…@db\/x \(at .*failures\.test\.ts/);
  expect(text).not.toMatch(/\n|canary/);
});

test('a database that cannot be used is told with what is wrong in DATABASE_URL, in one line and without its password', async () => {
  const own = await openTestDatabase();
  try {
    const { hostname, port, username, password } = new URL(own.url);
    const messageOf = async (url: string) =>
      startFailure(await openMigrated(readSettings({ DATABASE_URL: url }), url).catch((error: unknown) => error));
    const at = `${hostname}:${port}`;
    const lines = [
      await messageOf(`postgres://${username}:canary@${at}/postgres`),
      await messageOf(`postgres://nobody:canary@${at}/postgres`),
      await messageOf(`postgres://${username}:${password}@${at}/missing`),
      await messageOf('postgres://site:canary@127.0.0.1:1/site'),
      await messageOf('postgres://site:canary@nowhere.invalid/site'),
    ];
    expect(lines.slice(0, 4)).toEqual([
      `The database refuses the password of ${username}: check DATABASE_URL`,
      'The database refuses the password of nobody: check DATABASE_URL',
      'The database missing does not exist: create it, or check DATABASE_URL',
      'The database does not answer at 127.0.0.1:1: start it, or check DATABASE_URL',
    ]);
    expect(lines[4]).toMatch(/^The database’s host nowhere\.invalid (is not known|cannot be looked up now)/);
    expect(lines.join()).not.toMatch(/canary|\n/);
  } finally {
    await own.close();
  }
});
