import { codes } from '@pitchside/api/contract';
import { factorFresh } from '@pitchside/api/member/account';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '../../../../testing/testSite.ts';
import { recoveryCodes, secondFactors } from './factor.tables.ts';

let site: TestSite;
let people = 0;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const minute = 60_000;
const step = 30_000;
const codeOf = (secret: string, at = site.clock.now()) => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at });

/** A member with a second factor that is on; the code that turned it on is used. */
async function somebody() {
  const mobile = `1370000${String((people += 1)).padStart(4, '0')}`;
  const id = await site.join(mobile);
  const token = await site.signIn(mobile);
  const post = (path: string, body: object = {}, by: string | undefined = token) =>
    site.call('POST', path, { body, ...(by !== undefined && { token: by }) });
  const { secret, uri } = (await post('user/beginFactor', { password: 'secret' })).data as { secret: string; uri: string };
  const { recovery } = (await post('user/confirmFactor', { code: codeOf(secret) })).data as { recovery: string[] };
  const login = async (password = 'secret') =>
    site.call('POST', 'user/login', {
      body: { mobile: `86-${mobile}`, password, device_type: 'pc', captcha: await site.solve() },
    });
  const ticket = async () => ((await login()).data as { factor_ticket: string }).factor_ticket;
  const second = (by: string, code: string) => site.call('POST', 'user/loginFactor', { body: { ticket: by, code } });
  return { id, mobile, token, secret, uri, recovery, post, login, ticket, second };
}
const wait = (time: number) => site.clock.set(site.clock.now() + time);

test('a factor is on after its first code; secrets are sealed, recovery codes hashed, and the member is told', async () => {
  const { token, secret, uri, recovery, post } = await somebody();
  expect(uri).toMatch(new RegExp(`^otpauth://totp/.*secret=${secret}`));
  expect(new Set(recovery).size).toBe(10);
  const { db } = site.site.platform;
  const stored = JSON.stringify([await db.select().from(secondFactors), await db.select().from(recoveryCodes)]);
  for (const text of [secret, ...recovery, recovery[0]?.replace('-', '') ?? '']) expect(stored).not.toContain(text);
  expect((await site.call('GET', 'user/factorState', { token })).data).toEqual({ on_since: site.clock.now(), recovery_left: 10 });
  expect((await post('user/beginFactor', { password: 'secret' })).msg).toBe('两步验证已经开启');
  expect((await site.call('GET', 'Push/getList', { token })).data).toMatchObject({ list: [{ kind: 'factor_on', subject: 'security' }] });
});

test('a wrong password begins nothing, and a wrong first code turns nothing on', async () => {
  const id = await site.join('13711110000');
  const token = await site.signIn('13711110000');
  const post = (path: string, body: object) => site.call('POST', path, { token, body });
  expect((await post('user/beginFactor', { password: 'wrong' })).msg).toBe('密码不正确');
  expect((await post('user/confirmFactor', { code: '123456' })).msg).toBe('两步验证还没有开启');
  await post('user/beginFactor', { password: 'secret' });
  expect((await post('user/confirmFactor', { code: 'abcdef' })).msg).toBe('验证码不正确或已用过');
  expect(await site.site.account.factor.isOn(id)).toBe(false);
  expect(await site.signIn('13711110000')).toMatch(/^[\w-]{43}$/);
});

test('a right password alone signs nobody in; a code does, once, and one step of skew is no hindrance', async () => {
  const { secret, login, ticket, second } = await somebody();
  expect((await login()).data).toEqual({ factor_ticket: expect.any(String), expires_at: site.clock.now() + 5 * minute });
  expect((await second(await ticket(), codeOf(secret))).msg).toBe('验证码不正确或已用过');
  wait(2 * step);
  const code = codeOf(secret, site.clock.now() - step);
  const both = await Promise.all([second(await ticket(), code), second(await ticket(), code)]);
  expect(both.map(({ code: answer }) => answer).toSorted()).toEqual([codes.ok, codes.failed]);
  expect((await second(await ticket(), codeOf(secret, site.clock.now() + step))).code).toBe(codes.ok);
  // The step before the newest that was used is used up with it.
  expect((await second(await ticket(), codeOf(secret))).code).toBe(codes.failed);
  wait(2 * step);
  expect((await second(await ticket(), codeOf(secret, site.clock.now() - 2 * step))).code).toBe(codes.failed);
});

test('a ticket lives five minutes, allows five tries, serves once, and ends with the password', async () => {
  const { id, secret, ticket, second } = await somebody();
  wait(step);
  const late = await ticket();
  wait(5 * minute);
  expect((await second(late, codeOf(secret))).msg).toBe('登录超时，请重新输入密码');
  const tried = await ticket();
  for (let time = 0; time < 5; time += 1) expect((await second(tried, '000000x')).code).toBe(codes.failed);
  expect((await second(tried, codeOf(secret))).msg).toBe('登录超时，请重新输入密码');
  const once = await ticket();
  expect((await second(once, codeOf(secret))).code).toBe(codes.ok);
  wait(step);
  expect((await second(once, codeOf(secret))).msg).toBe('登录超时，请重新输入密码');
  const old = await ticket();
  await site.site.account.sessions.replacePassword(id, 'another hash');
  wait(step);
  expect((await second(old, codeOf(secret))).msg).toBe('登录超时，请重新输入密码');
});

test('a recovery code serves once, however it is typed, and new ones end the former', async () => {
  const { token, recovery, ticket, second, post } = await somebody();
  const [first = '', other = ''] = recovery;
  expect((await second(await ticket(), ` ${first.toUpperCase().replace('-', ' ')}`)).code).toBe(codes.ok);
  expect((await second(await ticket(), first)).code).toBe(codes.failed);
  expect((await site.call('GET', 'user/factorState', { token })).data).toMatchObject({ recovery_left: 9 });
  const renewed = ((await post('user/renewRecovery')).data as { recovery: string[] }).recovery;
  expect((await second(await ticket(), other)).code).toBe(codes.failed);
  expect((await second(await ticket(), renewed[0] ?? '')).code).toBe(codes.ok);
});

test('ten wrong codes are refused for a quarter of an hour, and never longer', async () => {
  const { secret, ticket, second } = await somebody();
  wait(step);
  for (let time = 0; time < 2; time += 1) {
    const one = await ticket();
    for (let guess = 0; guess < 5; guess += 1) await second(one, '000000x');
  }
  expect((await second(await ticket(), codeOf(secret))).msg).toBe('试错次数太多，请稍后再试');
  wait(15 * minute + 1);
  expect((await second(await ticket(), codeOf(secret))).code).toBe(codes.ok);
});

test('sensitive acts ask for a fresh code where the factor is on, and for nothing where it is off', async () => {
  const { id, secret, token, post } = await somebody();
  const make = () => post('Token/create', { name: 'x', scopes: ['room:read'], days: null });
  expect((await make()).code).toBe(codes.ok);
  wait(factorFresh + 1);
  expect(await make()).toMatchObject({ code: codes.factorNeeded, msg: '请先输入两步验证码' });
  for (const [path, body] of [
    ['user/changePassword', { old_password: 'secret', password: 'another secret' }],
    ['user/endFactor', {}],
    ['user/renewRecovery', {}],
    ['Member/paymentPassword', { password: '204861', confirm: '204861' }],
  ] as const)
    expect((await post(path, body)).code).toBe(codes.factorNeeded);
  expect((await post('user/proveFactor', { code: codeOf(secret) })).data).toEqual({ fresh_until: site.clock.now() + factorFresh });
  expect((await make()).code).toBe(codes.ok);
  // A proof is of one session alone.
  const elsewhere = await site.site.account.sessions.begin(id, { way: 'qr', userAgent: 'x', address: '127.0.0.1' });
  expect((await post('user/endFactor', {}, elsewhere)).code).toBe(codes.factorNeeded);
  expect((await post('user/endFactor')).code).toBe(codes.ok);
  wait(factorFresh + 1);
  expect((await make()).code).toBe(codes.ok);
  expect((await site.call('GET', 'Push/getList', { token })).data).toMatchObject({
    list: expect.arrayContaining([expect.objectContaining({ kind: 'factor_off' })]),
  });
});

test('the desk opens without a second factor, unless the settings require one', async () => {
  const id = await site.join('13722220000', { role: 'operator' });
  const token = await site.signIn('13722220000');
  const post = (path: string, body: object) => site.call('POST', path, { token, body });
  const unlock = () => post('admin/unlock', { password: 'secret' });
  expect((await unlock()).code).toBe(codes.ok);
  await post('admin/setSettings', { values: [{ key: 'operator_factor', value: 'required' }], reason: '只让有两步验证的人进来' });
  expect((await post('admin/setSettings', { values: [], reason: '再来' })).code).not.toBe(codes.ok);
  expect((await unlock()).msg).toBe('先在账号安全里开启两步验证，再打开运营台');
  const { secret } = (await post('user/beginFactor', { password: 'secret' })).data as { secret: string };
  await post('user/confirmFactor', { code: codeOf(secret) });
  expect((await unlock()).code).toBe(codes.ok);
  wait(factorFresh + 1);
  expect((await unlock()).code).toBe(codes.factorNeeded);
  expect(await site.site.account.factor.lift(id)).toBe(true);
});
