import { expect, test } from './fixtures/journey.ts';
import { callApi, sessionOf } from './fixtures/members.ts';

const dayLength = 86_400_000;

test('a visitor is asked to log in before the list of what they want to be told of', async ({ page }) => {
  await page.goto('/reserve');
  await page.getByRole('main').getByRole('button', { name: '登录' }).click();
  await expect(page.getByRole('dialog', { name: '扫码登录' })).toBeVisible();
});

test('a match that is reserved in the schedule stands in the list, is let go and taken back, and a stream beside it', async ({
  visit,
  site,
}) => {
  const page = await visit({ as: 'expert' });
  const day = new Date(Date.now() + dayLength).toLocaleDateString('en-CA', { timeZone: 'Asia/Shanghai' });
  await page.goto(`/schedule?day=${day}`);
  const reserve = page.getByRole('main').getByRole('button', { name: /^预约/ }).first();
  const [, match = ''] = /^预约\s*(?:[\d.万]+)?\s*(.+)$/.exec((await reserve.textContent()) ?? '') ?? [];
  await reserve.click();
  await expect(page.getByRole('button', { name: `已预约 ${match}` })).toBeVisible();

  const anchor = await sessionOf(site.origin, 'anchor');
  const { announcement } = await callApi<{ announcement: { id: string } }>(
    site.origin,
    'Live/setReserveLiveNew',
    { title: '赛前聊一聊', start_at: Date.now() + dayLength },
    anchor.token,
  );
  const expert = await sessionOf(site.origin, 'expert');
  await callApi(site.origin, 'Live/reserveLiveNew', { id: announcement.id, is_reserved: true }, expert.token);

  await page.goto('/reserve');
  const main = page.getByRole('main');
  const own = main.getByRole('button', { name: `已预约 ${match}` });
  await expect(own).toBeVisible();
  await expect(main.getByText('1 场比赛')).toBeVisible();
  await own.click();
  await page.getByRole('button', { name: '取消预约' }).last().click();
  await expect(own).toBeHidden();
  await page.getByRole('button', { name: '撤销' }).click();
  await expect(own).toBeVisible();

  const streams = page.getByRole('region', { name: '主播开播预告' });
  await expect(streams.getByRole('link', { name: '赛前聊一聊' })).toHaveAttribute('href', /^\/live\?id=/);
  await streams.getByRole('button', { name: '取消预约' }).click();
  await expect(streams).toBeHidden();

  await page.reload();
  await expect(own).toBeVisible();
  await own.click();
  await page.getByRole('button', { name: '取消预约' }).last().click();
  await expect(page.getByText('还没有预约比赛')).toBeVisible();
  await page.getByRole('button', { name: /已结束的预约/ }).click();
  await expect(page.getByRole('button', { name: /已结束的预约/ })).toHaveAttribute('aria-expanded', 'true');
  await callApi(site.origin, 'Live/deleteReserveLiveNew', { id: announcement.id }, anchor.token);
});
