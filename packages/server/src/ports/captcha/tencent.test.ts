// @module-tag full
import { codes } from '@pitchside/api/contract';
import { expect, test } from 'vitest';
import { openTestSite } from '../../testing/testSite.ts';
import { captchaAccount, createTencentCaptcha, type TencentCaptchaClient } from './tencent.ts';
import { readSettings } from '../../settings.ts';

const environment = {
  PITCHSIDE_CAPTCHA: 'tencent',
  TENCENT_SECRET_ID: 'id',
  TENCENT_SECRET_KEY: 'key',
  PITCHSIDE_CAPTCHA_APP: '199999',
  PITCHSIDE_CAPTCHA_KEY: 'app-key',
};
const account = captchaAccount(readSettings(environment));

/** A client that records its requests and gives one code to every ticket. */
function fakeClient(CaptchaCode: number | undefined) {
  const asked: unknown[] = [];
  const client: TencentCaptchaClient = {
    request: async (_action, request) => (asked.push(request), CaptchaCode === undefined ? {} : { CaptchaCode }),
  };
  return { asked, client };
}

test('a ticket is asked about with the address of the person, and only code 1 passes', async () => {
  const { asked, client } = fakeClient(1);
  expect(await createTencentCaptcha(client, account)({ ticket: 't03x', randstr: '@abc' }, '203.0.113.7')).toBe(true);
  expect(asked).toEqual([
    { CaptchaType: 9, Ticket: 't03x', Randstr: '@abc', UserIp: '203.0.113.7', CaptchaAppId: 199999, AppSecretKey: 'app-key' },
  ]);
  for (const code of [0, 8, 21, 100, undefined])
    expect(await createTencentCaptcha(fakeClient(code).client, account)({ ticket: 't03x', randstr: '@abc' }, '')).toBe(false);
});

test('a ticket that the script made up for itself is refused without asking', async () => {
  const { asked, client } = fakeClient(1);
  for (const ticket of ['', 'trerror_1001_199999_1'])
    expect(await createTencentCaptcha(client, account)({ ticket, randstr: '@abc' }, '')).toBe(false);
  expect(asked).toEqual([]);
});

test('on a site with this captcha a ticket signs in once, its page may load the vendor’s script, and other sites’ pages may not', async () => {
  const [site, plain] = [
    await openTestSite(environment, { ticketCheck: createTencentCaptcha(fakeClient(1).client, account) }),
    await openTestSite(),
  ];
  await site.join('13800000001');
  const login = () =>
    site.call('POST', 'user/login', {
      body: { mobile: '86-13800000001', password: 'secret', device_type: 'pc', captcha: { ticket: 't03x', randstr: '@abc' } },
    });
  const answers = await Promise.all(Array.from({ length: 10 }, login));
  expect(answers.filter(({ code }) => code === codes.ok)).toHaveLength(1);
  expect((await site.call('GET', 'Universal/systemConfig')).data).toMatchObject({ captcha: 'tencent', captcha_app_id: '199999' });
  const policy = async (origin: string) => (await fetch(`${origin}/healthz`)).headers.get('content-security-policy') ?? '';
  expect(await policy(site.origin)).toContain("script-src 'self' https://turing.captcha.qcloud.com");
  expect(await policy(plain.origin)).not.toContain('qcloud');
  expect(await policy(plain.origin)).toMatch(/; trusted-types socket-worker service-worker;/);
  await Promise.all([site.close(), plain.close()]);
});
