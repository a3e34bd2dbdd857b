import { codes } from '@pitchside/api/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '../../../testing/testSite.ts';
import { captchas } from '../captcha/index.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
  for (const mobile of ['13800000001', '13800000002', '13800000003']) await site.join(mobile);
});
afterAll(() => site.close());

const whoAmI = async (token: string) => (await site.call('GET', 'User/getUserInfo', { token })).code;

async function puzzle() {
  const { data } = await site.call('POST', 'captcha/challenge', { body: { action: 'login' } });
  const { id } = data as { id: string };
  const [row] = await site.site.platform.db.select().from(captchas).where(eq(captchas.id, id));
  return { id, x: row?.x ?? 0 };
}
const solve = async (id: string, x: number) =>
  (await site.call('POST', 'captcha/solve', { body: { id, x } })) as {
    code: number;
    data: { ret: number; ticket: string; randstr: string; tries_left: number };
  };
const login = (mobile: string, password: string, captcha?: unknown) =>
  site.call('POST', 'user/login', { body: { mobile: `86-${mobile}`, password, device_type: 'pc', captcha } });

test('a member signs in, is recognised, signs out, and the token is dead', async () => {
  const token = await site.signIn('13800000001');
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(await whoAmI(token)).toBe(codes.ok);
  expect((await site.call('POST', 'Member/SignOut', { token, body: {} })).code).toBe(codes.ok);
  expect(await whoAmI(token)).toBe(codes.tokenUnknown);
  expect((await site.call('POST', 'Member/SignOut', { token, body: {} })).code).toBe(codes.ok);
});

test('without the captcha nobody gets in, and a ticket works once', async () => {
  expect(await login('13800000001', 'secret')).toMatchObject({ code: codes.failed, msg: '请先完成滑块验证' });
  const { id, x } = await puzzle();
  const { data } = await solve(id, x);
  const proof = { ticket: data.ticket, randstr: data.randstr };
  const both = await Promise.all(Array.from({ length: 20 }, () => login('13800000001', 'secret', proof)));
  expect(both.filter((answer) => answer.code === codes.ok)).toHaveLength(1);
});

test('a puzzle allows three tries, however parallel, and lives two minutes', async () => {
  const one = await puzzle();
  const wrong = await Promise.all(Array.from({ length: 12 }, () => solve(one.id, one.x + 40)));
  expect(wrong.filter((answer) => answer.code === codes.ok)).toHaveLength(3);
  expect((await solve(one.id, one.x)).code).toBe(codes.failed);
  const late = await puzzle();
  site.clock.set(site.clock.now() + 121_000);
  expect((await solve(late.id, late.x)).code).toBe(codes.failed);
});

test('a wrong password and an unknown number are told apart by nobody', async () => {
  const refused = await Promise.all(
    [
      ['13800000001', 'wrong'],
      ['13899999999', 'secret'],
    ].map(async ([mobile = '', password = '']) => {
      const { id, x } = await puzzle();
      const { data } = await solve(id, x);
      return login(mobile, password, { ticket: data.ticket, randstr: data.randstr });
    }),
  );
  expect(refused[0]).toEqual(refused[1]);
  expect(refused[0]).toMatchObject({ code: codes.failed, msg: '手机号或密码不正确' });
});

test.each(['', 'closed'])(
  'a member of the demo world with the hash "%s", which no password matches, is refused like a wrong password',
  async (passwordHash) => {
    const mobile = `1391000000${passwordHash.length}`;
    await site.join(mobile, { passwordHash });
    expect(await login(mobile, 'secret', await site.solve())).toMatchObject({ status: 200, code: codes.failed, msg: '手机号或密码不正确' });
  },
);

test('the sixth browser ends the oldest session, which hears 50012', async () => {
  const tokens: string[] = [];
  for (let browser = 0; browser < 6; browser += 1) tokens.push(await site.signIn('13800000002'));
  expect(await Promise.all(tokens.map(whoAmI))).toEqual([codes.tokenReplaced, codes.ok, codes.ok, codes.ok, codes.ok, codes.ok]);
});

test('a session ends after seven idle days, which is told as 50014', async () => {
  const token = await site.signIn('13800000003');
  site.clock.set(site.clock.now() + 6 * 24 * 3_600_000);
  expect(await whoAmI(token)).toBe(codes.ok);
  site.clock.set(site.clock.now() + 8 * 24 * 3_600_000);
  expect(await whoAmI(token)).toBe(codes.tokenExpired);
});

test('no answer shows a number, a hash or a token of another', async () => {
  const token = await site.signIn('13800000003');
  const { data } = await site.call('GET', 'User/getUserInfo', { token });
  expect(Object.keys(data as object).sort()).toEqual([
    'avatar',
    'balance',
    'exp_icon',
    'id',
    'is_anchor',
    'level',
    'role',
    'userSig',
    'user_nickname',
  ]);
});
