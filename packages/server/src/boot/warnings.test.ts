import { expect, test } from 'vitest';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { readSettings } from '../settings.ts';
import { clockAhead } from '../platform/databaseState.ts';
import { startWarnings, unknownSettings } from './warnings.ts';

const warn = (environment: Record<string, string>, ahead = 0) => startWarnings(readSettings(environment), environment, ahead);

test('a name that is no setting is told with the one that was meant', () => {
  expect(
    unknownSettings({
      PITCHSIDE_TRUSTED_PROXY: 'loopback',
      PITCHSIDE_NODE: 'x',
      PITCHSIDE_WHATEVER: '1',
      PITCHSIDE_DEMO: 'on',
      PATH: '/bin',
    }),
  ).toEqual([
    { name: 'PITCHSIDE_TRUSTED_PROXY', meant: 'PITCHSIDE_TRUSTED_PROXIES' },
    { name: 'PITCHSIDE_WHATEVER', meant: undefined },
  ]);
  expect(warn({ PITCHSIDE_ORIGINS: 'https://example.com' })).toEqual(['PITCHSIDE_ORIGINS is no setting; PITCHSIDE_ORIGIN is one']);
});

test('a site where nobody can register says so, and one that can does not', () => {
  expect(warn({ PITCHSIDE_DEMO: 'off' })).toEqual([expect.stringContaining('nothing sends codes')]);
  expect(warn({ PITCHSIDE_DEMO: 'off', PITCHSIDE_SMS: 'outbox' })).toEqual([expect.stringContaining('an outbox that only the demo world')]);
  const webhook = { PITCHSIDE_SMS: 'webhook', PITCHSIDE_SMS_WEBHOOK: 'https://sms.example', PITCHSIDE_SMS_WEBHOOK_SECRET: 'key' };
  expect(warn({ PITCHSIDE_DEMO: 'off', ...webhook })).toEqual([]);
  expect(warn({})).toEqual([]);
});

test('a clock that is off is told in seconds, by the database’s', async () => {
  expect(warn({}, 300_000)).toEqual(['the clock of this machine is 300.0 s ahead of the database’s: set both by NTP']);
  expect(warn({}, -2_500)).toEqual(['the clock of this machine is 2.5 s behind the database’s: set both by NTP']);
  const database = await openTestDatabase();
  try {
    expect(Math.abs(await clockAhead(database.db))).toBeLessThan(2_000);
  } finally {
    await database.close();
  }
});
