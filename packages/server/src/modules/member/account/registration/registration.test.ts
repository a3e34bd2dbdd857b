import { codes } from '@pitchside/api/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '../../../../testing/testSite.ts';
import { users } from '../../member/index.ts';

const known = '13800000001';
let site: TestSite;
let inviter: number;
beforeAll(async () => {
  site = await openTestSite();
  inviter = await site.join(known);
});
afterAll(() => site.close());
beforeEach(() => site.clock.set(site.clock.now() + 3_600_000));

const member = async (mobile: string) => (await site.site.platform.db.select().from(users).where(eq(users.mobile, mobile)))[0];
const codeFor = async (mobile: string, type: 1 | 2 = 1) => {
  await site.call('POST', 'user/getCode', { body: { mobile, type } });
  return site.site.outbox.messages()[0]?.code ?? '';
};
const register = async (mobile: string, code: string, change: object = {}) =>
  site.call('POST', 'user/registered', {
    body: { mobile, code, password: 'long enough', device_type: 'pc', captcha: await site.solve('register'), ...change },
  });
const reset = (mobile: string, code: string, password: string) =>
  site.call('POST', 'user/forgotPassword', { body: { mobile, code, password } });
const signIn = async (mobile: string, password: string) =>
  site.call('POST', 'user/login', { body: { mobile, password, device_type: 'pc', captcha: await site.solve() } });

test('somebody registers with the code of the message, signs in by password, and has a name and a face', async () => {
  const code = await codeFor('86-13922220001');
  expect(await register('86-13922220001', code)).toMatchObject({ code: codes.ok, data: {} });
  const { data } = await signIn('86-13922220001', 'long enough');
  expect(data).toMatchObject({
    user_nickname: expect.stringMatching(/^\D+\d{5}$/),
    avatar: expect.stringMatching(/^fan-/),
    is_anchor: 0,
    balance: 0,
    role: 'member',
  });
});

test('a code registers once, however parallel', async () => {
  const code = await codeFor('86-13922220002');
  const proofs = await Promise.all(Array.from({ length: 10 }, () => site.solve('register')));
  const answers = await Promise.all(proofs.map((captcha) => register('86-13922220002', code, { captcha })));
  expect(answers.filter((answer) => answer.code === codes.ok)).toHaveLength(1);
});

test('the captcha comes first, and one of another action is none', async () => {
  const code = await codeFor('86-13922220003');
  for (const captcha of [undefined, await site.solve('login'), { ticket: 'made up', randstr: 'x' }])
    expect(await register('86-13922220003', code, { captcha })).toMatchObject({ code: codes.failed, msg: '请先完成滑块验证' });
  const proof = await site.solve('register');
  expect((await register('86-13922220003', 'wrong1', { captcha: proof })).msg).toBe('输入错误：code');
  expect((await register('86-13922220003', code, { captcha: proof })).code).toBe(codes.ok);
  expect((await register('86-13922220003', code, { captcha: proof })).msg).toBe('请先完成滑块验证');
});

test('a number with an account is refused in the words of a wrong code, and nothing changes', async () => {
  const before = await member(`86-${known}`);
  await codeFor(`86-${known}`);
  const taken = await register(`86-${known}`, '123456');
  await codeFor('86-13922220004');
  const wrong = await register('86-13922220004', '0000');
  expect(taken).toEqual(wrong);
  expect(taken.msg).toBe('验证码不正确或已过期');
  expect(await member(`86-${known}`)).toEqual(before);
});

test('an invite is kept; one that does not exist is told before the code is used up', async () => {
  const invite = (await member(`86-${known}`))?.inviteCode ?? '';
  expect(invite).toMatch(/^[0-9A-F]{10}$/);
  const code = await codeFor('86-13922220005');
  expect(await register('86-13922220005', code, { invite: 'NOBODY' })).toMatchObject({ code: codes.failed, msg: '没有这个邀请码' });
  expect((await register('86-13922220005', code, { invite: invite.toLowerCase() })).code).toBe(codes.ok);
  expect((await member('86-13922220005'))?.invitedBy).toBe(inviter);
  const plain = await codeFor('86-13922220006');
  await register('86-13922220006', plain, { invite: '' });
  expect((await member('86-13922220006'))?.invitedBy).toBeNull();
});

test('invitations make no ring: nobody is invited by their own code, or by who came through theirs', async () => {
  await register('86-13922220010', await codeFor('86-13922220010'));
  const first = await member('86-13922220010');
  await register('86-13922220011', await codeFor('86-13922220011'), { invite: first?.inviteCode });
  const second = await member('86-13922220011');
  expect([first?.invitedBy, second?.invitedBy]).toEqual([null, first?.id]);
  for (const invite of [first?.inviteCode, second?.inviteCode]) {
    site.clock.set(site.clock.now() + 3_600_000);
    expect(await register('86-13922220010', await codeFor('86-13922220010'), { invite })).toMatchObject({ code: codes.failed });
  }
  expect((await member('86-13922220010'))?.invitedBy).toBeNull();
});

test('passwords of 8 to 128 characters are taken whole', async () => {
  const code = await codeFor('86-13922220007');
  expect((await register('86-13922220007', code, { password: 'short' })).msg).toBe('输入错误：password');
  expect((await register('86-13922220007', code, { password: 'x'.repeat(129) })).msg).toBe('输入错误：password');
  const long = `${'密'.repeat(127)}a`;
  expect((await register('86-13922220007', code, { password: long })).code).toBe(codes.ok);
  expect((await signIn('86-13922220007', `${'密'.repeat(127)}b`)).code).toBe(codes.failed);
  expect((await signIn('86-13922220007', long)).code).toBe(codes.ok);
});

test('a reset sets the password, ends every session with 50008, and works once', async () => {
  await site.join('13922220008');
  const tokens = [await site.signIn('13922220008'), await site.signIn('13922220008')];
  const code = await codeFor('86-13922220008', 2);
  expect(await reset('86-13922220008', code, 'a new password')).toMatchObject({ code: codes.ok, data: {} });
  for (const token of tokens) expect((await site.call('GET', 'User/getUserInfo', { token })).code).toBe(codes.tokenUnknown);
  expect((await signIn('86-13922220008', 'secret')).code).toBe(codes.failed);
  expect((await signIn('86-13922220008', 'a new password')).code).toBe(codes.ok);
  expect((await reset('86-13922220008', code, 'another password')).msg).toBe('验证码不正确或已过期');
});

test('a reset of an unknown number and one with a wrong code are told alike', async () => {
  await site.join('13922220010');
  await codeFor('86-13922220009', 2);
  const unknown = await reset('86-13922220009', '123456', 'a new password');
  await codeFor('86-13922220010', 2);
  expect(await reset('86-13922220010', '0000', 'a new password')).toEqual(unknown);
});

test('whoever is signing in with the old password while it is replaced stays outside', async () => {
  const id = await site.join('13922220011');
  const hash = (await member('86-13922220011'))?.passwordHash;
  await site.site.account.sessions.replacePassword(id, 'another hash');
  expect(await site.site.account.sessions.begin(id, { way: 'password', userAgent: '', address: '' }, hash)).toBeUndefined();
});
