import Fastify from 'fastify';
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { eventually } from '../../testing/processes.ts';
import { mountMedia } from '../mediaRoutes.ts';
import { findBoxes } from '../packager/boxes.ts';
import { readFlv, type MediaTag } from '../packager/flv.ts';
import { createPackager, type Packager } from '../packager/packager.ts';
import { longTags, readRuns } from '../packager/packager.fixtures.ts';
import { createLadder, type Ladder } from './ladder.ts';
import { createPlaces } from './places.ts';

const ffmpeg = process.env.PITCHSIDE_FFMPEG ?? 'ffmpeg';
const hasFfmpeg = spawnSync(ffmpeg, ['-version']).status === 0;
const folder = mkdtempSync(join(tmpdir(), 'ladder-'));
afterAll(() => rmSync(folder, { recursive: true }));

const taken = Date.UTC(2026, 10, 23, 12);
const quick = { idle: 60_000, first: 8_000, silence: 5_000 };
const app = Fastify();
mountMedia(app, '/media/live', async () => original, {
  variants: (_room, list) => (list === 'audio.m3u8' ? ladder.soundVariants(original.sound) : ladder.variants(original.sound)),
  rung: async (_room, name) => (name === 'sound' ? original.sound : ladder.rung(name)),
});
const get = (path: string) => app.inject(`/media/live/7/${path}`);

let ladder: Ladder;
let original: Packager;
let warned: object[];
let now: number;
let pushed: number;
const log = { warn: (about: object) => void warned.push(about), info: () => undefined };

/** A stream whose lower qualities a program codes. */
function open(program: string, times: Partial<typeof quick> = {}, picture = createPlaces(2), canCode = true): void {
  const places = { picture, sound: createPlaces(1) };
  ladder = createLadder({ program, places, canCode, room: '7', stream: 'x', log, times: { ...quick, ...times } });
  original = createPackager({ now: () => now, stream: 'x', onReady: () => undefined, tap: ladder });
}

beforeEach(() => {
  warned = [];
  now = taken;
  pushed = 0;
});
afterEach(() => ladder.stop());

/** A picture of 854 by 480 and a sound, coded once for all tests. */
const clip = (): MediaTag[] => {
  const file = join(folder, 'clip.flv');
  const made = spawnSync(ffmpeg, [
    ...[
      '-y',
      '-v',
      'error',
      '-f',
      'lavfi',
      '-i',
      'testsrc2=size=854x480:rate=25',
      '-f',
      'lavfi',
      '-i',
      'sine=440:sample_rate=48000',
      '-t',
      '20',
    ],
    ...['-c:v', 'libx264', '-preset', 'ultrafast', '-g', '25', '-bf', '2', '-pix_fmt', 'yuv420p', '-c:a', 'aac', '-f', 'flv', file],
  ]);
  if (made.status !== 0) throw new Error(made.stderr.toString());
  return [...readFlv(readFileSync(file))];
};
let tags: readonly MediaTag[] = [];
beforeAll(() => {
  if (hasFfmpeg) tags = clip();
}, 60_000);

/** Pushes so many seconds more. */
function push(seconds: number): void {
  const until = pushed + seconds * 1_000;
  for (const tag of tags.filter(({ at, body }) => (body[1] === 0 ? pushed === 0 && at === 0 : at >= pushed && at < until))) {
    now = taken + tag.at;
    original.accept(tag);
  }
  pushed = until;
}

/** A stand-in for ffmpeg: its behaviour is written in JavaScript. */
function program(does: string): string {
  const file = join(folder, `program${Math.random().toString(36).slice(2)}`);
  // A shebang cannot name a program with a blank in its path, as a clone may have; the shell can.
  writeFileSync(`${file}.cjs`, does);
  writeFileSync(file, `#!/bin/sh\nexec "${process.execPath}" "${file}.cjs" "$@"\n`);
  chmodSync(file, 0o755);
  return file;
}

test.skipIf(!hasFfmpeg)(
  'a quality is coded from its first viewer on, on the timeline and under the dates of the original (skipped without ffmpeg in PATH)',
  async () => {
    open(ffmpeg);
    expect((await get('variants.m3u8')).statusCode).toBe(404);
    push(3);
    const variants = await get('variants.m3u8');
    expect(variants.headers['content-type']).toBe('application/vnd.apple.mpegurl');
    expect(variants.body).toMatch(
      /RESOLUTION=854x480\nindex\.m3u8\n#EXT-X-STREAM-INF:BANDWIDTH=\d+,AVERAGE-BANDWIDTH=\d+,RESOLUTION=640x360\nsmooth\/index\.m3u8\n/,
    );
    for (const none of ['high', 'standard', 'original', '..', 'x']) expect((await get(`${none}/index.m3u8`)).statusCode).toBe(404);

    const first = ladder.rung('smooth');
    push(8);
    expect(await first).toBeDefined();
    const playlist = (await get('smooth/index.m3u8')).body;
    const [, init = ''] = /MAP:URI="([^"]+)"/.exec(playlist) ?? [];
    const [segment = ''] = playlist.match(/^\S+-s\d+\.m4s$/m) ?? [];
    const [, date = ''] = /PROGRAM-DATE-TIME:(\S+)/.exec(playlist) ?? [];
    const described = (await get(`smooth/${init}`)).rawPayload;
    const [entry] = findBoxes(described, 'moov/trak/mdia/minf/stbl/stsd');
    expect(described.readUInt16BE((entry?.start ?? 0) + 42)).toBe(360);
    expect(findBoxes(described, 'moov/trak')).toHaveLength(2);
    const bytes = (await get(`smooth/${segment}`)).rawPayload;
    const [moof] = findBoxes(bytes, 'moof');
    const run = readRuns(bytes, (moof?.start ?? 8) - 8, moof?.end ?? 0).get(1);
    expect(run?.keys[0]).toBe(true);
    // The first picture of a rung shows at the same instant in both.
    expect(Math.abs(taken + (run?.at ?? 0) / 90 - Date.parse(date))).toBeLessThan(100);
    expect((run?.at ?? 0) / 90_000).toBeGreaterThan(2.5);
    expect(warned).toEqual([]);
  },
  60_000,
);

test('without a coder a stream has its original and its sound as it comes, which names its codec as players tell it from a picture', async () => {
  open('none', {}, createPlaces(0), false);
  for (const name of ['variants.m3u8', 'audio.m3u8']) expect((await get(name)).statusCode).toBe(404);
  for (const tag of longTags({ seconds: 6, sound: 48_000 })) {
    now = taken + tag.at;
    original.accept(tag);
  }
  const sound = /#EXT-X-STREAM-INF:BANDWIDTH=(\d+),AVERAGE-BANDWIDTH=(\d+),CODECS="mp4a\.40\.2"\nsound\/index\.m3u8\n$/;
  expect((await get('variants.m3u8')).body).toMatch(/RESOLUTION=98x54\nindex\.m3u8\n#EXT-X-STREAM-INF:/);
  for (const name of ['variants.m3u8', 'audio.m3u8']) {
    const [, most, average] = sound.exec((await get(name)).body) ?? [];
    expect(Number(average)).toBeGreaterThan(1);
    expect(Number(most)).toBeGreaterThan(Number(average));
  }
  expect((await get('audio.m3u8')).body.match(/STREAM-INF/g)).toHaveLength(1);
  const media = await get('sound/plain.m3u8');
  expect([media.statusCode, media.headers['content-type']]).toEqual([200, 'application/vnd.apple.mpegurl']);
  const [segment = ''] = media.body.match(/^\S+-s\d+\.m4s$/m) ?? [];
  expect((await get(`sound/${segment}`)).statusCode).toBe(200);
  for (const none of ['sound-low', 'smooth']) expect((await get(`${none}/index.m3u8`)).statusCode).toBe(404);
});

test.skipIf(!hasFfmpeg)(
  'sound for bad lines is coded on the timeline of the original, in mono and in fewer bits',
  async () => {
    open(ffmpeg);
    push(3);
    expect((await get('audio.m3u8')).body).toMatch(
      /CODECS="mp4a\.40\.2"\nsound-low\/index\.m3u8\n#EXT-X-STREAM-INF:[^\n]+\nsound\/index\.m3u8\n$/,
    );
    const first = ladder.rung('sound-low');
    push(14);
    expect(await first).toBeDefined();
    await eventually(async () => ((await get('sound-low/plain.m3u8')).body.match(/#EXTINF/g) ?? []).length >= 3, 'three segments');
    const playlist = (await get('sound-low/plain.m3u8')).body;
    const [, init = ''] = /MAP:URI="([^"]+)"/.exec(playlist) ?? [];
    const [segment = ''] = playlist.match(/^\S+-s1\.m4s$/m) ?? [];
    const [, seconds = ''] = /#EXTINF:([\d.]+),\n\S+-s1\.m4s/.exec(playlist) ?? [];
    const [, date = ''] = /PROGRAM-DATE-TIME:(\S+)\n#EXTINF:[\d.]+,\n\S+-s1\.m4s/.exec(playlist) ?? [];
    expect(findBoxes((await get(`sound-low/${init}`)).rawPayload, 'moov/trak')).toHaveLength(1);
    const bytes = (await get(`sound-low/${segment}`)).rawPayload;
    expect((bytes.length * 8) / Number(seconds)).toBeLessThan(32_000);
    const [moof] = findBoxes(bytes, 'moof');
    const run = readRuns(bytes, (moof?.start ?? 8) - 8, moof?.end ?? 0).get(2);
    expect(Math.abs(taken + ((run?.at ?? 0) * 1_000) / 24_000 - Date.parse(date))).toBeLessThan(80);
    expect(warned).toEqual([]);
  },
  60_000,
);

test.skipIf(!hasFfmpeg)(
  'nobody watches: it ends by itself, and gives its place to the next',
  async () => {
    const places = createPlaces(1);
    open(ffmpeg, { idle: 300 }, places);
    push(3);
    const first = ladder.rung('smooth');
    push(5);
    expect(await first).toBeDefined();
    await eventually(() => places.take(), 'the end of a quality that nobody watches');
    places.free();
    const second = ladder.rung('smooth');
    push(5);
    const files = await (await second)?.playlist({ lowLatency: false, skip: false });
    // Names never mean two things.
    expect(JSON.stringify(files)).toContain('xs2-');
    expect(warned).toEqual([]);
  },
  60_000,
);

test.skipIf(!hasFfmpeg)(
  'a node codes no more at once than it may: others are refused',
  async () => {
    const places = createPlaces(1);
    open(ffmpeg, {}, places);
    expect(places.take()).toBe(true);
    push(3);
    expect((await get('smooth/index.m3u8')).statusCode).toBe(404);
    places.free();
    const first = ladder.rung('smooth');
    push(6);
    expect(await first).toBeDefined();
  },
  60_000,
);

const bad: [string, string | undefined, RegExp, silence?: number][] = [
  ['is not there', undefined, /ENOENT/],
  ['ends at once', 'process.stderr.write("no such coder"); process.exit(3)', /ended with 3.*no such coder/],
  ['hangs', 'process.stdin.resume(); setInterval(() => undefined, 1000)', /hangs/, 300],
  ['talks nonsense', 'process.stdin.resume(); process.stdout.write("x".repeat(5000))', /no FLV/],
];
test.skipIf(!hasFfmpeg).each(bad)(
  'a program that %s is given up with one line, and its viewers are told to look elsewhere',
  async (_what, does, reason, silence = 5_000) => {
    open(does === undefined ? join(folder, 'nothing') : program(does), { silence });
    push(3);
    const asked = ladder.rung('smooth');
    push(6);
    expect(await asked).toBeUndefined();
    expect(warned).toEqual([{ room: '7', rung: 'smooth', reason: expect.stringMatching(reason) }]);
    expect((await get('index.m3u8')).statusCode).toBe(200);
    // Tried again for the next viewers, but not for ever.
    for (let more = 0; more < 4; more += 1) {
      const again = ladder.rung('smooth');
      push(2);
      expect(await again).toBeUndefined();
    }
    expect(warned).toHaveLength(3);
  },
  60_000,
);

test.skipIf(!hasFfmpeg)(
  'the end of a stream ends its processes',
  async () => {
    const file = join(folder, 'pid');
    open(
      program(
        `require("fs").writeFileSync(${JSON.stringify(file)}, String(process.pid)); process.stdin.resume(); setInterval(() => undefined, 1000)`,
      ),
    );
    push(3);
    const asked = ladder.rung('smooth');
    push(3);
    await eventually(() => {
      try {
        return readFileSync(file, 'utf8') !== '';
      } catch {
        return false;
      }
    }, 'the process');
    await ladder.stop();
    expect(await asked).toBeUndefined();
    expect(() => process.kill(Number(readFileSync(file, 'utf8')), 0)).toThrow('ESRCH');
    expect(await ladder.rung('smooth')).toBeUndefined();
  },
  60_000,
);
