import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ffmpeg, hasFfmpeg } from './coding/coding.fixtures.ts';
import { putHeadInFront } from './uploadsFront.ts';
import { madeUpVideo } from './uploadsVideo.fixtures.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pitchside-front-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

let number = 0;
/** The video as stored: rewritten, or as uploaded. */
async function kept(film: Buffer): Promise<Buffer> {
  const [path, front] = [join(folder, `${(number += 1)}.mp4`), join(folder, `${number}.front.mp4`)];
  await writeFile(path, film);
  return (await putHeadInFront(path, front)) ? readFile(front) : film;
}

const behind = madeUpVideo({ isHeadBehind: true });

/** The same video with a table that claims more chunks than it lists. */
function withLongTable(): Buffer {
  const film = Buffer.from(behind);
  film.writeUInt32BE(0xff_ff_ff_ff, film.indexOf('stco') + 8);
  return film;
}

test('a head that leaves out how long it is, as the last box of a file may, says so in front', async () => {
  const open = Buffer.from(behind);
  open.writeUInt32BE(0, open.indexOf('moov') - 4);
  expect((await kept(open)).equals(madeUpVideo())).toBe(true);
});

test.each([
  ['whose head is in front already', madeUpVideo()],
  ['in fragments', Buffer.concat([behind, Buffer.from('\0\0\0\u0008moof', 'latin1')])],
  ['with tables longer than their box', withLongTable()],
])('a film %s stays as it came', async (_what, film) => {
  const place = film.indexOf('moov');
  expect((await kept(film)).indexOf('moov')).toBe(place);
});

describe.skipIf(!hasFfmpeg)('a film of a real encoder (skipped without an ffmpeg)', () => {
  test('has the same pictures and the same sound with its head in front', async () => {
    const path = join(folder, 'real.mp4');
    const drawn = ['-f', 'lavfi', '-i', 'testsrc2=size=160x90:rate=25', '-f', 'lavfi', '-i', 'sine', '-t', '2', '-c:v', 'libx264'];
    spawnSync(ffmpeg, ['-loglevel', 'error', ...drawn, '-c:a', 'aac', path]);
    const film = await readFile(path);
    const front = await kept(film);
    expect(film.indexOf('moov')).toBeGreaterThan(film.indexOf('mdat'));
    expect([front.length, front.indexOf('moov') < front.indexOf('mdat')]).toEqual([film.length, true]);
    const described = (input: Buffer) =>
      spawnSync(ffmpeg, ['-loglevel', 'error', '-i', 'pipe:', '-f', 'streamhash', '-'], { input, encoding: 'utf8' });
    const asked = spawnSync(ffmpeg, ['-loglevel', 'error', '-i', path, '-f', 'streamhash', '-'], { encoding: 'utf8' });
    // A file with its metadata in front plays from a pipe, which is not seekable.
    expect(described(front)).toMatchObject({ status: 0, stderr: '', stdout: asked.stdout });
  });
});
