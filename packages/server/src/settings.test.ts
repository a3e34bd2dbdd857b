import { expect, test } from 'vitest';
import { readSettings, SettingError } from './settings.ts';

test('an empty environment gives the documented defaults', () => {
  expect(readSettings({})).toMatchObject({ host: '127.0.0.1', port: 3000, rtmpPort: 1935, demo: true, simSpeed: 1, captcha: 'slide' });
});

test('the demo world is off by itself on a public address or with a database of one’s own', () => {
  expect(readSettings({ HOST: '0.0.0.0' }).demo).toBe(false);
  expect(readSettings({ DATABASE_URL: 'postgres://db/site' }).demo).toBe(false);
  expect(readSettings({ HOST: '0.0.0.0', PITCHSIDE_DEMO: 'on' }).demo).toBe(true);
});

test.each([
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['PITCHSIDE_DEMO', 'yes'],
  ['PITCHSIDE_SIM_SPEED', '-1'],
  ['DATABASE_URL', 'mysql://x'],
  ['PITCHSIDE_MOBILE_ORIGIN', 'm.example.com'],
])('%s=%s stops the start with one line that names it', (env, value) => {
  expect(() => readSettings({ [env]: value })).toThrow(SettingError);
  expect(() => readSettings({ [env]: value })).toThrow(new RegExp(`^${env} must be [^\n]*"${value}"$`));
});

test('a service that is chosen without its keys stops the start and names the first that is missing', () => {
  expect(() => readSettings({ PITCHSIDE_SMS: 'tencent' })).toThrow('PITCHSIDE_SMS=tencent needs TENCENT_SECRET_ID');
  expect(() => readSettings({ PITCHSIDE_CAPTCHA: 'tencent', TENCENT_SECRET_ID: 'a', TENCENT_SECRET_KEY: 'b', PITCHSIDE_CAPTCHA_APP: '1' })).toThrow('PITCHSIDE_CAPTCHA=tencent needs PITCHSIDE_CAPTCHA_KEY');
});
