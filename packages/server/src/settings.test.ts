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

test('behind a proxy there is a demo world only if it is asked for by name, and the start can say why', () => {
  const behind = { PITCHSIDE_TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8,::1,loopback' };
  expect(readSettings(behind)).toMatchObject({
    demo: false,
    sandboxPay: false,
    trustedProxies: ['127.0.0.1', '10.0.0.0/8', '::1', 'loopback'],
    demoObstacle: expect.stringContaining('PITCHSIDE_TRUSTED_PROXIES'),
  });
  expect(readSettings({ ...behind, PITCHSIDE_DEMO: 'on' })).toMatchObject({ demo: true, demoObstacle: undefined });
  expect(readSettings({ HOST: '0.0.0.0' }).demoObstacle).toContain('HOST 0.0.0.0');
  expect(readSettings({ ...behind, PITCHSIDE_DEMO: 'off' })).toMatchObject({ demo: false, demoObstacle: undefined });
  expect(readSettings({})).toMatchObject({ demo: true, demoObstacle: undefined, trustedProxies: [] });
});

test.each([
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['PITCHSIDE_DEMO', 'yes'],
  ['PITCHSIDE_TRUSTED_PROXIES', '10.0.0.0/33'],
  ['PITCHSIDE_TRUSTED_PROXIES', '127.0.0.1,everybody'],
  ['PITCHSIDE_SIM_SPEED', '-1'],
  ['DATABASE_URL', 'mysql://x'],
  ['PITCHSIDE_MOBILE_ORIGIN', 'm.example.com'],
])('%s=%s stops the start with one line that names it', (env, value) => {
  expect(() => readSettings({ [env]: value })).toThrow(SettingError);
  expect(() => readSettings({ [env]: value })).toThrow(new RegExp(`^${env} must be [^\n]*"${value}"$`));
});

test('a service that is chosen without its keys stops the start and names the first that is missing', () => {
  expect(() => readSettings({ PITCHSIDE_SMS: 'tencent' })).toThrow('PITCHSIDE_SMS=tencent needs TENCENT_SECRET_ID');
  expect(() =>
    readSettings({ PITCHSIDE_CAPTCHA: 'tencent', TENCENT_SECRET_ID: 'a', TENCENT_SECRET_KEY: 'b', PITCHSIDE_CAPTCHA_APP: '1' }),
  ).toThrow('PITCHSIDE_CAPTCHA=tencent needs PITCHSIDE_CAPTCHA_KEY');
});

test.each([
  [{ PITCHSIDE_STRIPE_SECRET_KEY: 'sk_live_x' }, 'PITCHSIDE_STRIPE_SECRET_KEY needs PITCHSIDE_STRIPE_WEBHOOK_SECRET'],
  [{ PITCHSIDE_STRIPE_WEBHOOK_SECRET: 'whsec_x' }, 'PITCHSIDE_STRIPE_WEBHOOK_SECRET needs PITCHSIDE_STRIPE_SECRET_KEY'],
  [{ PITCHSIDE_ALIPAY_APP_ID: '2021000000000000' }, 'PITCHSIDE_ALIPAY_APP_ID needs PITCHSIDE_ALIPAY_PRIVATE_KEY'],
  [
    { PITCHSIDE_ALIPAY_APP_ID: '2021000000000000', PITCHSIDE_ALIPAY_PRIVATE_KEY: 'x'.repeat(100) },
    'PITCHSIDE_ALIPAY_APP_ID needs PITCHSIDE_ALIPAY_PUBLIC_KEY',
  ],
  [{ PITCHSIDE_ALIPAY_PUBLIC_KEY: 'x'.repeat(100) }, 'PITCHSIDE_ALIPAY_PUBLIC_KEY needs PITCHSIDE_ALIPAY_APP_ID'],
])('%o without the rest stops the start with one line that names what is missing', (given, line) => {
  expect(() => readSettings(given)).toThrow(new SettingError(line));
});
