import { expect, test } from 'vitest';
import { findBoxes, readBoxes } from './boxes.ts';
import type { MediaTag } from './flv.ts';
import { createPackager } from './packager.ts';
import { createTimeline } from '../timeline/timeline.ts';
import { longTags, patternTags, readRuns, type ReadRun } from './packager.fixtures.ts';

const [video, audio] = [1, 2];
const taken = Date.UTC(2026, 10, 21, 12);

function packed(tags: Iterable<MediaTag>, then?: (packager: ReturnType<typeof createPackager>) => void) {
  let now = taken;
  let ready = 0;
  const packager = createPackager({ now: () => now, stream: 'x', onReady: () => (ready += 1) });
  for (const tag of tags) {
    now = taken + tag.at;
    packager.accept(tag);
  }
  then?.(packager);
  const playlist = async (lowLatency = false) => {
    const answer = await packager.playlist({ lowLatency, skip: false });
    return 'text' in answer ? answer.text : String(answer.refused);
  };
  return {
    packager,
    playlist,
    ready: () => ready,
    names: async () => [...(await playlist()).matchAll(/^x-s\d+\.m4s$/gm)].map(([name]) => name),
  };
}

/** The runs of every fragment of every whole segment, by track, in order. */
async function runsOf(stream: ReturnType<typeof packed>): Promise<Record<number, ReadRun[]>> {
  const all: Record<number, ReadRun[]> = {};
  for (const name of await stream.names()) {
    const bytes = await stream.packager.file(name);
    if (!bytes) throw new Error(`${name} is missing`);
    const boxes = [...readBoxes(bytes)];
    for (const [index, moof] of boxes.entries())
      if (moof.type === 'moof')
        for (const [track, run] of readRuns(bytes, moof.start - 8, boxes[index + 1]?.end ?? bytes.length)) (all[track] ??= []).push(run);
  }
  return all;
}

const sum = (values: number[]) => values.reduce((all, value) => all + value, 0);

test('the initialisation section describes both tracks, with the size from the parameter set', async () => {
  const init = await packed(patternTags(), (packager) => packager.end()).packager.file('x-i0.mp4');
  if (!init) throw new Error('no initialisation section');
  expect([...readBoxes(init)].map((box) => box.type)).toEqual(['ftyp', 'moov']);
  const scales = findBoxes(init, 'moov/trak/mdia/mdhd').map((box) => init.readUInt32BE(box.start + 12));
  expect(scales).toEqual([90_000, 44_100]);
  const [entry] = findBoxes(init, 'moov/trak/mdia/minf/stbl/stsd');
  const at = (entry?.start ?? 0) + 16;
  expect([init.readUInt16BE(at + 24), init.readUInt16BE(at + 26)]).toEqual([98, 54]);
  expect(findBoxes(init, 'moov/mvex/trex')).toHaveLength(2);
});

test('every picture and sound of a stream with B-frames is in the segments once, in place', async () => {
  const tags = patternTags();
  const runs = await runsOf(packed(tags, (packager) => packager.end()));
  const pictures = tags.filter((tag) => tag.kind === 'video' && tag.body[1] === 1);
  const flat = (pick: (run: ReadRun) => (number | boolean)[], track: number) => (runs[track] ?? []).flatMap(pick);
  expect(flat((run) => run.sizes, video)).toEqual(pictures.map((tag) => tag.body.length - 5));
  expect(flat((run) => run.offsets, video)).toEqual(pictures.map((tag) => tag.body.readIntBE(2, 3) * 90));
  expect(new Set(flat((run) => run.offsets, video)).size).toBeGreaterThan(1);
  let at = runs[video]?.[0]?.at ?? 0;
  for (const run of runs[video] ?? []) {
    expect(run.at).toBe(at);
    at += sum(run.durations);
  }
  const firstPicture = pictures[0]?.at ?? 0;
  const sounds = tags.filter((tag) => tag.kind === 'audio' && tag.body[1] === 1 && tag.at >= firstPicture);
  expect(flat((run) => run.sizes, audio).length).toBeGreaterThanOrEqual(sounds.length - 1);
});

test('the data of a run lies where its table says', async () => {
  const stream = packed(longTags({ seconds: 3, sound: 48_000 }));
  const bytes = await stream.packager.file('x-p2.0.m4s');
  if (!bytes) throw new Error('no part');
  const runs = readRuns(bytes, 0, bytes.length);
  const [mdat] = findBoxes(bytes, 'mdat');
  expect(runs.get(video)?.place).toBe(mdat?.start);
  expect(runs.get(audio)?.place).toBe((mdat?.start ?? 0) + sum(runs.get(video)?.sizes ?? []));
  expect((runs.get(audio)?.place ?? 0) + sum(runs.get(audio)?.sizes ?? [])).toBe(mdat?.end);
});

test.each([
  [25, 5],
  [30, 6],
  [60, 12],
  [24, 5],
])('at %i pictures a second a part holds %i, a segment about a second, and parts keep to their target', async (rate, count) => {
  const stream = packed(longTags({ seconds: 8, rate }));
  expect(stream.ready()).toBe(1);
  const text = await stream.playlist(true);
  const target = Number(/PART-TARGET=([\d.]+)/.exec(text)?.[1]);
  const parts = [...text.matchAll(/#EXT-X-PART:DURATION=([\d.]+)/g)].map((match) => Number(match[1]));
  expect(Math.max(...parts)).toBeLessThanOrEqual(target);
  expect(Math.max(...parts)).toBeCloseTo(count / rate, 2);
  const segments = [...text.matchAll(/#EXTINF:([\d.]+)/g)].map((match) => Number(match[1]));
  for (const segment of segments) expect(segment).toBeCloseTo(1, 2);
});

test('sound does not drift in an hour of times rounded to milliseconds', { tags: ['full'], timeout: 60_000 }, async () => {
  const seconds = 3_600;
  for (const rate of [44_100, 48_000]) {
    const stream = packed(longTags({ seconds, rate: 10, sound: rate }));
    const runs = await runsOf(stream);
    const [first, last] = [runs[audio]?.[0], runs[audio]?.at(-1)];
    // Every frame has its own place: no gap, no overlap, however the times were rounded.
    expect(((last?.at ?? 0) - (first?.at ?? 0)) % 1_024).toBe(0);
    expect((last?.at ?? 0) / rate).toBeGreaterThan(seconds - 3);
    expect(Math.abs((last?.at ?? 0) / rate - (runs[video]?.at(-1)?.at ?? 0) / 90_000)).toBeLessThan(0.25);
  }
});

test('a stream without sound has silence, so that its sound may come later, with a rate of its own, and no picture waits for a key', async () => {
  const silent = packed(longTags({ seconds: 4 }));
  expect((await silent.names()).length).toBeGreaterThanOrEqual(3);
  expect(findBoxes((await silent.packager.file('x-i0.mp4')) ?? Buffer.alloc(0), 'moov/trak')).toHaveLength(2);
  const covered = (await runsOf(silent))[audio]?.flatMap((run) => run.sizes).length ?? 0;
  expect((covered * 1_024) / 44_100).toBeCloseTo((await silent.names()).length, 0);

  const tags = [...longTags({ seconds: 8, sound: 48_000 })];
  const description = tags.find((tag) => tag.kind === 'audio');
  const withoutSound = tags.filter((tag) => tag.kind === 'video' || tag.at > 3_500);
  const late = packed(
    withoutSound.flatMap((tag) => (description && tag.kind === 'video' && tag.at === 3_480 ? [{ ...description, at: 3_480 }, tag] : [tag])),
  );
  const text = await late.playlist();
  expect(text.match(/#EXT-X-DISCONTINUITY\n#EXT-X-MAP:URI="x-i1.mp4"/g)).toHaveLength(1);
  expect(findBoxes((await late.packager.file('x-i1.mp4')) ?? Buffer.alloc(0), 'moov/trak')).toHaveLength(2);
  const runs = (await runsOf(late))[video] ?? [];
  runs.slice(1).forEach((run, index) => expect(run.at).toBe((runs[index]?.at ?? 0) + sum(runs[index]?.durations ?? [])));
});

test('a publisher that comes back within the grace goes on without a hole or a new description', async () => {
  const timeline = createTimeline();
  const placed = (tags: Iterable<MediaTag>, from: number): MediaTag[] =>
    [...tags].map((tag) => (tag.body[1] === 0 ? tag : { ...tag, at: timeline.place(tag.kind, tag.at + from, tag.at + from) }));
  const stream = packed(placed(longTags({ seconds: 3 }), 0), (packager) => {
    packager.rejoin();
    timeline.rejoin();
    for (const tag of placed(longTags({ seconds: 3 }), 70_000)) packager.accept(tag);
    packager.end();
  });
  const runs = (await runsOf(stream))[video] ?? [];
  runs.slice(1).forEach((run, index) => expect(run.at).toBe((runs[index]?.at ?? 0) + sum(runs[index]?.durations ?? [])));
  expect(sum(runs.flatMap((run) => run.durations)) / 90_000).toBeCloseTo(6, 1);
  expect(await stream.playlist()).not.toContain('DISCONTINUITY');
});

test('the window is bounded, and a codec that cannot be played is refused', async () => {
  const long = packed(longTags({ seconds: 200 }));
  expect((await long.names()).length).toBeLessThanOrEqual(61);
  expect(await long.packager.file('x-s0.m4s')).toBeUndefined();
  const hevc: MediaTag = { kind: 'video', at: 0, body: Buffer.from([0x90, 0x68, 0x76, 0x63, 0x31, 0]) };
  expect(createPackager({ now: () => 0, stream: 'x', onReady: () => undefined }).accept(hevc)).toBe('codec');
});

test('bytes that make no sense change nothing', async () => {
  const junk: MediaTag[] = [
    [],
    [0x17],
    [0x17, 0],
    [0x17, 0, 0, 0, 0, 1, 2],
    [0x17, 1, 0, 0, 0],
    [0xaf],
    [0xaf, 0, 0xff],
    [0x17, 9, 0, 0, 0, 0, 0],
  ].flatMap((bytes) => (['video', 'audio'] as const).map((kind) => ({ kind, at: 0, body: Buffer.from(bytes) })));
  const stream = packed([...junk, ...longTags({ seconds: 3 })]);
  expect((await stream.names()).length).toBeGreaterThanOrEqual(2);
});

test('a long group is on the air after two seconds, goes on in one segment of which every part can be played, and its first one begins with all before', async () => {
  const stream = packed(longTags({ seconds: 21, keyEvery: 250 }));
  const text = await stream.playlist(true);
  const lengths = [...text.matchAll(/#EXTINF:([\d.]+)/g)].map((match) => Number(match[1]));
  expect(lengths.map(Math.round)).toEqual([2, 8, 10]);
  expect(packed(longTags({ seconds: 2.2, keyEvery: 250 })).ready()).toBe(1);
  // Repeated pictures are first in the second segment, each for a tick.
  const bytes = (await stream.packager.file('x-p1.0.m4s')) ?? Buffer.alloc(0);
  const run = readRuns(bytes, 0, bytes.length).get(video);
  expect(run?.keys[0]).toBe(true);
  expect(run?.durations.filter((duration) => duration === 1)).toHaveLength(48);
});

test('where pictures are shown in another order than they are decoded in, none that is shown again keeps those after it from being shown', async () => {
  const offsets = [0, 120, 0];
  const tags = [...longTags({ seconds: 13, keyEvery: 250 })].map((tag, index) => {
    if (tag.kind === 'audio' || tag.body[1] === 0) return tag;
    const body = Buffer.from(tag.body);
    const isKey = body[0] === 0x17;
    // A picture on, then two from between.
    body.writeIntBE(isKey ? 40 : (offsets[((index - 1) % 250) % 3] ?? 0), 2, 3);
    return { ...tag, body };
  });
  const runs = (await runsOf(packed(tags)))[video] ?? [];
  let key = 0;
  let keys = 0;
  for (const { at, durations, offsets: ahead, keys: isKey } of runs) {
    let decoded = at;
    durations.forEach((duration, index) => {
      const shown = decoded + (ahead[index] ?? 0);
      if (isKey[index]) [key, keys] = [shown, keys + 1];
      // Browsers drop pictures that are shown before their key picture, and all up to the next one.
      expect(shown).toBeGreaterThanOrEqual(key);
      decoded += duration;
    });
  }
  expect(keys).toBeGreaterThan(1);
});

test('segments end without key pictures all the same', async () => {
  const stream = packed(longTags({ seconds: 45, keyEvery: 10_000 }));
  const lengths = [...(await stream.playlist()).matchAll(/#EXTINF:([\d.]+)/g)].map((match) => Number(match[1]));
  expect(lengths.map(Math.round)).toEqual([2, 20, 20]);
});

test('a segment whose parts are not listed any more never gets them back, however long the segments grow', async () => {
  const stream = packed([]);
  const shown = new Set<string>();
  const dropped = new Set<string>();
  let now = 0;
  for (const tag of [
    ...longTags({ seconds: 8 }),
    ...[...longTags({ seconds: 24, keyEvery: 100 })].slice(1).map((each) => ({ ...each, at: each.at + 8_000 })),
  ]) {
    stream.packager.accept(tag);
    if (tag.kind !== 'video' || tag.at < now + 200) continue;
    now = tag.at;
    const listed = new Set([...(await stream.playlist(true)).matchAll(/PART:.*-p(\d+)\./g)].map((match) => match[1] ?? ''));
    for (const name of shown) if (!listed.has(name)) dropped.add(name);
    for (const name of listed) {
      expect(dropped.has(name), `parts of ${name} at ${now}`).toBe(false);
      shown.add(name);
    }
  }
  expect(dropped.size).toBeGreaterThan(5);
});

test('a picture is dated by when it was taken', async () => {
  const text = await packed(longTags({ seconds: 5 })).playlist();
  const dates = [...text.matchAll(/#EXT-X-PROGRAM-DATE-TIME:(.+)/g)].map((match) => Date.parse(match[1] ?? ''));
  dates.forEach((date, index) => expect(Math.abs(date - taken - index * 1_000)).toBeLessThanOrEqual(40));
});
