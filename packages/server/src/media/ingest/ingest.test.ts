import Fastify from 'fastify';
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemClock } from '../../platform/clock.ts';
import { createFaults } from '../../platform/faults.ts';
import { assertFaults } from '../../testing/faults.ts';
import { mountMedia } from '../mediaRoutes.ts';
import { findBoxes } from '../packager/boxes.ts';
import { startIngest, type Ingest } from './ingest.ts';
import { localLeases } from '../../testing/localLeases.ts';
import { nothingRecorded } from '../recorder/recorder.fixtures.ts';
import { createStreams, type StreamRooms } from './streams.ts';

const ffmpeg = process.env.PITCHSIDE_FFMPEG ?? 'ffmpeg';
const hasFfmpeg = spawnSync(ffmpeg, ['-version']).status === 0;

const logged: string[] = [];
const row = (id: number) => ({ room: { id } });
// Only the room's id is read of a row; the tests of rooms cover the rest.
const rooms = {
  roomByKey: async (name: string, key: string) => (key === `key of ${name}` ? row(Number(name)) : undefined),
  streamLost: async () => Date.now() + 10_000,
  streamStarted: async (id: number) => void logged.push(`${id} started`),
  streamEnded: async (id: number) => void logged.push(`${id} ended`),
} as StreamRooms;
const app = Fastify();
const faults = createFaults(app.log);
const leases = localLeases();
const streams = createStreams({ clock: systemClock, log: app.log, faults, leases }, rooms, nothingRecorded);
mountMedia(app, '/media/live', async (room) => streams.channel(room));
let ingest: Ingest;
const pushing = new Set<ChildProcess>();

beforeAll(async () => {
  ingest = await startIngest('127.0.0.1', 0, streams.admit, app.log);
});
afterAll(async () => {
  for (const push of pushing) push.kill('SIGKILL');
  await ingest.stop();
  await streams.stop();
  await app.close();
  assertFaults(faults);
});

/** Publishes a test picture; returns the process and its end. */
function push(stream: string, seconds = 60) {
  const input = [
    '-re',
    '-f',
    'lavfi',
    '-i',
    'testsrc2=size=320x180:rate=25',
    '-f',
    'lavfi',
    '-i',
    'sine=440:sample_rate=48000',
    '-t',
    String(seconds),
  ];
  const codec = [
    '-c:v',
    'libx264',
    '-preset',
    'ultrafast',
    '-tune',
    'zerolatency',
    '-g',
    '25',
    '-pix_fmt',
    'yuv420p',
    '-c:a',
    'aac',
    '-f',
    'flv',
  ];
  const child = spawn(ffmpeg, ['-v', 'error', ...input, ...codec, `${ingest.address}/${stream}`], { stdio: 'ignore' });
  pushing.add(child);
  return { child, over: new Promise<number | null>((resolve) => child.once('exit', (code) => (pushing.delete(child), resolve(code)))) };
}

async function eventually(holds: () => boolean | Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    if (await holds()) return;
    await new Promise((resume) => setTimeout(resume, 50));
  }
  throw new Error('it did not happen');
}

const get = (path: string) => app.inject(`/media/live/${path}`);

test.skipIf(!hasFfmpeg)(
  'a stream pushed by ffmpeg plays, goes on after a break, and admits a second publisher as stand-by and no third (skipped without ffmpeg in PATH)',
  { tags: ['full'], timeout: 60_000 },
  async () => {
    expect((await get('7/index.m3u8')).statusCode).toBe(404);
    const first = push('7?key=key%20of%207');
    await eventually(() => logged.includes('7 started'));

    const playlist = await get('7/index.m3u8');
    expect(playlist.headers).toMatchObject({ 'content-type': 'application/vnd.apple.mpegurl', 'cache-control': 'no-cache' });
    expect(playlist.body).toMatch(/CAN-BLOCK-RELOAD=YES[\s\S]*#EXT-X-PROGRAM-DATE-TIME[\s\S]*#EXT-X-PRELOAD-HINT/);
    const [, init = ''] = /MAP:URI="([^"]+)"/.exec(playlist.body) ?? [];
    const [segment = ''] = playlist.body.match(/^\S+-s\d+\.m4s$/m) ?? [];
    expect(findBoxes((await get(`7/${init}`)).rawPayload, 'moov/trak')).toHaveLength(2);
    const media = await get(`7/${segment}`);
    expect(media.headers).toMatchObject({ 'content-type': 'video/mp4', 'cache-control': 'public, max-age=300, immutable' });
    expect(findBoxes(media.rawPayload, 'moof/traf').length).toBeGreaterThanOrEqual(2);

    // Blocking reload: the answer contains the requested part.
    const newest = Number(/PRELOAD-HINT:TYPE=PART,URI="\S+-p(\d+)\./.exec(playlist.body)?.[1]);
    expect((await get(`7/index.m3u8?_HLS_msn=${newest + 1}&_HLS_part=1`)).body).toMatch(new RegExp(`-p${newest + 1}\\.1\\.m4s"`));
    expect((await get('7/index.m3u8?_HLS_msn=99999')).statusCode).toBe(400);

    const second = push('7?key=key%20of%207');
    await eventually(async () => (await leases.alive('standby:7', 0)).length === 1);
    expect(await push('7?key=key%20of%207').over).not.toBe(0);
    second.child.kill('SIGKILL');
    await second.over;

    first.child.kill('SIGKILL');
    await first.over;
    // The server notices the end of the connection a moment after the process has exited.
    await new Promise((resume) => setTimeout(resume, 300));
    const third = push('7?key=key%20of%207', 3);
    const countBefore = Number(/MEDIA-SEQUENCE:(\d+)/.exec(playlist.body)?.[1]);
    await third.over;
    const after = await get('7/plain.m3u8');
    expect((after.body.match(/EXTINF/g) ?? []).length + countBefore).toBeGreaterThan(newest);
    expect(after.body).not.toContain('ENDLIST');
    // Once for each of the two that were let in.
    expect(logged).toEqual(['7 started', '7 started']);
  },
);

test.skipIf(!hasFfmpeg)(
  'a wrong key, a wrong application and an unknown room are refused before any media is taken',
  async () => {
    for (const stream of ['8?key=wrong', '8', 'nobody?key=x']) expect(await push(stream, 5).over).not.toBe(0);
    expect(streams.channel('8')).toBeUndefined();
    expect(logged.some((line) => line.startsWith('8'))).toBe(false);
  },
  60_000,
);

test('bytes that are no RTMP end their connection and nothing else', async () => {
  const port = Number(new URL(ingest.address.replace('rtmp', 'http')).port);
  const closed = (bytes: Buffer) =>
    new Promise<void>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
      socket
        .on('close', () => resolve())
        .on('error', () => undefined)
        .on('data', () => undefined);
    });
  const handshake = Buffer.alloc(1 + 1536 * 2, 3);
  // A message header that announces 16 MiB, alone and after a command that is no AMF.
  const tooLong = Buffer.concat([handshake, Buffer.from([3, 0, 0, 0, 0xff, 0xff, 0xff, 20, 0, 0, 0, 0, 1])]);
  const noCommand = Buffer.concat([handshake, Buffer.from([3, 0, 0, 0, 0, 0, 4, 20, 0, 0, 0, 0, 2, 0xff, 0xff, 0])]);
  await Promise.all([closed(tooLong), closed(Buffer.concat([noCommand, tooLong.subarray(handshake.length)]))]);
  expect(streams.channel('1')).toBeUndefined();
});

test('a taken port is told by the system’s own error', async () => {
  const port = Number(new URL(ingest.address.replace('rtmp', 'http')).port);
  await expect(startIngest('127.0.0.1', port, streams.admit, app.log)).rejects.toMatchObject({ code: 'EADDRINUSE', port });
});
