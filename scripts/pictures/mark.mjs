// A kept picture says of which bytes it was made: one that is as it was is known again without being unpacked.
import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';

const keyword = 'Taken\0';
/** The last chunk of every PNG, and what a chunk has besides its data: length, type and check. */
const [endSize, frameSize] = [12, 12];
const markSize = frameSize + keyword.length + 64;

/** A chunk of text, which every reader of PNG skips. */
function markOf(taken) {
  const digest = createHash('sha256').update(taken).digest('hex');
  const chunk = Buffer.alloc(markSize);
  chunk.writeUInt32BE(markSize - frameSize, 0);
  chunk.write(`tEXt${keyword}${digest}`, 4, 'latin1');
  chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), markSize - 4);
  return chunk;
}

/** A PNG that says that it was made of other bytes. */
export const marked = (picture, taken) => Buffer.concat([picture.subarray(0, -endSize), markOf(taken), picture.subarray(-endSize)]);

/**
 * Whether a kept picture is what was taken now: the same bytes, or made of the same bytes.
 * @param {Buffer} kept
 * @param {Buffer} taken
 * @returns {boolean}
 */
export function isSame(kept, taken) {
  if (kept.equals(taken)) return true;
  return kept.length > markSize + endSize && kept.subarray(-markSize - endSize, -endSize).equals(markOf(taken));
}
