import sharp from 'sharp';
import { marked } from './mark.mjs';

const pixels = (picture) => sharp(picture).raw().toBuffer({ resolveWithObject: true });

/**
 * Packs a picture without loss.
 * @param {Buffer} taken a PNG as the browser wrote it
 * @returns {Promise<Buffer>} the same pixels in fewer bytes, or what was given where there is nothing to win
 */
export async function packed(taken) {
  // Flat colours pack best unfiltered; `effort` would bring a palette, which loses colours.
  const small = await sharp(taken).png({ compressionLevel: 9, adaptiveFiltering: false, palette: false }).toBuffer();
  const [before, after] = await Promise.all([pixels(taken), pixels(small)]);
  if (before.info.channels !== after.info.channels || !before.data.equals(after.data)) return taken;
  const whole = marked(small, taken);
  return whole.length < taken.length ? whole : taken;
}
