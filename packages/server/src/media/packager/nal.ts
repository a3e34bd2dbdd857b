import { readPictureSize } from './sps.ts';
import type { VideoTrack } from './tracks.ts';

/** Largest accepted description, in bytes, and side of a picture, in samples. */
const believed = { bytes: 16 * 1024, side: 16_384 };
/** Kinds of NAL units. Source: H.264, table 7-1; HEVC, table 7-1. */
const units = { sps: 7, pps: 8, hevc: [32, 33, 34] };
/** Profiles of H.264 that browsers do not play: more than 8 bits, or more colour than every second sample. */
const unplayable: Record<number, string> = {
  110: 'H.264 High 10',
  122: 'H.264 High 4:2:2',
  244: 'H.264 High 4:4:4',
  44: 'H.264 CAVLC 4:4:4',
};

/** Result of reading a video description: a track, the name of another codec, or broken. */
export type VideoDescription = { track: VideoTrack } | { codec: string } | 'broken';

/** Splits a byte stream at its start codes into units. */
function* startCodes(data: Buffer): Generator<Buffer> {
  let begin = -1;
  for (let at = data.indexOf('\0\0\u0001', 0, 'latin1'); at >= 0; at = data.indexOf('\0\0\u0001', at + 3, 'latin1')) {
    if (begin >= 0) yield trimmed(data.subarray(begin, at));
    begin = at + 3;
  }
  if (begin >= 0) yield trimmed(data.subarray(begin));
}

/** A unit without the zeros that follow it: they belong to the next start code. */
function trimmed(unit: Buffer): Buffer {
  let end = unit.length;
  while (end > 0 && unit[end - 1] === 0) end -= 1;
  return unit.subarray(0, end);
}

/** True when units follow each other by lengths of so many bytes up to the last byte. */
function hasLengths(data: Buffer, size: number): boolean {
  let at = 0;
  while (at + size <= data.length) at += size + data.readUIntBE(at, size);
  return at === data.length;
}

const beginsWithStartCode = (data: Buffer) =>
  data.length > 4 && data[0] === 0 && data[1] === 0 && (data[2] === 1 || (data[2] === 0 && data[3] === 1));

/** True when pictures come with start codes (Annex B) although lengths of `size` bytes were announced. */
export const isAnnexB = (data: Buffer, size: number): boolean => beginsWithStartCode(data) && !hasLengths(data, size);

/** The units of a picture with start codes, each after its length. */
export function withLengths(data: Buffer, size: number): Buffer {
  return Buffer.concat(
    [...startCodes(data)].flatMap((unit) => {
      const length = Buffer.alloc(size);
      length.writeUIntBE(unit.length, 0, size);
      return [length, unit];
    }),
  );
}

function describe(config: Buffer, sps: Buffer): VideoDescription {
  if (((sps[0] ?? 0) & 31) !== units.sps || sps.length < 4) return 'broken';
  const codec = unplayable[sps[1] ?? 0];
  if (codec) return { codec };
  try {
    const size = readPictureSize(sps);
    const isBelievable = [size.width, size.height].every((side) => side > 0 && side <= believed.side);
    return isBelievable ? { track: { config: Buffer.from(config), ...size } } : 'broken';
  } catch (error) {
    if (error instanceof RangeError) return 'broken';
    throw error;
  }
}

/** The parameter sets among units with start codes; undefined where there are none. */
export function readParameterSets(data: Buffer): VideoDescription | undefined {
  const found = [...startCodes(data)];
  const sps = found.find((unit) => ((unit[0] ?? 0) & 159) === units.sps);
  const pps = found.find((unit) => ((unit[0] ?? 0) & 159) === units.pps);
  if (sps && pps && sps.length <= believed.bytes && pps.length <= believed.bytes && sps.length >= 4) {
    const lengths = [sps, pps].map((unit) => Buffer.from([unit.length >> 8, unit.length & 255]));
    const head = Buffer.from([1, sps[1] ?? 0, sps[2] ?? 0, sps[3] ?? 0, 0xff, 0xe1]);
    return describe(Buffer.concat([head, lengths[0] ?? head, sps, Buffer.from([1]), lengths[1] ?? head, pps]), sps);
  }
  return found.some((unit) => units.hevc.includes(((unit[0] ?? 0) >> 1) & 63) && (unit[1] ?? 0) <= 7) ? { codec: 'HEVC' } : undefined;
}

/** True for an `hvcC` record: it names arrays of HEVC's own parameter sets. */
const isHevcRecord = (config: Buffer) =>
  config.length > 24 &&
  config[0] === 1 &&
  (config[22] ?? 0) > 0 &&
  (config[22] ?? 0) < 16 &&
  [...units.hevc, 39, 40].includes((config[23] ?? 0) & 63);

/** Parses the description of the pictures: an `avcC` record, or the variants that encoders send. */
export function readVideoDescription(config: Buffer): VideoDescription {
  if (config.length > believed.bytes) return 'broken';
  if (beginsWithStartCode(config)) return readParameterSets(config) ?? 'broken';
  if (isHevcRecord(config)) return { codec: 'HEVC' };
  if (config.length < 8 || config[0] !== 1) return 'broken';
  const length = config.readUInt16BE(6);
  const sps = config.subarray(8, 8 + length);
  // Without a picture parameter set no picture can be decoded.
  if (sps.length < length || (config[8 + length] ?? 0) === 0) return 'broken';
  return describe(config, sps);
}
