import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isSame } from './mark.mjs';
import { packWritten } from './pack.setup.mjs';
import { packed } from './packed.mjs';

/** A picture of many colours, written as loosely as a browser in a hurry does. */
const picture = (shift = 0) => {
  const [width, height] = [320, 200];
  const data = Buffer.from(Array.from({ length: width * height * 3 }, (_, at) => (Math.floor(at / 7) * 3 + (at % 3) * 40 + shift) % 256));
  return sharp(data, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 1 })
    .toBuffer();
};
const pixels = (png) => sharp(png).raw().toBuffer();

test('a packed picture is smaller and has the same pixels', async () => {
  const taken = await picture();
  const small = await packed(taken);
  expect(small.length).toBeLessThan(taken.length);
  expect(await pixels(small)).toEqual(await pixels(taken));
});

test('it is known by the bytes that it was made of, and by no others', async () => {
  const [taken, other] = await Promise.all([picture(), picture(1)]);
  const small = await packed(taken);
  expect([isSame(small, taken), isSame(taken, taken)]).toEqual([true, true]);
  expect([isSame(small, other), isSame(taken, other), isSame(other, taken)]).toEqual([false, false, false]);
});

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pitchside-packed-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('what a run wrote is packed, and what was there before is left alone', async () => {
  const [taken, began] = [await picture(), Date.now()];
  const place = join(folder, 'Chip/__screenshots__/Chip.stories.tsx');
  mkdirSync(place, { recursive: true });
  const [before, written] = ['Before.png', 'Written.png'].map((name) => join(place, name));
  for (const file of [before, written]) writeFileSync(file, taken);
  utimesSync(before, began / 1000 - 60, began / 1000 - 60);
  utimesSync(written, began / 1000 + 1, began / 1000 + 1);
  await packWritten(folder, began);
  expect(readFileSync(before)).toEqual(taken);
  expect(readFileSync(written)).toEqual(await packed(taken));
});
