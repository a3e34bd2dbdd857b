import sharp from 'sharp';
import { expect, test } from 'vitest';
import { compare, cutOut } from './compare.mjs';

/** A plain picture with some pixels of another colour. */
async function picture({ width = 600, height = 400, dots = [], compressionLevel = 6 } = {}) {
  const pixels = Buffer.alloc(width * height * 3, 240);
  for (const [x, y] of dots) pixels.set([10, 90, 10], (y * width + x) * 3);
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel })
    .toBuffer();
}
const pixelOf = async (png, x, y) => {
  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
  return [...data.subarray((y * info.width + x) * info.channels, (y * info.width + x) * info.channels + 3)];
};

test('pictures of the same pixels are the same, however they are packed', async () => {
  const [one, other] = [await picture({ dots: [[5, 5]] }), await picture({ dots: [[5, 5]], compressionLevel: 0 })];
  expect(one.equals(other)).toBe(false);
  expect(await compare(one, other)).toBeUndefined();
});

test('one pixel of another colour is found, drawn in red, and cut out with what stands around it', async () => {
  const found = await compare(await picture(), await picture({ dots: [[300, 200]] }));
  expect(found).toMatchObject({ pixels: 1, size: undefined, box: { left: 120, top: 120, width: 360, height: 160 } });
  expect(await pixelOf(found.difference, 300, 200)).toEqual([214, 0, 60]);
  expect(await pixelOf(found.difference, 301, 200)).toEqual([252, 252, 252]);
});

test('the smallest step of a colour is a change', async () => {
  const solid = (level) =>
    sharp({ create: { width: 4, height: 4, channels: 3, background: { r: level, g: 9, b: 9 } } })
      .png()
      .toBuffer();
  expect((await compare(await solid(100), await solid(101))).pixels).toBe(16);
});

test('a cut-out stays within the picture', async () => {
  const { box } = await compare(
    await picture(),
    await picture({
      dots: [
        [0, 0],
        [599, 0],
      ],
    }),
  );
  expect(box).toEqual({ left: 0, top: 0, width: 600, height: 160 });
});

test('what one of two sizes lacks differs', async () => {
  const found = await compare(await picture(), await picture({ height: 410 }));
  expect(found).toMatchObject({ pixels: 6000, size: '600 × 400 → 600 × 410' });
  expect((await sharp(found.difference).metadata()).height).toBe(410);
});

test('a cut-out ends where the picture does', async () => {
  const small = await picture({ width: 50, height: 50 });
  expect((await sharp(await cutOut(small, { left: 40, top: 10, width: 30, height: 20 })).metadata()).width).toBe(10);
  expect(await cutOut(small, { left: 0, top: 50, width: 30, height: 20 })).toBeUndefined();
});
