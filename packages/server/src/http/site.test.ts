import Fastify from 'fastify';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { installSecurity } from './security.ts';
import { installSite } from './site.ts';
import { packing } from './written.ts';

const folder = mkdtempSync(join(tmpdir(), 'pitchside-site-'));
const drawn = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 30"><rect width="30" height="30" rx="6" fill="#0b8a20"/></svg>';
/** Padding that makes a page long enough to be compressed. */
const filler = 'a'.repeat(packing.threshold);
const app = Fastify({ routerOptions: { caseSensitive: false, ignoreTrailingSlash: true } });
beforeAll(async () => {
  for (const name of ['desktop', 'mobile']) {
    mkdirSync(join(folder, name, 'assets'), { recursive: true });
    writeFileSync(join(folder, name, 'index.html'), `<head></head><body>${name} <p nonce="%NONCE%">`);
    writeFileSync(join(folder, name, 'assets/a.js'), `// ${name}`);
    writeFileSync(join(folder, name, 'assets/a.js.br'), brotliCompressSync(`// ${name}, packed`));
    writeFileSync(join(folder, name, 'robots.txt'), name);
    writeFileSync(join(folder, name, 'icon.svg'), drawn);
  }
  installSecurity(app, { uploads: () => undefined, withVendor: false });
  await installSite(
    app,
    { desktop: join(folder, 'desktop'), mobile: join(folder, 'mobile') },
    { latin: 'a', zh: 'b', mobileOrigin: 'https://phone.example.com' },
    { firstAnswers: async ({ screen }) => ({ text: '', block: screen === 'Long' ? filler : '' }) },
  );
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string, host = 'example.com') => app.inject({ method: 'GET', url, headers: { host, accept: 'text/html' } });

test.each([
  ['example.com', '/', 'desktop'],
  ['example.com', '/main', 'desktop'],
  ['example.com', '/Schedule/', 'desktop'],
  ['example.com', '/cashier/202611280001', 'desktop'],
  ['example.com', '/m', 'mobile'],
  ['example.com', '/m?x=1', 'mobile'],
  ['example.com', '/m/qr?code=1', 'mobile'],
  ['m.example.com', '/', 'desktop'],
  ['phone.example.com.evil.example', '/', 'desktop'],
  ['phone.example.com', '/live?id=1', 'mobile'],
])('%s%s is the %s page, under the policy of every page', async (host, url, page) => {
  const { statusCode, body, headers } = await get(url, host);
  expect([statusCode, body.includes(page)]).toEqual([200, true]);
  const nonce = /nonce="([^"]+)"/.exec(body)?.[1] ?? '';
  expect(headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
  expect(headers['cache-control']).toBe('no-cache');
});

test.each([
  ['/news', '这一页马上就好，会自动刷新。', true],
  ['/member?type=1', '这一页需要开启 JavaScript；比分、文章和赛程不用也能看。', false],
])('without scripts %s that was not drawn says what comes', async (url, words, again) => {
  const { body } = await get(url);
  expect(body).toContain(`<noscript><p>${words}</p></noscript>`);
  expect(body.includes('<noscript><meta http-equiv="refresh" content="3"></noscript>')).toBe(again);
});

test.each(['*/*', 'application/json', 'image/avif,*/*;q=0.8', ''])('whoever accepts %j is given the page too', async (accept) => {
  for (const url of ['/', '/live?id=1', '/m']) {
    const answer = await app.inject({ method: 'GET', url, headers: { host: 'example.com', accept } });
    expect([answer.statusCode, answer.headers['content-type'], answer.body.includes('<body>')]).toEqual([
      200,
      'text/html; charset=utf-8',
      true,
    ]);
    const head = await app.inject({ method: 'HEAD', url, headers: { host: 'example.com' } });
    expect([head.statusCode, head.headers['content-type'], head.body]).toEqual([200, 'text/html; charset=utf-8', '']);
  }
});

test.each(['/nowhere', '/wp-login.php', '/live/1', '/.env', '/404', '/cashier', '/nowhere.png'])(
  '%s is not there, which the page says',
  async (url) => {
    for (const method of ['GET', 'HEAD'] as const) {
      const { statusCode, headers, body } = await app.inject({ method, url, headers: { host: 'example.com' } });
      expect([statusCode, headers['content-type'], body.includes('desktop')]).toEqual([404, 'text/html; charset=utf-8', method === 'GET']);
    }
    expect((await app.inject({ method: 'POST', url })).headers['content-type']).toContain('application/json');
  },
);

test.each(['/api/nowhere', '/api', '/media/a.ts', '/u/nothing.jpg', '/upload', '/assets/none.js', '/ws?x=1'])(
  '%s is no page',
  async (url) => {
    const { statusCode, headers } = await get(url);
    expect([statusCode, String(headers['content-type']).includes('json')]).toEqual([404, true]);
  },
);

test('icons that browsers and phones ask for by name are made of the drawn one', async () => {
  const ico = (await get('/favicon.ico')).rawPayload;
  expect([ico.readUInt16LE(2), ico.readUInt16LE(4), ico.readUInt32LE(14)]).toEqual([1, 1, ico.length - 22]);
  expect(await sharp(ico.subarray(22)).metadata()).toMatchObject({ format: 'png', width: 32, height: 32 });
  const { rawPayload, headers } = await get('/apple-touch-icon.png');
  expect(headers['content-type']).toBe('image/png');
  expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'png', width: 180, height: 180, hasAlpha: false });
  const { dominant } = await sharp(rawPayload).stats();
  // A green square, as opposed to an empty picture.
  expect(dominant.g).toBeGreaterThan(dominant.r);
});

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('a page that is long goes out as %s to whoever takes it', async (encoding, unpack) => {
  const { headers, rawPayload } = await app.inject({
    method: 'GET',
    url: '/long',
    headers: { host: 'example.com', accept: 'text/html', 'accept-encoding': encoding },
  });
  expect([headers['content-encoding'], headers.vary]).toEqual([encoding, 'cookie, save-data, accept-encoding']);
  const text = unpack(rawPayload).toString();
  expect(text).toContain(filler);
  expect(headers['content-security-policy']).toContain(`'nonce-${/nonce="([^"]+)"/.exec(text)?.[1]}'`);
});

test('each page has its own files, kept for ever, and packed for whoever takes it', async () => {
  for (const [url, name] of [
    ['/assets/a.js', 'desktop'],
    ['/m/assets/a.js', 'mobile'],
  ] as const) {
    const { body, headers } = await get(url);
    expect([body, headers['cache-control']]).toEqual([`// ${name}`, 'public, max-age=31536000, immutable']);
    const packed = await app.inject({ url, headers: { 'accept-encoding': 'br' } });
    expect([packed.headers['content-encoding'], packed.headers['cache-control'], packed.headers['content-type']]).toEqual([
      'br',
      headers['cache-control'],
      headers['content-type'],
    ]);
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(`// ${name}, packed`);
    const { statusCode, body: nothing } = await app.inject({ method: 'HEAD', url });
    expect([statusCode, nothing]).toEqual([200, '']);
  }
  expect((await get('/robots.txt')).body).toBe('desktop');
  expect((await get('/m/robots.txt')).body).toBe('mobile');
});

test.each(['/assets/b.js', '/assets/', '/assets/..%2findex.html', '/m/assets/..%2fassets%2fa.js'])(
  '%s is no file, and no page either',
  async (url) => {
    const { statusCode, body } = await get(url);
    expect([statusCode, body.includes('desktop'), body.includes('mobile')]).toEqual([404, false, false]);
  },
);

test.each([true, false])('a site that is reached by https (%s) says so to browsers, on pages and calls', async (isOverTls) => {
  const own = Fastify();
  installSecurity(own, { uploads: () => undefined, withVendor: false, isOverTls });
  own.get('/', async () => 'a page');
  own.get('/api/call', async () => ({}));
  const policies = await Promise.all(['/', '/api/call'].map(async (url) => (await own.inject(url)).headers['strict-transport-security']));
  await own.close();
  expect(policies).toEqual(isOverTls ? ['max-age=31536000', 'max-age=31536000'] : [undefined, undefined]);
});

/** Directives of a policy that name hosts, by name. */
async function policyWith(messenger: { server?: string } | undefined): Promise<Map<string, string[]>> {
  const own = Fastify();
  installSecurity(own, { uploads: () => undefined, withVendor: false, messenger });
  own.get('/', async () => 'a page');
  const { headers } = await own.inject({ method: 'GET', url: '/' });
  await own.close();
  const parts = String(headers['content-security-policy']).split('; ');
  return new Map(parts.map((part) => [part.split(' ')[0] ?? '', part.split(' ').slice(1)]));
}

test('a page reaches Tencent’s messaging service, or the server before it, only where the site uses it', async () => {
  const names = ['connect-src', 'img-src', 'trusted-types'] as const;
  const [plain, vendor, proxied] = [await policyWith(undefined), await policyWith({}), await policyWith({ server: 'ws://127.0.0.1:9000' })];
  const added = (policy: Map<string, string[]>, name: string) => policy.get(name)?.filter((one) => !plain.get(name)?.includes(one));
  expect(names.map((name) => plain.get(name)?.some((one) => /tencent|qcloud|imcloud|default/.test(one)))).toEqual([false, false, false]);
  expect(added(vendor, 'connect-src')).toContain('wss://*.im.qcloud.com');
  expect(added(vendor, 'img-src')).toContain('https://*.myqcloud.com');
  expect(names.map((name) => added(proxied, name))).toEqual([
    ['ws://127.0.0.1:9000', 'http://127.0.0.1:9000'],
    ['http://127.0.0.1:9000'],
    ['default'],
  ]);
  for (const policy of [vendor, proxied]) expect(added(policy, 'script-src')).toEqual([]);
});
