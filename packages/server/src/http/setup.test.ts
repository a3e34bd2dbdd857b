import { afterAll, beforeAll, expect, test } from 'vitest';
import { inviteFirstOperator } from '../modules/member/account/index.ts';
import { openTestSite, type TestSite } from '../testing/testSite.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const form = new URLSearchParams({ mobile: '86-13800000009', nickname: '运营', password: 'secret-123' });
const send = (code: string, body = form) => fetch(`${site.origin}/setup/${code}`, { method: 'POST', body });

test('the link of an empty site makes the first operator, once', async () => {
  const code = await inviteFirstOperator(site.site.platform);
  const page = await fetch(`${site.origin}/setup/${code}`, { headers: { 'accept-language': 'en' } });
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('Set up the first operator');
  expect((await send(code ?? '', new URLSearchParams({ mobile: 'x', nickname: '', password: '1' }))).status).toBe(400);
  // Ten people press at once: one becomes the operator.
  const answers = await Promise.all(Array.from({ length: 10 }, () => send(code ?? '')));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await fetch(`${site.origin}/setup/${code}`)).status).toBe(404);
  expect(await inviteFirstOperator(site.site.platform)).toBeUndefined();
});

test('a link that nobody was given opens nothing', async () => {
  expect((await fetch(`${site.origin}/setup/guessed`)).status).toBe(404);
  expect((await send('guessed')).status).toBe(400);
});
