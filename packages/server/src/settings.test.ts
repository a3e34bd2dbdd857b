import { expect, test } from 'vitest';
import { readSettings, SettingError } from './settings.ts';

test('an empty environment gives the documented defaults', () => {
  expect(readSettings({})).toMatchObject({
    host: '127.0.0.1',
    port: 3000,
    rtmpPort: 1935,
    demo: true,
    simSpeed: 1,
    captcha: 'slide',
    im: 'own',
  });
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

const alipay = {
  PITCHSIDE_ALIPAY_APP_ID: '2021000000000000',
  PITCHSIDE_ALIPAY_PRIVATE_KEY: 'k'.repeat(100),
  PITCHSIDE_ALIPAY_PUBLIC_KEY: 'k'.repeat(100),
};
const stripe = { PITCHSIDE_STRIPE_SECRET_KEY: 'sk_live_1', PITCHSIDE_STRIPE_WEBHOOK_SECRET: 'whsec_1' };

test.each([
  ['PITCHSIDE_ALIPAY_APP_ID', alipay],
  ['PITCHSIDE_STRIPE_SECRET_KEY', stripe],
  ['PITCHSIDE_STRIPE_SECRET_KEY', { ...stripe, PITCHSIDE_STRIPE_GATEWAY: 'https://api.stripe.com' }],
])('beside %s there is no demo world, whose diamonds nobody paid for: not by itself, and not by name', (env, given) => {
  expect(readSettings(given)).toMatchObject({ demo: false, sandboxPay: false, demoObstacle: expect.stringContaining(env) });
  expect(() => readSettings({ ...given, PITCHSIDE_DEMO: 'on' })).toThrow(`PITCHSIDE_DEMO=on cannot stand beside ${env}`);
  expect(readSettings({ ...given, PITCHSIDE_DEMO: 'off' })).toMatchObject({ demo: false, demoObstacle: undefined });
});

test.each([
  { ...alipay, PITCHSIDE_ALIPAY_GATEWAY: 'https://openapi-sandbox.dl.alipaydev.com/gateway.do' },
  { ...alipay, PITCHSIDE_ALIPAY_GATEWAY: 'http://127.0.0.1:4000/gateway.do' },
  { ...stripe, PITCHSIDE_STRIPE_SECRET_KEY: 'sk_test_1' },
  { ...stripe, PITCHSIDE_STRIPE_GATEWAY: 'http://127.0.0.1:4000' },
])('payments on trial stand beside the demo world', (given) => {
  expect(readSettings({ ...given, PITCHSIDE_DEMO: 'on' }).demo).toBe(true);
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

test('a media server in front is asked for with all that it needs, and nothing of its keys is said', () => {
  const given = {
    PITCHSIDE_MEDIA: 'srs',
    PITCHSIDE_MEDIA_API: 'http://srs:1985',
    PITCHSIDE_MEDIA_SECRET: 'a-secret-of-24-characters',
    PITCHSIDE_MEDIA_PUSH: 'rtmp://push.example.com/live',
    PITCHSIDE_MEDIA_PICTURES: 'https://cdn.example.com/live',
  };
  expect(readSettings(given)).toMatchObject({ media: 'srs', mediaPictures: 'https://cdn.example.com/live' });
  for (const missing of Object.keys(given).slice(1))
    expect(() => readSettings({ ...given, [missing]: undefined })).toThrow(new SettingError(`PITCHSIDE_MEDIA=srs needs ${missing}`));
  const wrong = [
    ['PITCHSIDE_MEDIA_API', 'http://name:word@srs:1985/api'],
    ['PITCHSIDE_MEDIA_SECRET', 'short'],
    ['PITCHSIDE_MEDIA_PUSH', 'rtmp://push.example.com/other'],
    ['PITCHSIDE_MEDIA_PICTURES', 'https://cdn.example.com/live/'],
  ] as const;
  for (const [env, value] of wrong) expect(() => readSettings({ ...given, [env]: value })).toThrow(new RegExp(`^${env} must be `));
  for (const [env, value] of wrong.slice(0, 2)) expect(() => readSettings({ ...given, [env]: value })).not.toThrow(value);
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
