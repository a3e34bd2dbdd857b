import { join } from 'node:path';
import { expect, test } from 'vitest';
import { serverPackage } from '../../platform/project.ts';
import { findBoxes } from '../packager/boxes.ts';
import { readRuns, type ReadRun } from '../packager/packager.fixtures.ts';
import { clipSegment, loadClip, segmentInRound } from './clip.ts';
import { createDemoChannel } from './demoChannel.ts';

const clip = loadClip(join(serverPackage(), 'assets/clip'));
const total = clip.segments.length;
const [video, audio] = [1, 2];
const clock = { at: Date.UTC(2026, 10, 21, 12, 0, 1), now: () => clock.at };
const channel = createDemoChannel(clip, clock);

const runOf = (bytes: Buffer, track: number): ReadRun => {
  const run = readRuns(bytes, 0, bytes.length).get(track);
  if (!run) throw new Error(`track ${track} is missing`);
  return run;
};
const end = (run: ReadRun) => run.at + run.durations.reduce((all, duration) => all + duration, 0);
const read = async (room: number) => {
  const answer = await channel(room).playlist({ lowLatency: true, skip: false });
  const text = 'text' in answer ? answer.text : '';
  return { text, names: [...text.matchAll(/^s\d+\.m4s$/gm)].map(([name]) => name) };
};
const file = async (room: number, name = '') => (await channel(room).file(name)) ?? Buffer.alloc(0);

test('the clip is 64 seconds of 2-second segments that begin with a key picture, with sound throughout', () => {
  expect(total * clipSegment).toBe(64_000);
  expect([...clip.timescales]).toEqual([
    [video, 90_000],
    [audio, 48_000],
  ]);
  for (const segment of clip.segments) {
    const run = runOf(segment, video);
    expect(run.keys[0]).toBe(true);
    expect(end(run) - run.at).toBe(180_000);
  }
  expect(clip.segments.reduce((all, segment) => all + runOf(segment, audio).sizes.length, 0)).toBe(3_000);
  expect(clip.segments.reduce((all, segment) => all + segment.length, 0)).toBeLessThan(2_500_000);
});

test('rounds follow each other without a gap or an overlap, pictures and sound', () => {
  let before: Buffer | undefined;
  for (let index = 0; index < total * 2 + 1; index += 1) {
    const bytes = segmentInRound(clip, index % total, 1_000_000 + Math.floor(index / total));
    if (before) for (const track of [video, audio]) expect(runOf(bytes, track).at).toBe(end(runOf(before, track)));
    before = bytes;
  }
});

test('the playlist moves with the wall clock, dates its segments, and every segment in it can be read', async () => {
  const first = await read(1);
  expect(first.text).toMatch(/^#EXTM3U\n#EXT-X-VERSION:7\n#EXT-X-TARGETDURATION:2\n#EXT-X-MEDIA-SEQUENCE:\d+\n#EXT-X-MAP:URI="init.mp4"\n/);
  expect(first.text).not.toContain('DISCONTINUITY');
  expect(first.names).toHaveLength(30);
  const newest = Date.parse(
    first.text
      .match(/PROGRAM-DATE-TIME:\S+/g)
      ?.at(-1)
      ?.split('TIME:')[1] ?? '',
  );
  expect(clock.at - newest).toBeGreaterThanOrEqual(clipSegment);
  expect(clock.at - newest).toBeLessThan(clipSegment * 2);
  for (const name of first.names) expect(findBoxes(await file(1, name), 'moof/traf')).toHaveLength(2);
  expect(findBoxes(await file(1, 'init.mp4'), 'moov/trak')).toHaveLength(2);

  clock.at += clipSegment;
  const next = await read(1);
  expect(next.names.slice(0, -1)).toEqual(first.names.slice(1));
});

test('what is neither in the window nor near it does not exist', async () => {
  const { names } = await read(1);
  const msn = Number(names.at(-1)?.slice(1, -4));
  for (const name of [
    `s${msn + 2}.m4s`,
    `s${msn - 100}.m4s`,
    's-1.m4s',
    's.m4s',
    'sx.m4s',
    'init.mp5',
    '../init.mp4',
    's99999999999999.m4s',
  ])
    expect(await channel(1).file(name)).toBeUndefined();
});

test('thirty-two rooms in a row stand at thirty-two places of the loop', async () => {
  const places = await Promise.all(
    Array.from({ length: 32 }, async (_, room) => Number((await read(room)).names.at(-1)?.slice(1, -4)) % total),
  );
  expect(new Set(places).size).toBe(32);
});

test('a clock before the beginning still gives a playlist', async () => {
  const early = createDemoChannel(clip, { now: () => 0 })(3);
  const answer = await early.playlist({ lowLatency: false, skip: false });
  const [name = ''] = ('text' in answer ? answer.text : '').match(/^s\d+\.m4s$/m) ?? [];
  expect(await early.file(name)).toBeDefined();
});
