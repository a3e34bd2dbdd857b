import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '../../../testing/testSite.ts';
import { createGuesses } from './guesses.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ PITCHSIDE_CAPTCHA: 'off' });
  await site.join('13800000001');
});
afterAll(() => site.close());
// Every test has a rate limit window of its own.
beforeEach(() => site.clock.set(site.clock.now() + 24 * 3_600_000));

/** Creates the limiter as a node does; another call is another node, or the same after a restart. */
const node = () => createGuesses(site.site.platform, 'login');
const times = (count: number, address: string, name = '86-1') =>
  Promise.all(Array.from({ length: count }, () => node().take(name, address)));

test('ten guesses from one address, however many nodes they come to, then none until the window is over', async () => {
  expect((await times(100, '10.0.0.1')).filter(Boolean)).toHaveLength(10);
  site.clock.set(site.clock.now() + 15 * 60_000);
  expect(await node().take('86-1', '10.0.0.1')).toBe(true);
});

test('an attacker elsewhere does not lock the owner out, until the whole name is under attack from everywhere', async () => {
  await times(40, '6.6.6.6');
  expect(await node().take('86-1', '10.0.0.1')).toBe(true);
  for (let address = 0; address < 3; address += 1) await times(10, `6.6.7.${address}`);
  expect(await node().take('86-1', '10.0.0.2')).toBe(false);
});

test('one address over many names is stopped too, and an IPv6 network is one address', async () => {
  const names = await Promise.all(Array.from({ length: 60 }, (_, index) => node().take(`86-${index}`, `2001:db8:1:2::${index}`)));
  expect(names.filter(Boolean)).toHaveLength(50);
  expect(await node().take('86-1', '2001:db8:1:3::1')).toBe(true);
});

test('a right password clears what was used up', async () => {
  await times(9, '10.0.0.1');
  await node().forgive('86-1', '10.0.0.1');
  expect(await times(10, '10.0.0.1')).toEqual(Array.from({ length: 10 }, () => true));
});

test(
  'a hundred parallel wrong logins on two nodes compare ten, and the right password then waits; a restart forgets none of it',
  { tags: ['full'] },
  async () => {
    const other = await site.secondNode();
    const login = async (origin: string, password: string) => {
      const response = await fetch(`${origin}/api/user/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ mobile: '86-13800000001', password, device_type: 'pc' }),
      });
      return ((await response.json()) as { msg: string }).msg;
    };
    const said = await Promise.all(Array.from({ length: 100 }, (_, guess) => login(guess % 2 ? site.origin : other.origin, 'wrong')));
    expect(said.filter((words) => words === '手机号或密码不正确')).toHaveLength(10);
    const restarted = await site.secondNode();
    expect(await login(restarted.origin, 'secret')).toBe('试错次数太多，请稍后再试');
  },
);
