import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/journey.ts';

interface Heard {
  state: string;
  user?: { token: string; user_nickname: string };
}

/** Asks for a code on a computer's page and listens as its login window does; a code given instead plays a stranger who saw the picture. */
const listen = (page: Page, stolen?: string) =>
  page.evaluate(async (known) => {
    const { data } = known
      ? { data: { code: known, url: '' } }
      : ((await (
          await fetch('/api/user/getLoginQrcode', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' })
        ).json()) as { data: { code: string; url: string } });
    const heard: Heard[] = [];
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/ws`);
    socket.addEventListener('message', ({ data: text }) => {
      const frame = JSON.parse(String(text)) as { type: string; data: Heard };
      if (frame.type === 'login') heard.push(frame.data);
    });
    await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }));
    socket.send(JSON.stringify({ type: 'login', data: { code: data.code } }));
    Object.assign(globalThis, { heard });
    return data;
  }, stolen);
const heardBy = (page: Page) => page.evaluate(() => (globalThis as typeof globalThis & { heard: Heard[] }).heard);
const states = async (page: Page) => (await heardBy(page)).map(({ state }) => state);

test('a phone lets a computer in after it has seen what it says yes to; a stranger with the picture gets nothing', async ({
  page,
  visit,
  site,
}) => {
  const [phone, stranger] = [await visit({ as: 'fan' }), await visit()];
  await phone.setViewportSize({ width: 390, height: 844 });
  await Promise.all([page.goto('/main'), stranger.goto('/main')]);
  const { code, url } = await listen(page);
  const ticket = code.slice(0, 24);
  expect(url).toBe(`${site.origin}/m/qr?code=${ticket}`);
  await expect.poll(() => states(page)).toEqual(['waiting']);
  await listen(stranger, ticket);

  await phone.goto(url);
  await expect(phone.getByRole('heading', { name: '在电脑上登录场边？' })).toBeVisible();
  await expect(phone.getByText('以 北看台老周 的身份')).toBeVisible();
  await expect.poll(() => states(page)).toEqual(['waiting', 'scanned']);
  await phone.getByRole('button', { name: '确认登录' }).click();
  await expect(phone.getByRole('status').getByRole('heading', { name: '已在电脑上登录' })).toBeVisible();

  await expect.poll(() => states(page)).toEqual(['waiting', 'scanned', 'success']);
  const token = (await heardBy(page)).at(-1)?.user?.token ?? '';
  const me = await page.request.get('/api/User/getUserInfo', { headers: { token } });
  expect(await me.json()).toMatchObject({ code: 0, data: { user_nickname: '北看台老周' } });
  expect(await states(stranger)).toEqual([]);

  await phone.getByRole('link', { name: '看登录设备' }).click();
  await expect(phone.getByRole('list', { name: '登录设备' })).toContainText('扫码登录');
});

test('a no is heard by the computer, and the same code lets nobody in afterwards', async ({ page, visit }) => {
  const phone = await visit({ as: 'fan' });
  await phone.setViewportSize({ width: 390, height: 844 });
  await page.goto('/main');
  const { url } = await listen(page);
  await phone.goto(url);
  await phone.getByRole('button', { name: '不是我，拒绝' }).click();
  await expect(phone.getByRole('heading', { name: '已拒绝' })).toBeVisible();
  await expect.poll(() => states(page)).toContain('refused');
  await phone.reload();
  await expect(phone.getByRole('heading', { name: '已拒绝' })).toBeVisible();
  expect(await states(page)).not.toContain('success');
});
