import { expect, test } from 'vitest';
import { sendRaw } from '../testing/rawHttp.ts';
import { openTestSite } from '../testing/testSite.ts';

const page = async (origin: string) => {
  const response = await fetch(`${origin}/dev/outbox`, { headers: { accept: 'text/html' } });
  return { status: response.status, cache: response.headers.get('cache-control'), html: await response.text() };
};

test(
  'the demo world shows the messages that it would have sent, newest first, and stores the page nowhere',
  { tags: ['full'] },
  async () => {
    const site = await openTestSite({ PITCHSIDE_DEMO: 'on' });
    expect((await page(site.origin)).html).toContain('还没有短信。');
    for (const mobile of ['86-13911110001', '84-912345678']) await site.call('POST', 'user/getCode', { body: { mobile, type: 1 } });
    const { status, cache, html } = await page(site.origin);
    expect([status, cache]).toEqual([200, 'no-store']);
    const shown = [...html.matchAll(/data-mobile="([^"]+)" data-code="(\d{6})"/g)].map(([, mobile, code]) => ({ mobile, code }));
    expect(shown).toEqual(site.site.outbox.messages().map(({ mobile, code }) => ({ mobile, code })));
    expect(shown.map(({ mobile }) => mobile)).toEqual(['84-912345678', '86-13911110001']);
    await site.close();
  },
);

test('codes are shown to the machine itself alone: under no other name, and to nobody behind a proxy', async () => {
  const site = await openTestSite({ PITCHSIDE_DEMO: 'on', PITCHSIDE_TRUSTED_PROXIES: '127.0.0.1' });
  const statusWith = async (header: string) =>
    (await sendRaw(site.origin, [`GET /dev/outbox HTTP/1.1\r\nconnection: close\r\n${header}\r\n\r\n`])).answers[0]?.status;
  const own = `127.0.0.1:${new URL(site.origin).port}`;
  expect([await statusWith(`host: ${own}`), await statusWith('host: localhost')]).toEqual([200, 200]);
  expect(
    await Promise.all(['evil.example', '192.168.1.7', 'localhost.evil.example', ''].map((host) => statusWith(`host: ${host}`))),
  ).toEqual([404, 404, 404, 404]);
  expect(await statusWith(`host: ${own}\r\nx-forwarded-for: 203.0.113.7`)).toBe(404);
  await site.close();
});

test('a site without the demo world has no such page', async () => {
  const site = await openTestSite({ PITCHSIDE_DEMO: 'off' });
  expect((await page(site.origin)).status).toBe(404);
  await site.close();
});
