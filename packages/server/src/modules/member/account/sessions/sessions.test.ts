import { codes } from '@pitchside/api/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '../../../../testing/testSite.ts';
import { openTestSocket } from '../../../../testing/testSocket.ts';
import { deviceOf } from './device.ts';
import { maskAddress } from '../../../../platform/address.ts';
import { isSameNetwork, placeOf } from './place.ts';

const firefox = { headers: { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0' } };

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
  for (const mobile of ['13800000001', '13800000002', '13800000003', '13800000004']) await site.join(mobile);
});
afterAll(() => site.close());

interface Listed {
  id: string;
  device: unknown;
  is_current: boolean;
}
const listOf = async (token: string) => ((await site.call('GET', 'user/sessionList', { token })).data as { list: Listed[] }).list;
const whoAmI = async (token: string) => (await site.call('GET', 'User/getUserInfo', { token })).code;

test('a member sees their browsers, newest first, without an address in full or anything of others', async () => {
  const token = await site.signIn('13800000001');
  await site.signIn('13800000001', firefox);
  await site.signIn('13800000002');
  const list = await listOf(token);
  expect(list).toHaveLength(2);
  expect(list[0]).toEqual({
    id: expect.any(String),
    device: 'Firefox 140 · Windows',
    place: '本机',
    way: 'password',
    created_at: site.clock.now(),
    seen_at: site.clock.now(),
    is_current: false,
  });
  expect(list[1]).toMatchObject({ is_current: true });
  expect(JSON.stringify(list)).not.toContain('127.0.0.1');
});

test('a browser is signed out from afar, and only by its owner', async () => {
  const [mine, away, stranger] = [
    await site.signIn('13800000003'),
    await site.signIn('13800000003', firefox),
    await site.signIn('13800000002'),
  ];
  const target = (await listOf(mine)).find(({ is_current }) => !is_current)?.id ?? '';
  expect(await site.call('POST', 'user/endSession', { token: stranger, body: { id: target } })).toEqual(
    await site.call('POST', 'user/endSession', { token: stranger, body: { id: '999999' } }),
  );
  for (const id of ['', '0', '-1', '1e3', '9'.repeat(30), 'x', ['1'], { id: 1 }])
    expect((await site.call('POST', 'user/endSession', { token: mine, body: { id } })).code).toBe(codes.failed);
  expect(await whoAmI(away)).toBe(codes.ok);
  expect((await site.call('POST', 'user/endSession', { token: mine, body: { id: target } })).code).toBe(codes.ok);
  expect([await whoAmI(away), await whoAmI(mine)]).toEqual([codes.tokenUnknown, codes.ok]);
  expect((await site.call('POST', 'user/endSession', { token: mine, body: { id: target } })).code).toBe(codes.failed);
});

test('all other browsers are signed out at once, this one stays', async () => {
  const tokens = [await site.signIn('13800000004'), await site.signIn('13800000004'), await site.signIn('13800000004')];
  const [, , here = ''] = tokens;
  expect((await site.call('POST', 'user/endOtherSessions', { token: here, body: {} })).data).toEqual({ ended: 2 });
  expect(await Promise.all(tokens.map(whoAmI))).toEqual([codes.tokenUnknown, codes.tokenUnknown, codes.ok]);
  expect((await site.call('POST', 'user/endOtherSessions', { token: here, body: {} })).data).toEqual({ ended: 0 });
});

test('each of the four sign-in codes is reached: no token, an unknown one, a replaced one, an old one', async () => {
  expect((await site.call('GET', 'User/getUserInfo')).code).toBe(700);
  expect(await whoAmI('x'.repeat(43))).toBe(50008);
  const tokens: string[] = [];
  for (let browser = 0; browser < 6; browser += 1) tokens.push(await site.signIn('13800000002'));
  expect(await whoAmI(tokens[0] ?? '')).toBe(50012);
  const now = site.clock.now();
  site.clock.set(now + 8 * 24 * 3_600_000);
  expect(await whoAmI(tokens[5] ?? '')).toBe(50014);
  site.clock.set(now);
});

test('no session outlives thirty days, however busy', async () => {
  const token = await site.signIn('13800000001');
  const begun = site.clock.now();
  for (let days = 5; days <= 30; days += 5) {
    site.clock.set(begun + days * 24 * 3_600_000);
    expect(await whoAmI(token)).toBe(codes.ok);
  }
  site.clock.set(begun + 30 * 24 * 3_600_000 + 1);
  expect(await whoAmI(token)).toBe(codes.tokenExpired);
});

test('sockets on every node hear the end, and why, although only the database connects the nodes', async () => {
  const other = await site.secondNode();
  const [token, replaced] = [await site.signIn('13800000001'), await site.signIn('13800000003')];
  const sockets = await Promise.all([openTestSocket(other.origin), openTestSocket(site.origin), openTestSocket(other.origin)]);
  for (const [index, socket] of sockets.entries()) {
    socket.send({ type: 'register', data: { info: 'web', lang: 'zh', token: index === 2 ? replaced : token } });
    await socket.until((frames) => frames.some(({ type, data }) => type === 'registered' && data.is_member === true));
  }
  await site.call('POST', 'Member/SignOut', { token, body: {} });
  for (let browser = 0; browser < 5; browser += 1) await site.signIn('13800000003');
  for (const [index, socket] of sockets.entries()) {
    await socket.until((frames) =>
      frames.some(({ type, data }) => type === 'signed_out' && data.code === (index === 2 ? codes.tokenReplaced : codes.tokenUnknown)),
    );
    await socket.close();
  }
});

test.each([
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
    'Chrome 141 · macOS',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
    'Edge 140 · Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    'Safari 18 · iOS',
  ],
  [
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36',
    'Chrome 141 · Android',
  ],
])('%s is %s', (userAgent, device) => expect(deviceOf(userAgent)).toBe(device));

test('a browser that says nothing of itself is unknown', () => {
  for (const userAgent of ['', 'curl/8', '<script>alert(1)</script>', '('.repeat(300)]) expect(deviceOf(userAgent)).toHaveProperty('$t');
});

test('addresses are shown by their first half', () => {
  expect([maskAddress('203.0.113.7'), maskAddress('::ffff:203.0.113.7'), maskAddress('2001:db8:1:2::7'), maskAddress('')]).toEqual([
    '203.0.*.*',
    '203.0.*.*',
    '2001:db8:*',
    '*',
  ]);
  expect(placeOf('::1')).toHaveProperty('$t');
  expect([
    isSameNetwork('203.0.113.7', '::ffff:203.0.113.7'),
    isSameNetwork('203.0.113.7', '203.0.113.8'),
    isSameNetwork('2001:db8:1:2::7', '2001:db8:1:2::8'),
  ]).toEqual([true, false, true]);
});
