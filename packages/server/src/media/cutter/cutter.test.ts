import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findBoxes } from '../packager/boxes.ts';
import { longTags } from '../packager/packager.fixtures.ts';
import { cutMovie } from './cutter.ts';
import { patternLoop, recordedPieces } from './cutter.fixtures.ts';

const begun = Date.UTC(2026, 10, 21, 12);
const pattern = recordedPieces(patternLoop(20), begun);
const end = Math.max(...pattern.map(({ startedAt, duration }) => startedAt + duration));

/** First field of the only box at a path, at an offset. */
const field = (bytes: Buffer, path: string, offset: number, index = 0) => {
  const box = findBoxes(bytes, path)[index];
  if (!box) throw new Error(`${path} is missing`);
  return bytes.readUInt32BE(box.start + offset);
};
const cut = (from: number, to: number, pieces = pattern) => {
  const movie = cutMovie(pieces, from, to);
  if (!movie) throw new Error('there is no film');
  return movie;
};

describe('a film that is cut', () => {
  test('begins with a key picture at or before the wanted instant, and is as long as wanted', () => {
    for (const after of [5_000, 7_300, 11_111]) {
      const { bytes, startedAt, duration, width, height } = cut(begun + after, begun + after + 8_000);
      expect([width, height]).toEqual([98, 54]);
      expect(startedAt).toBeLessThanOrEqual(begun + after + 40);
      expect(startedAt).toBeGreaterThan(begun + after - 2_100);
      expect(Math.abs(startedAt + duration - (begun + after + 8_000))).toBeLessThanOrEqual(40);
      // The first sample is a key picture, and the header stands before the data.
      expect(field(bytes, 'moov/trak/mdia/minf/stbl/stss', 8)).toBe(1);
      expect(findBoxes(bytes, 'moov')[0]?.start).toBeLessThan(findBoxes(bytes, 'mdat')[0]?.start ?? 0);
      expect(Math.abs(field(bytes, 'moov/mvhd', 16) - duration)).toBeLessThanOrEqual(1);
    }
  });

  test('has sound that begins with the picture, to the sample', () => {
    const { bytes } = cut(begun + 6_000, begun + 12_000);
    const [picture, sound] = [0, 1].map((track) => field(bytes, 'moov/trak/edts/elst', 12, track));
    // Of a reordered picture its display, and of sound less than one frame.
    expect(picture).toBe(field(bytes, 'moov/trak/mdia/minf/stbl/ctts', 12));
    expect(sound).toBeLessThan(1_024);
    const heard = (field(bytes, 'moov/trak/mdia/mdhd', 16, 1) * 1_000) / 44_100;
    const shown = field(bytes, 'moov/trak/mdia/mdhd', 16, 0) / 90;
    expect(Math.abs(heard - shown)).toBeLessThan(60);
  });

  test('has what there is where the span reaches beyond the recording', () => {
    const { startedAt, duration } = cut(begun - 60_000, begun + 6_000);
    expect(startedAt).toBeLessThan(begun + 100);
    expect(duration).toBeGreaterThan(5_500);
    expect(cut(end - 4_000, end + 60_000).duration).toBeLessThan(6_500);
    expect(cutMovie(pattern, end + 1_000, end + 9_000)).toBeUndefined();
    expect(cutMovie([], begun, end)).toBeUndefined();
    expect(
      cutMovie(
        pattern.map((piece) => ({ ...piece, init: Buffer.from('other') })),
        begun,
        end,
      ),
    ).toBeUndefined();
  });

  test('never goes on over a gap: the longer side of it is shown', () => {
    const torn = pattern.filter(({ number }) => number !== 2);
    const gap = pattern[2];
    if (!gap) throw new Error('the pattern is too short');
    const { startedAt, duration } = cut(gap.startedAt - 2_000, gap.startedAt + gap.duration + 6_000, torn);
    expect(startedAt).toBeGreaterThanOrEqual(gap.startedAt + gap.duration - 1);
    expect(duration).toBeLessThanOrEqual(6_040);
  });

  test('begins with the first key picture where the recording has none before', () => {
    const rare = recordedPieces(longTags({ seconds: 24, sound: 48_000, keyEvery: 150 }), begun);
    const { startedAt, duration } = cut(begun + 13_000, begun + 20_000, rare);
    expect(startedAt).toBe(begun + 12_000);
    expect(duration).toBe(8_000);
    const later = rare.filter(({ startedAt: at }) => at > begun + 13_000);
    expect(cut(begun + 13_000, begun + 22_000, later).startedAt).toBe(later[0]?.startedAt);
  });

  test('of a broken piece has what could be read', () => {
    const [first, second] = [pattern[0], pattern[1]];
    if (!first || !second) throw new Error('the pattern is too short');
    const torn = [first, { ...second, bytes: second.bytes.subarray(0, Math.floor(second.bytes.length / 2)) }];
    expect(cut(begun, second.startedAt + second.duration, torn).duration).toBeLessThan(first.duration + second.duration);
  });
});

const ffprobe = process.env.PITCHSIDE_FFPROBE ?? 'ffprobe';
const canProbe = spawnSync(ffprobe, ['-version']).status === 0;

test.skipIf(!canProbe)('ffprobe reads it: a key picture first, sound within 40 ms of it, every picture decodes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'clip-'));
  try {
    const file = join(folder, 'clip.mp4');
    writeFileSync(file, cut(begun + 7_300, begun + 15_300).bytes);
    const { stdout, stderr } = spawnSync(ffprobe, ['-v', 'warning', '-show_frames', '-show_format', '-of', 'json', file], {
      encoding: 'utf8',
    });
    expect(stderr).toBe('');
    const { frames, format } = JSON.parse(stdout) as {
      frames: { media_type: string; key_frame: number; pts_time: string }[];
      format: { duration: string };
    };
    const first = (type: string) => frames.find(({ media_type }) => media_type === type);
    expect(first('video')?.key_frame).toBe(1);
    expect(Math.abs(Number(first('video')?.pts_time) - Number(first('audio')?.pts_time))).toBeLessThan(0.04);
    expect(Number(format.duration)).toBeGreaterThan(7.9);
    expect(Number(format.duration)).toBeLessThan(10.2);
    const pictures = frames.filter(({ media_type }) => media_type === 'video');
    expect(pictures.length).toBeGreaterThanOrEqual(Math.floor((Number(format.duration) - 0.2) * 25));
  } finally {
    rmSync(folder, { recursive: true });
  }
});
