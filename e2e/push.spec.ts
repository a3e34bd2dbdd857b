import { spawn, spawnSync } from 'node:child_process';
import { expect, test } from './fixtures/journey.ts';
import { signIn } from './fixtures/members.ts';

const ffmpeg = process.env.PITCHSIDE_FFMPEG ?? 'ffmpeg';

interface Answer<Data> {
  code: number;
  data: Data;
}

test(
  'an encoder that we did not write pushes a stream, and a visitor watches it',
  { tag: '@encoder' },
  async ({ page, site, request }, journey) => {
    test.setTimeout(120_000);
    const anchor = await signIn(site.origin, 'anchor');
    const headers = { token: anchor.token };
    const rooms = (await (await request.get('/api/live_streaming/getLiveList?limit=100')).json()) as Answer<{ list: { id: string }[] }>;
    // The anchor's own room is not live yet, so it is none of those.
    const live = new Set(rooms.data.list.map(({ id }) => id));
    let push: { server: string; key: string } | undefined;
    let roomId = '';
    for (let id = 1; id < 60 && !push; id += 1) {
      if (live.has(String(id))) continue;
      const answer = (await (await request.get(`/api/Live/getPushUrl?id=${id}`, { headers })).json()) as Answer<{
        server: string;
        key: string;
      }>;
      if (answer.code === 0) [push, roomId] = [answer.data, String(id)];
    }
    if (!push) throw new Error('the anchor has no room');

    await page.goto(`/live?id=${roomId}`);
    const encoder = spawn(
      ffmpeg,
      [
        '-loglevel',
        'error',
        '-re',
        '-f',
        'lavfi',
        '-i',
        'testsrc2=size=640x360:rate=30',
        '-f',
        'lavfi',
        '-i',
        'sine=frequency=440:sample_rate=48000',
        '-c:v',
        'libx264',
        '-preset',
        'ultrafast',
        '-tune',
        'zerolatency',
        '-g',
        '30',
        '-pix_fmt',
        'yuv420p',
        '-c:a',
        'aac',
        '-t',
        '90',
        '-f',
        'flv',
        `${push.server}/${push.key}`,
      ],
      { stdio: ['ignore', 'ignore', 'pipe'] },
    );
    let said = '';
    encoder.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
    try {
      const video = page.locator('video');
      await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime), { timeout: 60_000 }).toBeGreaterThan(1);
      expect(await video.evaluate((element: HTMLVideoElement) => element.videoWidth)).toBe(640);
    } finally {
      encoder.kill('SIGTERM');
      if (said) await journey.attach('words of the encoder', { body: said, contentType: 'text/plain' });
    }
    // The room ends by itself once the stream has been gone for a while.
    await expect(page.getByText('直播已结束')).toBeVisible({ timeout: 40_000 });
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
