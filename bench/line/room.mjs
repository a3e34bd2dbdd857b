// A room over a bad line: what its sound costs, and whether comments come and go.
import { spawn, spawnSync } from 'node:child_process';
import { signInAs } from '../../scripts/product/members.mjs';
import { startProduct } from '../../scripts/product/start.mjs';
import { openLine } from './line.mjs';
import { openPage, visit } from './scores.mjs';

const ffmpeg = process.env.PITCHSIDE_FFMPEG ?? 'ffmpeg';
/** Seconds for which the sound is measured, and comments that are said meanwhile: as many as one may say in this time. */
const [measured, comments] = [90, 20];
/** Longest wait for the sound and for the last comments, ms. */
const patience = { sound: 150_000, comments: 40_000, sent: 60_000 };
const sleep = (ms) => new Promise((resume) => setTimeout(resume, ms));

/** Pushes a picture with a voice of some kind, which a coder does not get for nothing as it would a single tone. */
function encode(server, key) {
  const picture = ['-re', '-f', 'lavfi', '-i', 'testsrc2=size=640x360:rate=25'];
  const voice = ['-f', 'lavfi', '-i', 'anoisesrc=color=pink:sample_rate=48000:amplitude=0.3'];
  const coded = ['-c:v', 'libx264', '-preset', 'ultrafast', '-tune', 'zerolatency', '-pix_fmt', 'yuv420p', '-g', '25', '-b:v', '900k'];
  return spawn(
    ffmpeg,
    ['-loglevel', 'error', ...picture, ...voice, ...coded, '-c:a', 'aac', '-b:a', '128k', '-t', '900', '-f', 'flv', `${server}/${key}`],
    { stdio: 'ignore' },
  );
}

async function ask(origin, path, token) {
  const { code, msg, data } = await (await fetch(`${origin}/api/${path}`, { headers: { token, lang: 'zh' } })).json();
  if (code !== 0) throw new Error(`${path} is refused: ${msg}`);
  return data;
}

/** Counts the bytes of a page's media, heads included. */
async function countMedia(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const media = new Set();
  let bytes = 0;
  session.on('Network.responseReceived', ({ requestId, response }) => response.url.includes('/media/') && media.add(requestId));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => (bytes += media.has(requestId) ? encodedDataLength : 0));
  return () => bytes;
}

/** Waits for words in the chat of a page; answers the ms that it took, or undefined. */
async function arrives(page, words, timeout) {
  const since = performance.now();
  return page
    .getByText(words)
    .first()
    .waitFor({ state: 'attached', timeout })
    .then(() => performance.now() - since)
    .catch(() => undefined);
}

/** Measures the room of a viewer on a bad line; the others are on none. */
export async function measureRoom(browser, network, log) {
  const hasFfmpeg = spawnSync(ffmpeg, ['-version']).status === 0;
  const line = await openLine(network);
  const site = await startProduct({ PITCHSIDE_CAPTCHA: 'off', PITCHSIDE_ORIGIN: line.origin, PITCHSIDE_FFMPEG: ffmpeg });
  const port = Number(new URL(site.origin).port);
  line.leadTo(port);
  const direct = `http://localhost:${port}`;
  let encoder;
  try {
    const [fan, other, anchor] = await Promise.all(['fan', 'secondFan', 'anchor'].map((name) => signInAs(direct, name)));
    const { room } = await ask(direct, 'live/updateLive', anchor.token);
    const { server, key } = await ask(direct, `Live/getPushUrl?id=${room.id}`, anchor.token);
    if (hasFfmpeg) {
      encoder = encode(server.replace(/rtmp:\/\/[^/]+/, site.rtmp), key);
      for (let tries = 0; tries < 120; tries += 1) {
        if ((await ask(direct, `Live/getLiveUrl?id=${room.id}`, fan.token)).qualities.length > 0) break;
        await sleep(500);
      }
    }
    const stored = { userInfo: JSON.stringify(fan), quality: JSON.stringify({ choice: 'audio' }) };
    const context = await visit(browser, line.origin, true, stored);
    const page = await openPage(context);
    await page.setViewportSize({ width: 1440, height: 900 });
    const media = await countMedia(page);
    const opened = performance.now();
    await page.goto(`/live?id=${room.id}`, { waitUntil: 'commit', timeout: patience.sound });
    const field = page.getByRole('textbox', { name: /弹幕|聊天内容/ }).first();
    await field.waitFor({ timeout: patience.sound });
    let sound = null;
    const place = () => page.evaluate(() => document.querySelector('video')?.currentTime ?? 0);
    if (hasFfmpeg) {
      await page.waitForFunction(
        () => [...document.querySelectorAll('video')].some((video) => video.currentTime > 0 && !video.paused && video.readyState > 2),
        undefined,
        { timeout: patience.sound, polling: 200 },
      );
      const began = Math.round((performance.now() - opened) / 1_000);
      log(`sound after ${began} s`);
      // What comes with the page has come by then.
      await sleep(20_000);
      sound = { began };
    }
    const [bytes, from, since] = [media(), await place(), performance.now()];
    const waiting = [];
    for (let turn = 0; turn < comments; turn += 1) {
      const words = `第${turn}句，${Math.random().toString(36).slice(2, 8)}`;
      await ask(direct, `Barrage/send?id=${room.id}&text=${encodeURIComponent(words)}`, other.token);
      waiting.push(arrives(page, words, patience.comments + 10_000));
      await sleep((measured * 1_000) / comments);
    }
    const took = (performance.now() - since) / 1_000;
    if (sound) {
      const moved = (await place()) - from;
      sound = {
        ...sound,
        seconds: Math.round(took),
        stood: Math.max(0, Math.round(took - moved)),
        hour: ((media() - bytes) / took) * 3_600,
      };
      log(`sound: ${Math.round(sound.hour / 1_000)} KB an hour, stood ${sound.stood} s of ${sound.seconds}`);
    }
    const arrived = (await Promise.all(waiting)).filter((ms) => ms !== undefined).length;
    log(`comments: ${arrived} of ${comments}`);

    const words = `从这里说的${Math.random().toString(36).slice(2, 8)}`;
    await field.fill(words);
    const pressed = performance.now();
    await field.press('Enter');
    let sent = Number.NaN;
    while (Number.isNaN(sent) && performance.now() - pressed < patience.sent) {
      const { list } = await ask(direct, `Barrage/getList?id=${room.id}&limit=20`, other.token);
      if (list.some(({ text }) => text === words)) sent = performance.now() - pressed;
      else await sleep(100);
    }
    log(`a comment from here: ${Math.round(sent)} ms`);
    await context.close();
    return { sound, arrived, said: comments, sent, lost: comments - arrived };
  } finally {
    encoder?.kill('SIGKILL');
    await site.stop();
    await line.stop();
  }
}
