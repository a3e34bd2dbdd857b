/** Size of a picture in luma samples, after cropping. */
export interface PictureSize {
  width: number;
  height: number;
}

interface BitReader {
  bits(count: number): number;
  /** Exp-Golomb code, unsigned. */
  ue(): number;
  /** Exp-Golomb code, signed. */
  se(): number;
}

/** Removes the emulation prevention bytes of a NAL unit. */
function unescape(nal: Uint8Array): Uint8Array {
  const clean: number[] = [];
  for (let at = 0; at < nal.length; at += 1) {
    if (nal[at] === 3 && nal[at - 1] === 0 && nal[at - 2] === 0) continue;
    clean.push(nal[at] ?? 0);
  }
  return Uint8Array.from(clean);
}

function bitReader(bytes: Uint8Array): BitReader {
  let place = 0;
  const bit = () => {
    const byte = bytes[place >> 3];
    if (byte === undefined) throw new RangeError('the parameter set is too short');
    const value = (byte >> (7 - (place & 7))) & 1;
    place += 1;
    return value;
  };
  const bits = (count: number) => {
    let value = 0;
    for (let left = count; left > 0; left -= 1) value = value * 2 + bit();
    return value;
  };
  const ue = () => {
    let zeroes = 0;
    while (bit() === 0) {
      zeroes += 1;
      if (zeroes > 31) throw new RangeError('the parameter set is broken');
    }
    return 2 ** zeroes - 1 + bits(zeroes);
  };
  const se = () => {
    const code = ue();
    return code % 2 === 1 ? (code + 1) / 2 : -code / 2;
  };
  return { bits, ue, se };
}

function skipScalingList(reader: BitReader, size: number): void {
  let last = 8;
  let next = 8;
  for (let index = 0; index < size; index += 1) {
    if (next !== 0) next = (last + reader.se() + 256) % 256;
    if (next !== 0) last = next;
  }
}

/** Profiles whose parameter set carries chroma format, depths and scaling lists. Source: H.264, 7.3.2.1.1. */
const highProfiles: readonly number[] = [100, 110, 122, 244, 44, 83, 86, 118, 128, 138, 139, 134, 135];

/** Reads chroma format and steps over depths and scaling lists. */
function readHighFields(reader: BitReader): { chroma: number; separate: boolean } {
  const chroma = reader.ue();
  const separate = chroma === 3 && reader.bits(1) === 1;
  reader.ue();
  reader.ue();
  reader.bits(1);
  if (reader.bits(1) === 1)
    for (let list = 0; list < (chroma === 3 ? 12 : 8); list += 1) if (reader.bits(1) === 1) skipScalingList(reader, list < 6 ? 16 : 64);
  return { chroma, separate };
}

function skipPictureOrder(reader: BitReader): void {
  const type = reader.ue();
  if (type === 0) reader.ue();
  if (type !== 1) return;
  reader.bits(1);
  reader.se();
  reader.se();
  for (let left = reader.ue(); left > 0; left -= 1) reader.se();
}

/**
 * Size of the pictures that an H.264 sequence parameter set describes.
 * @throws RangeError when the bytes end too early or make no sense
 */
export function readPictureSize(sps: Uint8Array): PictureSize {
  const reader = bitReader(unescape(sps));
  reader.bits(8);
  const profile = reader.bits(8);
  reader.bits(16);
  reader.ue();
  const { chroma, separate } = highProfiles.includes(profile) ? readHighFields(reader) : { chroma: 1, separate: false };
  reader.ue();
  skipPictureOrder(reader);
  reader.ue();
  reader.bits(1);
  const columns = reader.ue() + 1;
  const rows = reader.ue() + 1;
  const framesOnly = reader.bits(1);
  if (framesOnly === 0) reader.bits(1);
  reader.bits(1);
  const [left, right, top, bottom] = reader.bits(1) === 1 ? [reader.ue(), reader.ue(), reader.ue(), reader.ue()] : [0, 0, 0, 0];
  const planes = separate ? 0 : chroma;
  const across = planes === 1 || planes === 2 ? 2 : 1;
  const down = (planes === 1 ? 2 : 1) * (2 - framesOnly);
  return { width: columns * 16 - across * (left + right), height: rows * 16 * (2 - framesOnly) - down * (top + bottom) };
}
