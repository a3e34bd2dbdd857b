import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { findBoxes } from '../packager/boxes.ts';
import { patternLoop, recordedPieces } from './cutter.fixtures.ts';
import { joinPieces } from './replayFilm.ts';

const begun = Date.UTC(2026, 10, 21, 12);
const pieces = recordedPieces(patternLoop(20), begun).slice(1);

function film(of = pieces) {
  const made = joinPieces(
    of[0]?.init ?? Buffer.alloc(0),
    of.map(({ bytes, ...piece }) => ({ ...piece, size: bytes.length, read: async () => bytes })),
  );
  if (!made) throw new Error('there is no film');
  return made;
}

test('a replay is one film that begins at nothing, whose every byte has its place beforehand', async () => {
  const { size, read } = film();
  const whole = await buffer(read(0, size - 1));
  expect(whole).toHaveLength(size);
  for (const [from, to] of [
    [0, 0],
    [100, 5_000],
    [size - 3_000, size - 1],
  ] as const)
    expect((await buffer(read(from, to))).equals(whole.subarray(from, to + 1))).toBe(true);
  const times = findBoxes(whole, 'moof/traf/tfdt').map(({ start }) => Number(whole.readBigUInt64BE(start + 4)));
  expect(times[0]).toBe(0);
  const [index] = findBoxes(whole, 'sidx');
  expect(whole.readUInt16BE((index?.start ?? 0) + 22)).toBe(pieces.length);
  const length = pieces.reduce((sum, { duration }) => sum + duration, 0);
  expect(Math.abs(whole.readUInt32BE((findBoxes(whole, 'moov/mvex/mehd')[0]?.start ?? 0) + 4) - length)).toBeLessThan(5);
});

test('a gap is a picture that stands, and a piece that is gone ends the download', async () => {
  const torn = pieces.filter((_, index) => index !== 1);
  const { size, read } = film(torn);
  const whole = await buffer(read(0, size - 1));
  const last = pieces.at(-1);
  const [first] = pieces;
  if (!first || !last) throw new Error('the pattern is too short');
  const lengthOf = whole.readUInt32BE((findBoxes(whole, 'moov/mvex/mehd')[0]?.start ?? 0) + 4);
  expect(lengthOf).toBe(last.startedAt + last.duration - first.startedAt);
  const lost = joinPieces(first.init, [{ ...first, size: first.bytes.length, read: async () => undefined }]);
  if (!lost) throw new Error('there is no film');
  await expect(buffer(lost.read(0, lost.size - 1))).rejects.toThrow('gone');
  expect(joinPieces(Buffer.from('x'), [])).toBeUndefined();
});

const ffprobe = process.env.PITCHSIDE_FFPROBE ?? 'ffprobe';
const canProbe = spawnSync(ffprobe, ['-version']).status === 0;

test.skipIf(!canProbe)('ffprobe reads it without a word, as long as it is', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'replay-'));
  try {
    const file = join(folder, 'replay.mp4');
    const { size, read } = film();
    writeFileSync(file, await buffer(read(0, size - 1)));
    const { stdout, stderr } = spawnSync(ffprobe, ['-v', 'warning', '-show_format', '-count_frames', '-of', 'json', file], {
      encoding: 'utf8',
    });
    expect(stderr).toBe('');
    const length = pieces.reduce((sum, { duration }) => sum + duration, 0) / 1_000;
    expect(Math.abs(Number((JSON.parse(stdout) as { format: { duration: string } }).format.duration) - length)).toBeLessThan(0.2);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
