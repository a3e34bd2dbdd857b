import { codes } from '@pitchside/api/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '../../../testing/testSite.ts';
import { paymentTries } from './index.ts';
import { isPlain } from './paymentPassword.ts';

let site: TestSite;
let next = 0;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

async function somebody() {
  const mobile = `137000000${String((next += 1)).padStart(2, '0')}`;
  const id = await site.join(mobile);
  const token = await site.signIn(mobile);
  const set = (body: object) => site.call('POST', 'Member/paymentPassword', { token, body });
  const check = (password: string | undefined) => site.site.profile.payment.checkPaymentPassword(site.site.platform.db, id, password);
  const state = async () => (await site.call('GET', 'Member/paymentPasswordState', { token })).data;
  return { id, token, set, check, state };
}
const right = '204861';
const first = { password: right, confirm: right };

test('six digits at least, twice the same, not easily guessed', async () => {
  const { set, state } = await somebody();
  for (const password of ['20486', '2048６1', '20486a', '', ' 204861', '1'.repeat(21), 20_486, -204_861, 204_861.5, true, ['204861']])
    expect(await set({ password, confirm: password })).toMatchObject({ code: codes.failed, msg: '输入错误：password' });
  expect(await set({ password: right, confirm: '204862' })).toMatchObject({ code: codes.failed, msg: '两次输入不一致' });
  for (const password of ['111111', '123456', '987654'])
    expect(await set({ password, confirm: password })).toMatchObject({ code: codes.failed, msg: '密码太容易猜，换一个吧' });
  expect(await state()).toEqual({ is_set: false, changed_at: null, locked_until: null });
  expect(await set(first)).toMatchObject({ code: codes.ok, data: { changed_at: site.clock.now() } });
  expect(await state()).toEqual({ is_set: true, changed_at: site.clock.now(), locked_until: null });
});

test('plain is one digit over and over, or a run of digits', () => {
  expect(['000000', '234567', '765432'].every(isPlain)).toBe(true);
  expect(['000001', '135790', '112233'].some(isPlain)).toBe(false);
});

test('a change needs the old one, and takes its place', async () => {
  const { set, check } = await somebody();
  await set(first);
  const other = { password: '731904', confirm: '731904' };
  expect(await set(other)).toMatchObject({ code: codes.failed, msg: '请输入原支付密码' });
  expect(await set({ ...other, old_password: '000000' })).toMatchObject({ code: codes.failed, msg: '支付密码不正确' });
  expect(await set({ ...first, old_password: right })).toMatchObject({ code: codes.failed, msg: '新密码不能和原密码相同' });
  expect(await set({ ...other, old_password: right })).toMatchObject({ code: codes.ok });
  await expect(check(right)).rejects.toMatchObject({ message: '支付密码不正确' });
  await check('731904');
});

test('whoever has none is asked to set one, and nothing given uses up no try', async () => {
  const { set, check } = await somebody();
  await expect(check(right)).rejects.toMatchObject({ code: codes.failed, message: '请先设置支付密码' });
  await set(first);
  for (let tries = 0; tries < 2 * paymentTries.most; tries += 1)
    await expect(check(undefined)).rejects.toMatchObject({ message: '支付密码不正确' });
  await check(right);
});

test('five wrong tries lock it for half an hour, for the right one too; then the count begins anew', async () => {
  const { set, check, state } = await somebody();
  await set(first);
  for (let tries = 0; tries < paymentTries.most - 1; tries += 1)
    await expect(check('999999')).rejects.toMatchObject({ message: '支付密码不正确' });
  await check(right);
  for (let tries = 0; tries < paymentTries.most; tries += 1)
    await expect(check('999999')).rejects.toMatchObject({ message: '支付密码不正确' });
  const until = site.clock.now() + paymentTries.rest;
  expect(await state()).toMatchObject({ locked_until: until });
  await expect(check(right)).rejects.toMatchObject({ code: codes.failed, message: '支付密码错误次数太多，请 30 分钟后再试' });
  site.clock.set(until - 1);
  await expect(check(right)).rejects.toMatchObject({ code: codes.failed });
  site.clock.set(until);
  await expect(check('999999')).rejects.toMatchObject({ message: '支付密码不正确' });
  await check(right);
  expect(await state()).toMatchObject({ locked_until: null });
});

test('a hundred guesses at once are compared five times at most, and one before them counts too', async () => {
  const { set, check } = await somebody();
  await set(first);
  await expect(check('999999')).rejects.toThrow('支付密码不正确');
  const guesses = await Promise.allSettled(Array.from({ length: 100 }, (_, guess) => check(String(100_000 + guess))));
  const said = guesses.map((guess) => (guess.status === 'rejected' ? String((guess.reason as Error).message) : 'right'));
  expect(said.filter((words) => words === '支付密码不正确')).toHaveLength(paymentTries.most - 1);
  await expect(check(right)).rejects.toThrow('30 分钟');
});

test('thirty right ones at once are right, also after wrong ones and with one between', async () => {
  const { set, check, state } = await somebody();
  await set(first);
  for (let tries = 0; tries < paymentTries.most - 2; tries += 1) await expect(check('999999')).rejects.toThrow('支付密码不正确');
  const all = await Promise.allSettled(Array.from({ length: 30 }, (_, index) => check(index === 7 ? '999999' : right)));
  expect(all.flatMap(({ status }, index) => (status === 'rejected' ? [index] : []))).toEqual([7]);
  expect(await state()).toMatchObject({ locked_until: null });
});

test('nothing of it ever leaves the server', async () => {
  const { token, set } = await somebody();
  await set(first);
  const { data } = await site.call('GET', 'Member/info', { token });
  expect(data).toMatchObject({ has_payment_password: true });
  expect(JSON.stringify(data)).not.toMatch(/argon2|204861/);
});
