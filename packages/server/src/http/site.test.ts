import Fastify from 'fastify';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { installSecurity } from './security.ts';
import { installSite } from './site.ts';
import { packing } from './written.ts';

const folder = mkdtempSync(join(tmpdir(), 'pitchside-site-'));
/** What makes a page long enough to be packed. */
const filler = 'a'.repeat(packing.threshold);
const app = Fastify({ routerOptions: { caseSensitive: false, ignoreTrailingSlash: true } });
beforeAll(async () => {
  for (const name of ['desktop', 'mobile']) {
    mkdirSync(join(folder, name, 'assets'), { recursive: true });
    writeFileSync(join(folder, name, 'index.html'), `<head></head><body>${name} <p nonce="%NONCE%">`);
    writeFileSync(join(folder, name, 'assets/a.js'), `// ${name}`);
    writeFileSync(join(folder, name, 'assets/a.js.br'), brotliCompressSync(`// ${name}, packed`));
    writeFileSync(join(folder, name, 'robots.txt'), name);
  }
  installSecurity(app, { uploads: () => undefined, withVendor: false });
  await installSite(
    app,
    { desktop: join(folder, 'desktop'), mobile: join(folder, 'mobile') },
    { latin: 'a', zh: 'b', mobileOrigin: 'https://phone.example.com' },
    async ({ screen }) => (screen === 'Long' ? filler : ''),
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
  ['example.com', '/match', 'desktop'],
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
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('a page that is long goes out as %s to whoever takes it', async (encoding, unpack) => {
  const { headers, rawPayload } = await app.inject({
    method: 'GET',
    url: '/long',
    headers: { host: 'example.com', accept: 'text/html', 'accept-encoding': encoding },
  });
  expect([headers['content-encoding'], headers.vary]).toEqual([encoding, 'accept-encoding']);
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

/** The parts of a policy that name hosts, by their names. */
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
