import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readSettings } from '../settings.ts';
import { rooms } from '../modules/live/room/index.ts';
import { openTestSite, type TestSite } from '../testing/testSite.ts';
import { createSiteOrigin } from './origin.ts';

const at = (environment: Record<string, string>) => createSiteOrigin(readSettings(environment), () => 3000);

test.each([
  [{}, 'http://localhost:3000'],
  [{ HOST: '0.0.0.0' }, 'http://localhost:3000'],
  [{ HOST: '::1' }, 'http://localhost:3000'],
  [{ HOST: '10.1.2.3' }, 'http://10.1.2.3:3000'],
  [{ PITCHSIDE_ORIGIN: 'https://Example.com:443' }, 'https://example.com'],
])('of %o is %s', (environment: Record<string, string>, origin) => {
  expect(at(environment).current()).toBe(origin);
});

test('an address of a node is given to others with the public host', () => {
  const own = 'rtmp://10.0.0.2:1935/live';
  expect(at({}).atHost(own)).toBe(own);
  expect(at({ PITCHSIDE_ORIGIN: 'https://live.example.com:8443' }).atHost(own)).toBe('rtmp://live.example.com:1935/live');
  expect(at({ PITCHSIDE_ORIGIN: 'https://example.com' }).atHost('rtmp://[::1]:1936/live')).toBe('rtmp://example.com:1936/live');
});

test.each([
  [{ PITCHSIDE_ORIGIN: 'https://live.example.com' }, 'rtmp://live.example.com:1935/live'],
  [
    { PITCHSIDE_ORIGIN: 'https://live.example.com', PITCHSIDE_MEDIA_PUSH: 'rtmps://push.example.com/live' },
    'rtmps://push.example.com/live',
  ],
])('with %o anchors are told to push to %s', async (environment: Record<string, string>, address) => {
  const own = await openTestSite(environment);
  try {
    const ownerId = await own.join('13800000003', { isAnchor: true });
    const [room] = await own.site.platform.db.insert(rooms).values({ ownerId, title: 'room', category: 'football' }).returning();
    const token = await own.signIn('13800000003');
    const { data } = await own.call('GET', 'Live/getPushUrl', { token, query: `?id=${room?.id}` });
    expect(data).toMatchObject({ server: address });
  } finally {
    await own.close();
  }
});

describe('pages of ours', () => {
  test.each(['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'])('%s, while no origin is set', (origin) => {
    expect([at({}).isOwn(origin), at({ HOST: '0.0.0.0' }).isOwn(origin)]).toEqual([true, true]);
  });

  test.each([
    'https://localhost:3000',
    'http://localhost:3001',
    'http://localhost',
    'http://localhost.evil.example:3000',
    'http://evil.example:3000',
    'http://127.0.0.1.evil.example:3000',
    'null',
    '',
    'http://',
    '//',
  ])('%s is none of them', (origin) => {
    expect([at({}).isOwn(origin), at({ HOST: '0.0.0.0' }).isOwn(origin)]).toEqual([false, false]);
  });

  test('the one that is set, the mobile one, and no other', () => {
    const { isOwn } = at({ PITCHSIDE_ORIGIN: 'https://example.com', PITCHSIDE_MOBILE_ORIGIN: 'https://m.example.com' });
    expect(
      ['https://example.com', 'https://m.example.com', 'http://example.com', 'http://localhost:3000', 'https://www.example.com'].map(isOwn),
    ).toEqual([true, true, false, false, false]);
  });
});

describe('the host of a request', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openTestSite();
    await site.site.uploadSite.listen();
  });
  afterAll(() => site.close());

  test.each([
    '/',
    '/m',
    '/api/docs',
    '/api/openapi.json',
    '/api/user/getLoginQrcode',
    '/api/Live/getRoomList',
    '/api/no/such',
    '/u/picture.jpg',
    '/setup/guess',
    '/pay/1?key=2',
    '/media/live/1/index.m3u8',
    '/readyz',
  ])('flows into no answer of %s', async (url) => {
    const { statusCode, headers, body } = await site.site.app.inject({
      method: url.includes('Qrcode') ? 'POST' : 'GET',
      url,
      headers: { host: 'evil.example:66', origin: 'http://evil.example:66', 'x-forwarded-host': 'evil.example', accept: 'text/html' },
    });
    expect(statusCode).toBeLessThan(500);
    expect(`${JSON.stringify(headers)} ${body}`).not.toContain('evil');
  });

  test('a sign-in by QR code leads to the origin of the site', async () => {
    const { data } = await site.call('POST', 'user/getLoginQrcode', { body: {} });
    expect((data as { url: string }).url).toMatch(new RegExp(`^http://localhost:${new URL(site.origin).port}/m/qr\\?code=`));
  });
});
