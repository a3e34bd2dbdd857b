/** A moment is written into the picture as a row of black and white blocks: a clock that survives coding and needs no metadata. */
export const stamp = { bits: 32, block: 20, height: 40 };

/** Size and rate of the benchmark's picture. */
export const picture = { width: 640, height: 360, rate: 25 };

/** One picture (planar 4:2:0) that carries a moment (ms), over a pattern that moves. */
export function drawStamped(moment, index) {
  const { width, height } = picture;
  const luma = width * height;
  const bytes = Buffer.alloc(luma * 1.5, 128);
  for (let y = stamp.height; y < height; y += 1) for (let x = 0; x < width; x += 1) bytes[y * width + x] = 60 + ((x + y + index * 4) & 127);
  const low = moment % 2 ** stamp.bits;
  for (let bit = 0; bit < stamp.bits; bit += 1) {
    const level = Math.floor(low / 2 ** bit) % 2 === 1 ? 235 : 16;
    for (let y = 0; y < stamp.height; y += 1) bytes.fill(level, y * width + bit * stamp.block, y * width + (bit + 1) * stamp.block);
  }
  return bytes;
}
