// Compares two pictures that the same browser took on the same machine: the rule is equality, without tolerance.
import sharp from 'sharp';

/** Margin around the changed pixels in the cut-outs, px. */
const margin = 40;
/** Smallest cut-out, px: a change of one pixel is shown with its surroundings. */
const smallest = { width: 360, height: 160 };
const red = [214, 0, 60];

const pixelsOf = async (picture, width, height) => {
  const { width: own, height: tall } = await sharp(picture).metadata();
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  return sharp(picture)
    .ensureAlpha()
    .extend({ right: width - own, bottom: height - tall, background: clear })
    .raw()
    .toBuffer();
};

/** Start and size of a span around two edges, of at least a size, within a length. */
function around(from, to, least, length) {
  const size = Math.min(length, Math.max(least, to - from + 2 * margin));
  const start = Math.floor((from + to - size) / 2);
  return [Math.max(0, Math.min(start, length - size)), size];
}

/**
 * Compares two PNGs.
 * @param {Buffer} before
 * @param {Buffer} after
 * @returns {Promise<undefined | { pixels: number, size: string | undefined, box: sharp.Region, difference: Buffer }>}
 * undefined when they show the same; else the number of different pixels, the two sizes where these differ, the part of the picture
 * around the change, and the faded picture with the change in red
 */
export async function compare(before, after) {
  if (before.equals(after)) return undefined;
  const [was, is] = await Promise.all([sharp(before).metadata(), sharp(after).metadata()]);
  const [width, height] = [Math.max(was.width, is.width), Math.max(was.height, is.height)];
  const [one, other] = await Promise.all([before, after].map((picture) => pixelsOf(picture, width, height)));
  const drawn = Buffer.alloc(width * height * 3);
  let pixels = 0;
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let at = 0; at < width * height; at += 1) {
    const from = at * 4;
    if (one.readUInt32LE(from) === other.readUInt32LE(from)) {
      const light = (other[from] + other[from + 1] + other[from + 2]) / 3;
      drawn.fill(255 - (255 - light) * 0.2, at * 3, at * 3 + 3);
      continue;
    }
    pixels += 1;
    drawn.set(red, at * 3);
    const [x, y] = [at % width, Math.floor(at / width)];
    [left, right] = [Math.min(left, x), Math.max(right, x + 1)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y + 1)];
  }
  if (pixels === 0) return undefined;
  const [x, wide] = around(left, right, smallest.width, width);
  const [y, tall] = around(top, bottom, smallest.height, height);
  const sizes = [was, is].map((of) => `${of.width} × ${of.height}`);
  return {
    pixels,
    size: sizes[0] === sizes[1] ? undefined : sizes.join(' → '),
    box: { left: x, top: y, width: wide, height: tall },
    difference: await sharp(drawn, { raw: { width, height, channels: 3 } })
      .png()
      .toBuffer(),
  };
}

/** Cuts a part out of a picture; undefined where the picture ends before it. */
export async function cutOut(picture, { left, top, width, height }) {
  const own = await sharp(picture).metadata();
  const box = { left, top, width: Math.min(width, own.width - left), height: Math.min(height, own.height - top) };
  return box.width > 0 && box.height > 0 ? sharp(picture).extract(box).png().toBuffer() : undefined;
}
