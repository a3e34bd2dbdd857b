import type { Locator, Page } from '@playwright/test';
import { ask } from './fixtures/ask.ts';
import { openDesk } from './fixtures/desk.ts';
import { expect, test } from './fixtures/journey.ts';
import { callApi, sessionOf } from './fixtures/members.ts';
import { png } from './fixtures/uploads.ts';

/** A short film that the demo world draws, whatever was played in it. */
async function someFilm(origin: string): Promise<Buffer> {
  const answer = await fetch(`${origin}/media/clips/talk.0.mp4`);
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
}

/** Opens what members sent, in the operators' desk. */
async function openCare(operator: Page): Promise<Locator> {
  await openDesk(operator);
  await operator.getByRole('link', { name: '内容', exact: true }).click();
  const queue = operator.getByRole('region', { name: '内容审核', exact: true });
  await expect(queue).toBeVisible();
  return queue;
}

test('a video waits for a look, passes by a key, and is watched to its end with a line said over it', async ({ visit, site }) => {
  test.setTimeout(90_000);
  const title = `看台短片 ${Date.now()}`;
  const author = await visit({ as: 'secondFan' });
  await author.goto('/member?type=18&tab=video');
  const form = author.getByRole('region', { name: '发布视频', exact: true });
  await form.getByRole('textbox', { name: '标题' }).fill(title);
  await form.getByRole('combobox', { name: '分类' }).click();
  await author.getByRole('option').first().click();
  await form
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name: 'stand.mp4', mimeType: 'video/mp4', buffer: await someFilm(site.origin) });
  await form.locator('input[type="file"]').last().setInputFiles({ name: 'cover.png', mimeType: 'image/png', buffer: png });
  await expect(form.getByRole('button', { name: '发布', exact: true })).toBeEnabled();
  await form.getByRole('button', { name: '发布', exact: true }).click();
  await expect(author.getByRole('region', { name: '我发布的视频' }).getByText(title)).toBeVisible();

  const { token } = await sessionOf(site.origin, 'secondFan');
  const own = await ask<{ list: { id: string; title: string; state: string }[] }>(site.origin, 'Video/userPostList?limit=50', token);
  const video = own.list.find((each) => each.title === title);
  expect(video?.state).toBe('awaiting');

  const operator = await visit({ as: 'operator' });
  const queue = await openCare(operator);
  await queue.getByRole('button', { name: title }).click();
  await expect(operator.getByRole('article', { name: title }).locator('video')).toBeVisible();
  await operator.keyboard.press('a');
  await expect(queue.getByRole('button', { name: title })).toHaveCount(0);

  const viewer = await visit({ as: 'fan' });
  await viewer.goto(`/video-player?id=${video?.id}`);
  const picture = viewer.getByRole('main').locator('video').first();
  await expect.poll(() => picture.evaluate((film: HTMLVideoElement) => film.duration)).toBeGreaterThan(1);
  const words = `好球 ${Date.now()}`;
  await viewer.getByRole('textbox', { name: '弹幕内容' }).fill(words);
  await viewer.getByRole('textbox', { name: '弹幕内容' }).press('Enter');
  const said = () => ask<{ list: { text: string }[] }>(site.origin, `Video/danmaku?id=${video?.id}&from=0&until=36000`);
  await expect.poll(async () => (await said()).list.map(({ text }) => text)).toContain(words);
  await picture.evaluate(async (film: HTMLVideoElement) => {
    film.currentTime = film.duration - 1;
    await film.play();
  });
  await expect.poll(() => picture.evaluate((film: HTMLVideoElement) => film.ended)).toBe(true);
});

test(
  'a report is upheld from the desk with a reason, and taken back within seconds',
  { tag: ['@gate', '@live', '@desk'] },
  async ({ visit, site }) => {
    const words = `进群领内幕 ${Date.now()}`;
    const { token } = await sessionOf(site.origin, 'fan');
    const { list } = await ask<{ list: { id: string }[] }>(site.origin, 'circle/list');
    const { post } = await callApi<{ post: { id: string } }>(
      site.origin,
      'anchor_dynamics_user/insert',
      { circle_id: list[0]?.id, content: words },
      token,
    );
    const reader = await visit({ as: 'secondFan' });
    await reader.goto(`/circle-detail?id=${post.id}`);
    await reader.getByRole('article').filter({ hasText: words }).first().getByRole('button', { name: /^对/ }).click();
    await reader.getByRole('menuitem', { name: '举报' }).click();
    const dialog = reader.getByRole('dialog', { name: /^举报/ });
    await dialog.getByRole('radio', { name: '垃圾广告' }).click();
    await dialog.getByRole('button', { name: '提交举报' }).click();
    await expect(dialog).toHaveCount(0);

    const operator = await visit({ as: 'operator' });
    const queue = await openCare(operator);
    await queue.getByRole('radio', { name: /^被举报/ }).click();
    const line = queue.getByRole('row').filter({ hasText: words });
    await line.getByRole('button').click();
    const open = operator.getByRole('region', { name: '要看的内容' });
    await expect(open.getByText(words)).toBeVisible();
    await open.getByRole('button', { name: '广告引流' }).click();
    await operator.keyboard.press('r');
    const undo = operator.getByRole('button', { name: '撤销', exact: true });
    // The pointer stops the countdown of the undo button.
    await undo.hover();
    const state = async () => (await ask<{ state: string }>(site.origin, `anchor_dynamics/info?id=${post.id}`)).state;
    await expect.poll(state).toBe('hidden');
    await undo.click();
    await expect.poll(state).toBe('shown');
    await reader.reload();
    await expect(reader.getByRole('article').filter({ hasText: words }).first()).toBeVisible();
  },
);
