import { spawnSync } from 'node:child_process';
import { encode, ffmpeg } from './fixtures/encoder.ts';
import { expect, test } from './fixtures/journey.ts';
import { anchorsRoom } from './fixtures/pusher.ts';

test(
  'an encoder that we did not write pushes a stream, and a visitor watches it',
  { tag: '@encoder' },
  async ({ page, site, request, visit }, journey) => {
    test.setTimeout(150_000);
    const room = await anchorsRoom(site, request);
    const words = '这一脚值得再看一遍';
    await page.goto(`/live?id=${room.id}`);
    const encoder = encode(room);
    let said = '';
    encoder.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
    try {
      const video = page.locator('video');
      await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime), { timeout: 60_000 }).toBeGreaterThan(1);
      expect(await video.evaluate((element: HTMLVideoElement) => element.videoWidth)).toBe(640);
      const fan = await visit({ as: 'fan' });
      await fan.goto(`/live?id=${room.id}`);
      await fan.getByRole('textbox', { name: /弹幕/ }).fill(words);
      await fan.keyboard.press('Enter');
      await expect(page.getByText(words).first()).toBeVisible();
      // It is over a little later, so that there is something after the comment too.
      const shown = () => video.evaluate((element: HTMLVideoElement) => element.currentTime);
      const spoken = await shown();
      await expect.poll(shown, { timeout: 30_000 }).toBeGreaterThan(spoken + 2);
    } finally {
      encoder.kill('SIGTERM');
      if (said) await journey.attach('words of the encoder', { body: said, contentType: 'text/plain' });
    }
    // The room ends by itself once the stream has been gone for a while.
    await expect(page.getByText('直播已结束')).toBeVisible({ timeout: 40_000 });

    // The recording is watched from the page of the room, with seeking and another speed.
    const replays = page.getByRole('region', { name: '回放' });
    await expect(async () => {
      await page.reload();
      await expect(replays).toBeVisible({ timeout: 3_000 });
    }).toPass({ timeout: 30_000 });
    await replays.getByRole('link').first().click();
    await expect(page).toHaveURL(/replay=/);
    const again = page.locator('video');
    await expect.poll(() => again.evaluate((element: HTMLVideoElement) => element.currentTime), { timeout: 20_000 }).toBeGreaterThan(0.5);
    expect(await again.evaluate((element: HTMLVideoElement) => [element.videoWidth, element.duration > 1])).toEqual([640, true]);
    await expect(page.getByText(words).first()).toBeVisible({ timeout: 30_000 });
    await page.getByRole('button', { name: /^倍速/ }).click();
    await page.getByRole('menuitemradio', { name: '2×', exact: true }).click();
    await expect.poll(() => again.evaluate((element: HTMLVideoElement) => element.playbackRate)).toBe(2);
    await expect(page.getByRole('button', { name: '从头再看' })).toBeVisible({ timeout: 30_000 });
    await page.getByRole('button', { name: '从头再看' }).click();
    await expect
      .poll(() => again.evaluate((element: HTMLVideoElement) => !element.paused && element.currentTime < element.duration))
      .toBe(true);
    await expect(page.getByRole('link', { name: /正在播放/ })).toHaveAttribute('aria-current', 'true');
  },
);

test('a wrong key is refused', { tag: '@encoder' }, async ({ site }) => {
  const refused = spawnSync(
    ffmpeg,
    [
      '-loglevel',
      'error',
      '-re',
      '-f',
      'lavfi',
      '-i',
      'testsrc2=size=320x180:rate=10',
      '-c:v',
      'libx264',
      '-t',
      '8',
      '-f',
      'flv',
      `${site.rtmp}/live/1?key=wrong`,
    ],
    { timeout: 30_000, encoding: 'utf8' },
  );
  expect(refused.status).not.toBe(0);
});
