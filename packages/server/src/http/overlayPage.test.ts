import Fastify from 'fastify';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { shownUrl } from './logging.ts';
import { installOverlayPage } from './overlayPage.ts';
import { installSecurity } from './security.ts';

const folder = mkdtempSync(join(tmpdir(), 'pitchside-overlay-'));
writeFileSync(join(folder, 'overlay.html'), '<meta property="csp-nonce" nonce="%NONCE%"><div id="root"></div>');
const app = Fastify({ routerOptions: { caseSensitive: false, ignoreTrailingSlash: true } });
installSecurity(app, { uploads: () => 'https://files.example', withVendor: true });
installOverlayPage(app, folder);
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});
const secret = `25-${'aB_-'.repeat(8)}`;

test('an overlay asks nothing of other sites, stands in frames of the site alone, and gives its secret to nobody', async () => {
  for (const path of [`/overlay/${secret}`, `/overlay/${secret}/chat`]) {
    const { statusCode, headers, body } = await app.inject(path);
    expect([path, statusCode]).toEqual([path, 200]);
    const [, nonce = ''] = /nonce="([^"]+)"/.exec(body) ?? [];
    expect(headers['content-security-policy']).toBe(
      `default-src 'none'; script-src 'self'; style-src 'self' 'nonce-${nonce}'; img-src 'self' data: blob: https://files.example; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; require-trusted-types-for 'script'`,
    );
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' });
    expect(headers['set-cookie']).toBeUndefined();
  }
});

test.each(['/overlay/25-short', `/overlay/${secret}/wallet`])('%s is no overlay', async (path) => {
  expect((await app.inject(path)).statusCode).toBe(404);
});

test('the log has no secret of an overlay', () => {
  expect(shownUrl(`/overlay/${secret}/chat?x=1`)).toBe('/overlay/…/chat');
});
