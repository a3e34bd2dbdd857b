import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '../../../testing/testSite.ts';
import { secondFactors } from '../../member/account/index.ts';
import { runAdmin } from './cli.ts';

let site: TestSite;
let printed: string[];
beforeAll(async () => void (site = await openTestSite()));
afterAll(() => site.close());

const run = async (...words: string[]) => {
  printed = [];
  return runAdmin(site.site.operations, words, (line) => void printed.push(line));
};

test('settings are read and set, with a reason, by cli', async () => {
  expect(await run('set', 'icp_record', 'ICP 7', 'renewed this year')).toBe(0);
  await run('settings');
  expect(printed).toContain('icp_record = ICP 7  (ICP record)');
  await run('log', '1');
  expect(printed[0]).toContain('cli  set  setting icp_record  – → ICP 7  renewed this year');
  expect(await run('set', 'icp_record', 'ICP 8')).toBe(2);
  await expect(run('set', 'icp_record', 'ICP 7', 'again')).rejects.toMatchObject({ code: 1 });
});

test('the audit says whether all is sound, and is written down', async () => {
  expect(await run('audit')).toBe(0);
  expect(printed.at(-1)).toContain('log whole: sound');
  expect(await site.site.operations.audits.last()).toMatchObject({ by: 'cli', is_sound: true });
});

test('an empty queue, an unknown case and an unknown word', async () => {
  expect(await run('list')).toBe(0);
  expect(printed).toEqual(['0 waiting']);
  await expect(run('approve', 'W1')).rejects.toMatchObject({ code: 1 });
  await expect(run('return', 'W1')).rejects.toMatchObject({ code: 1, message: '退回要写原因' });
  for (const words of [[], ['approve'], ['drop', 'table']]) expect(await run(...words)).toBe(2);
});

const login = async (mobile: string, password: string) =>
  (await site.call('POST', 'user/login', { body: { mobile, password, device_type: 'pc', captcha: await site.solve() } })).code;
const passwordIn = () => /password (\S+)/.exec(printed[0] ?? '')?.[1] ?? '';

test('a member and an operator are made, and a password and a lock are seen to, where no code can be sent', async () => {
  expect(await run('member', '86-13911112222', '看台老王')).toBe(0);
  expect(printed[0]).toContain('看台老王');
  const first = passwordIn();
  expect(await login('86-13911112222', first)).toBe(0);
  await expect(run('member', '86-13911112222')).rejects.toMatchObject({ message: '这个手机号已经注册过' });
  await expect(run('member', '86-139')).rejects.toMatchObject({ code: 1 });

  expect(await run('password', '86-13911112222')).toBe(0);
  const second = passwordIn();
  expect([await login('86-13911112222', first), await login('86-13911112222', second)]).toEqual([1, 0]);

  for (let wrong = 0; wrong < 11; wrong += 1) await login('86-13911112222', 'wrong');
  expect(await login('86-13911112222', second)).toBe(1);
  expect(await run('unlock', '86-13911112222')).toBe(0);
  expect(await login('86-13911112222', second)).toBe(0);
  await expect(run('unlock', '86-13911113333')).rejects.toMatchObject({ message: '没有这个手机号的会员' });

  expect(await run('operator', '86-13911112222')).toBe(0);
  expect(printed[0]).not.toContain('password');
  expect(await run('operator', '86-13911114444')).toBe(0);
  expect(await login('86-13911114444', passwordIn())).toBe(0);
  await run('log', '5');
  expect(printed.map((line) => line.split('  ').slice(1, 5).join(' ').replace(/\d+/, 'N'))).toEqual([
    'cli add member N operator',
    'cli appoint member N member → operator',
    'cli lift member N password tries',
    'cli change member N password',
    'cli add member N member',
  ]);
  expect(printed.join('\n')).not.toContain(second);
});

test('the second factor of a member who lost the phone is lifted, and the act is written down', async () => {
  const id = await site.join('13911115555');
  await expect(run('factor', '86-13911115555')).rejects.toMatchObject({ message: '这个会员没有开启两步验证' });
  await site.site.platform.db.insert(secondFactors).values({ memberId: id, sealed: 'x', createdAt: 1, onSince: 1 });
  expect(await run('factor', '86-13911115555')).toBe(0);
  expect(await site.site.account.factor.isOn(id)).toBe(false);
  await run('log', '2');
  expect(printed[0]).toMatch(/cli {2}lift {2}member \d+ {2}second factor$/);
  expect(printed[1]).toMatch(/second factor {2}\(failed\)$/);
});

test('the key is rotated, and the new one is told where the settings hold it', async () => {
  expect(await run('secrets', 'rotate')).toBe(0);
  expect(printed.at(-1)).toMatch(/PITCHSIDE_KEY=[\w-]{43}$/);
  expect(await run('secrets')).toBe(2);
});
