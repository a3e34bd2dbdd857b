import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { findBoxes, readBoxes } from './boxes.ts';
import type { MediaTag } from './flv.ts';
import { createPackager, type Packager } from './packager.ts';
import { longTags, patternTags, readRuns } from './packager.fixtures.ts';

const [video, audio] = [1, 2];
const taken = Date.UTC(2026, 10, 29, 12);

function packed(tags: Iterable<MediaTag>): Packager {
  let now = taken;
  const packager = createPackager({ now: () => now, stream: 'x', onReady: () => undefined });
  for (const tag of tags) {
    now = taken + tag.at;
    packager.accept(tag);
  }
  return packager;
}

const listOf = async (channel: Packager | Packager['sound'], lowLatency = false, skip = false) => {
  const answer = await channel.playlist({ lowLatency, skip });
  return 'text' in answer ? answer.text : String(answer.refused);
};

/** Frames of sound of a rendition with their places in seconds, by whole segment, and the instant (ms UTC) that each segment names. */
async function segmentsOf(channel: Packager | Packager['sound']) {
  const segments = [];
  let scale = 0;
  for (const [, map, date = '', name = ''] of (await listOf(channel)).matchAll(
    /(?:MAP:URI="([^"]+)"\n)?#EXT-X-PROGRAM-DATE-TIME:(\S+)\n#EXTINF:[^\n]+\n(\S+)/g,
  )) {
    if (map) {
      const init = (await channel.file(map)) ?? Buffer.alloc(0);
      scale = init.readUInt32BE((findBoxes(init, 'moov/trak/mdia/mdhd').at(-1)?.start ?? 0) + 12);
    }
    const bytes = (await channel.file(name)) ?? Buffer.alloc(0);
    const frames: { at: number; size: number }[] = [];
    const tracks = new Set<number>();
    let pictureAt: number | undefined;
    const boxes = [...readBoxes(bytes)];
    for (const [index, moof] of boxes.entries()) {
      if (moof.type !== 'moof') continue;
      for (const [track, { at, sizes }] of readRuns(bytes, moof.start - 8, boxes[index + 1]?.end ?? bytes.length)) {
        tracks.add(track);
        if (track === video) pictureAt ??= at / 90_000;
        else sizes.forEach((size, place) => frames.push({ at: (at + place * 1_024) / scale, size }));
      }
    }
    segments.push({ name, date: Date.parse(date), frames, tracks: [...tracks], pictureAt });
  }
  return segments;
}

/** Milliseconds from the stream's own time to UTC, as the segments of a rendition tell it. */
const captures = (segments: Awaited<ReturnType<typeof segmentsOf>>) =>
  segments.map(({ date, frames, pictureAt }) => date - (pictureAt ?? frames[0]?.at ?? 0) * 1_000);

test.each([44_100, 48_000])('at %i samples a second the list keeps its promises, with parts and without', async (sound) => {
  const { sound: files } = packed(longTags({ seconds: 31, sound }));
  for (const lowLatency of [true, false]) {
    const text = await listOf(files, lowLatency);
    const target = Number(/TARGETDURATION:(\d+)/.exec(text)?.[1]);
    const lengths = [...text.matchAll(/#EXTINF:([\d.]+)/g)].map((match) => Number(match[1]));
    expect(lengths.length).toBeGreaterThanOrEqual(8);
    for (const length of lengths) expect(Math.round(length)).toBeLessThanOrEqual(target);
    // All of a length but the first, which is there as soon as the picture is.
    expect(lengths[0]).toBeLessThan(1.1);
    expect(new Set(lengths.slice(1)).size).toBe(1);
    expect(text).not.toContain('DISCONTINUITY');
    expect(text.match(/#EXT-X-MAP/g)).toHaveLength(1);
  }
  const text = await listOf(files, true);
  const longest = Number(/PART-TARGET=([\d.]+)/.exec(text)?.[1]);
  const parts = [...text.matchAll(/#EXT-X-PART:DURATION=([\d.]+),URI="([^"]+)",INDEPENDENT=YES/g)];
  expect(parts.length).toBeGreaterThan(20);
  for (const [, length, name = ''] of parts) {
    expect(Number(length)).toBeLessThanOrEqual(longest);
    expect(Number(length)).toBeGreaterThanOrEqual(longest * 0.85);
    expect(await files.file(name)).toBeDefined();
  }
  expect(await listOf(files, true, true)).toContain('#EXT-X-SKIP');
});

test('it has the frames of the picture’s own sound at the same places, under the same dates, and nothing else', async () => {
  const tags = [...longTags({ seconds: 20, sound: 44_100 })];
  const stream = packed(tags);
  const [alone, beside] = [await segmentsOf(stream.sound), await segmentsOf(stream)];
  const frames = alone.flatMap((segment) => segment.frames);
  const same = beside.flatMap((segment) => segment.frames).slice(0, frames.length);
  expect(frames.length).toBeGreaterThan(700);
  expect(frames).toEqual(same);
  for (const { tracks } of alone) expect(tracks).toEqual([audio]);
  const all = [...captures(alone), ...captures(beside)];
  expect(Math.max(...all) - Math.min(...all)).toBeLessThan(80);
});

test('it is there with the picture, and ends with it', async () => {
  let ready = '';
  const { sound, ...packager } = createPackager({ now: () => taken, stream: 'x', onReady: () => (ready = 'yes') });
  for (const tag of longTags({ seconds: 4, sound: 48_000 })) {
    packager.accept(tag);
    if (ready) break;
  }
  expect(ready).toBe('yes');
  expect(await listOf(sound)).toContain('#EXTINF');
  packager.end();
  expect(await listOf(sound)).toContain('#EXT-X-ENDLIST');
});

test('sound that is described later goes on under a description of its own, on the same clock', async () => {
  const tags = [...longTags({ seconds: 16, sound: 48_000 })];
  const description = tags.find((tag) => tag.kind === 'audio');
  const stream = packed(
    tags.flatMap((tag) => {
      if (tag.kind === 'audio' && tag.at < 6_000) return [];
      return description && tag.kind === 'video' && tag.at === 5_960 ? [{ ...description, at: 5_960 }, tag] : [tag];
    }),
  );
  const text = await listOf(stream.sound);
  expect(text.match(/#EXT-X-DISCONTINUITY\n#EXT-X-MAP:URI="xa-i1.mp4"/g)).toHaveLength(1);
  const segments = await segmentsOf(stream.sound);
  const all = [...captures(segments), ...captures(await segmentsOf(stream))];
  expect(Math.max(...all) - Math.min(...all)).toBeLessThan(80);
  const said = segments.flatMap(({ frames }) => frames).filter(({ size }) => size === 3);
  expect(said.length).toBeGreaterThan(150);
  expect(said[0]?.at).toBeCloseTo(6, 1);
});

test('sound that leaves and comes back leaves silence, and comes back in its place', async () => {
  const isAway = ({ at, kind }: MediaTag) => kind === 'audio' && at >= 6_000 && at < 12_000;
  const stream = packed([...longTags({ seconds: 20, sound: 48_000 })].filter((tag) => !isAway(tag)));
  expect(await listOf(stream.sound)).not.toContain('DISCONTINUITY');
  const frames = (await segmentsOf(stream.sound)).flatMap((segment) => segment.frames);
  frames.slice(1).forEach(({ at }, index) => expect(at - (frames[index]?.at ?? 0)).toBeCloseTo(1_024 / 48_000, 6));
  const silent = frames.filter(({ size }) => size !== 3);
  expect(silent.length).toBeGreaterThan(270);
  expect(silent.at(-1)?.at).toBeCloseTo(12, 1);
  expect(frames).toEqual((await segmentsOf(stream)).flatMap((segment) => segment.frames).slice(0, frames.length));
});

test('another picture is a discontinuity of the sound too: players count them in all renditions', async () => {
  const tags = [...longTags({ seconds: 12, sound: 48_000 })];
  const described = tags.find((tag) => tag.kind === 'video' && tag.body[1] === 0);
  if (!described) throw new Error('no description');
  const other = Buffer.from(described.body);
  // Another level of the same profile.
  other[8] = (other[8] ?? 0) + 1;
  const stream = packed(
    tags.flatMap((tag) => (tag.kind === 'video' && tag.at === 6_000 ? [{ ...described, at: 6_000, body: other }, tag] : [tag])),
  );
  const cuts = async (channel: Packager | Packager['sound']) => (await listOf(channel)).match(/#EXT-X-DISCONTINUITY\n/g)?.length;
  expect([await cuts(stream), await cuts(stream.sound)]).toEqual([1, 1]);
});

const hasFfprobe = spawnSync('ffprobe', ['-version']).status === 0;
test.skipIf(!hasFfprobe)('ffprobe reads the sound and nothing else in it (skipped without ffprobe in PATH)', async () => {
  const tags = patternTags();
  const stream = packed(tags);
  stream.end();
  const text = await listOf(stream.sound);
  const names = [/MAP:URI="([^"]+)"/.exec(text)?.[1] ?? '', ...(text.match(/^\S+-s\d+\.m4s$/gm) ?? [])];
  const bytes = await Promise.all(names.map(async (name) => (await stream.sound.file(name)) ?? Buffer.alloc(0)));
  const read = spawnSync(
    'ffprobe',
    ['-v', 'error', '-count_frames', '-show_entries', 'stream=codec_name,sample_rate,nb_read_frames', '-of', 'json', '-'],
    {
      input: Buffer.concat(bytes),
    },
  );
  expect(read.stderr.toString()).toBe('');
  const { streams } = JSON.parse(read.stdout.toString()) as { streams: { codec_name: string; nb_read_frames: string }[] };
  expect(streams).toMatchObject([{ codec_name: 'aac', sample_rate: '44100' }]);
  expect(Number(streams[0]?.nb_read_frames)).toBeGreaterThan(40);
});
