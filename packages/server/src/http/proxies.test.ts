import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addressReader, networkOf } from '../platform/address.ts';
import { openTestSite, type TestSite } from '../testing/testSite.ts';

let behind: TestSite;
let open: TestSite;
beforeAll(async () => {
  behind = await openTestSite({ PITCHSIDE_CAPTCHA: 'off', PITCHSIDE_TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8' }, { limited: true });
  open = await openTestSite({ PITCHSIDE_CAPTCHA: 'off' }, { limited: true });
  for (const site of [behind, open]) await site.join('13800000001');
});
afterAll(() => Promise.all([behind.close(), open.close()]));

const login = (site: TestSite, forwarded: string, password = 'secret') =>
  site.call('POST', 'user/login', {
    body: { mobile: '86-13800000001', password, device_type: 'pc' },
    headers: { 'x-forwarded-for': forwarded },
  });
const placeOf = async (site: TestSite, forwarded: string) => {
  const { token } = (await login(site, forwarded)).data as { token: string };
  const { data } = await site.call('GET', 'user/sessionList', { token });
  return (data as { list: { place: string; is_current: boolean }[] }).list.find(({ is_current: isCurrent }) => isCurrent)?.place;
};
const refused = async (site: TestSite, forwarded: (index: number) => string) =>
  (await Promise.all(Array.from({ length: 40 }, (_, index) => login(site, forwarded(index), 'x')))).filter(({ status }) => status === 429)
    .length;

test(
  'behind a trusted proxy visitors are themselves: as shown to them, and each with an allowance of their own',
  { tags: ['full'] },
  async () => {
    expect(await placeOf(behind, '203.0.113.7')).toBe('203.0.*.*');
    // Addresses that a visitor claims are left of those that the proxies saw.
    expect(await placeOf(behind, '198.51.100.1, 203.0.113.7, 10.1.2.3')).toBe('203.0.*.*');
    expect(await refused(behind, (index) => `203.0.114.${index}`)).toBe(0);
    expect(await refused(behind, (index) => `198.51.100.${index}, 203.0.115.1`)).toBe(10);
  },
);

test('without a trusted proxy nobody is believed', async () => {
  expect(await placeOf(open, '203.0.113.7')).toBe('本机');
  expect(await refused(open, (index) => `203.0.114.${index}`)).toBeGreaterThan(0);
});

test.each([
  [[], '203.0.113.7', '127.0.0.1'],
  [['loopback'], '203.0.113.7', '203.0.113.7'],
  [['127.0.0.0/8'], '198.51.100.1, 203.0.113.7', '203.0.113.7'],
  [['10.0.0.0/8'], '203.0.113.7', '127.0.0.1'],
])('with %j trusted an upgrade from a line of this machine that says %s is %s', async (trusted, forwarded, address) => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const answer = fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, { headers: { 'x-forwarded-for': forwarded } });
  const [request, response] = (await once(server, 'request')) as [IncomingMessage, { end(): void }];
  expect(addressReader(trusted)(request)).toBe(address);
  response.end();
  await answer;
  server.close();
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('the network of %s is %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
