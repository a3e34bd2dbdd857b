import { codes } from '@pitchside/api/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '../../../../testing/testSite.ts';
import { inviteFirstOperator } from '../operator.ts';
import { users } from '../../member/index.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ PITCHSIDE_CAPTCHA: 'off' });
});
afterAll(() => site.close());
beforeEach(() => site.clock.set(site.clock.now() + 2 * 24 * 3_600_000));

const post = (path: string, body: object) => site.call('POST', `user/${path}`, { body });
const lastCode = () => site.site.outbox.messages()[0]?.code ?? '';
const login = (mobile: string, password = 'a good password') => post('login', { mobile, password, device_type: 'pc' });
async function register(mobile: string, codeFor = mobile) {
  await post('getCode', { mobile: codeFor, type: 1 });
  return post('registered', { mobile, code: lastCode(), password: 'a good password', device_type: 'pc' });
}
const mobiles = async () => (await site.site.platform.db.select({ mobile: users.mobile }).from(users)).map(({ mobile }) => mobile);

test('one phone is one account in whatever spelling it registers, signs in, and asks for its password', async () => {
  expect((await register('84-0987654321', '84-987654321')).code).toBe(codes.ok);
  expect(await mobiles()).toEqual(['84-987654321']);
  site.clock.set(site.clock.now() + 60_000);
  expect(await register('84-987654321', '84-0987654321')).toMatchObject({ code: codes.failed, msg: '验证码不正确或已过期' });
  expect(site.site.outbox.messages()[0]).toMatchObject({ mobile: '84-987654321', kind: 'taken' });
  for (const spelled of ['84-987654321', '84-0987654321', '84-84987654321']) expect((await login(spelled)).code).toBe(codes.ok);
  site.clock.set(site.clock.now() + 60_000);
  await post('getCode', { mobile: '84-987654321', type: 2 });
  // Within the pause another spelling gets the remaining time, and the sent code stays valid.
  expect(await post('getCode', { mobile: '84-0987654321', type: 2 })).toMatchObject({
    code: codes.failed,
    msg: expect.stringContaining('60'),
  });
  expect((await post('forgotPassword', { mobile: '84-0987654321', code: lastCode(), password: 'another password' })).code).toBe(codes.ok);
  expect((await login('84-987654321', 'another password')).code).toBe(codes.ok);
  expect(await mobiles()).toHaveLength(1);
});

test('the pause between two messages is one for all spellings, and so are guesses', async () => {
  const before = site.site.outbox.messages().length;
  expect((await post('getCode', { mobile: '84-0912345678', type: 1 })).code).toBe(codes.ok);
  for (const mobile of ['84-912345678', '84-84912345678']) expect((await post('getCode', { mobile, type: 1 })).code).toBe(codes.failed);
  expect(site.site.outbox.messages().length - before).toBe(1);
  const said: string[] = [];
  for (let guess = 0; guess < 12; guess += 1) said.push((await login(['84-0987654321', '84-987654321'][guess % 2] ?? '', 'wrong')).msg);
  expect(said.filter((words) => words === '手机号或密码不正确')).toHaveLength(10);
});

test.each(['86-1380000', '86-11111111111', '84-098765', '44-2071838750', '1-8005550199'])(
  '%s is no mobile number: no message goes there, and nobody registers with it',
  async (mobile) => {
    const before = site.site.outbox.messages().length;
    const words = { code: codes.failed, msg: '这个手机号不存在，请检查区号和号码' };
    expect(await post('getCode', { mobile, type: 1 })).toMatchObject(words);
    expect(await post('getCode', { mobile, type: 2 })).toMatchObject(words);
    expect(await post('registered', { mobile, code: '000000', password: 'a good password', device_type: 'pc' })).toMatchObject(words);
    expect(await login(mobile)).toMatchObject({ code: codes.failed, msg: '手机号或密码不正确' });
    expect(site.site.outbox.messages()).toHaveLength(before);
  },
);

test('the first operator stands under the one spelling too', async () => {
  const send = async (mobile: string) =>
    (
      await fetch(`${site.origin}/setup/${await inviteFirstOperator(site.site.platform)}`, {
        method: 'POST',
        body: new URLSearchParams({ mobile, nickname: '运营', password: 'secret-123' }),
      })
    ).status;
  expect(await send('86-1380000')).toBe(400);
  expect(await send('60-0123456789')).toBe(200);
  expect((await login('60-123456789', 'secret-123')).code).toBe(codes.ok);
});
