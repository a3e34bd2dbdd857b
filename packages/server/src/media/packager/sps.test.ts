import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readPictureSize } from './sps.ts';

// Parameter sets as x264 writes them.
test.each([
  ['1280x720', 'baseline', '6742c01fd9005005bb011000000300100000030320f1832480'],
  ['1920x1080', 'high, cropped by 8 rows', '67640028acd940780227e5c044000003000400000300c83c60c658'],
  ['640x360', 'main', '674d401eeca05017fcb808800000030080000019078b16cb'],
  ['720x576', 'interlaced', '6764001eacd940b424d8088000000300800000190f8a14cb'],
  ['202x98', '4:4:4, odd cropping', '67f4000b919b2869fcf1f808800000030080000019078a14cb'],
  ['854x480', 'high', '6764001eacd940d83de6f011000003000100000300320f162d96'],
  ['1366x768', '4:2:2, 10 bits', '677a0020b6cd94056061e6f011000003000100000300320f183196'],
  ['3840x2160', 'baseline', '6742c033da00f0010fb011000003000100000300320f1832a0'],
])('%s (%s)', (size, _, hex) => {
  const { width, height } = readPictureSize(Buffer.from(hex, 'hex'));
  expect(`${width}x${height}`).toBe(size);
});

test('a parameter set that ends too early or makes no sense is refused, never read for ever', () => {
  expect(() => readPictureSize(Buffer.from('6742c01f', 'hex'))).toThrow(RangeError);
  expect(() => readPictureSize(Buffer.alloc(40))).toThrow(RangeError);
});

/** Writes the fields of a parameter set as bits, then as an escaped NAL unit. */
function written(
  profile: number,
  fields: (u: (value: number, count: number) => void, ue: (value: number) => void, se: (value: number) => void) => void,
): Buffer {
  let bits = '';
  const u = (value: number, count: number) => void (bits += value.toString(2).padStart(count, '0'));
  const ue = (value: number) => {
    const code = (value + 1).toString(2);
    bits += '0'.repeat(code.length - 1) + code;
  };
  const se = (value: number) => ue(value > 0 ? value * 2 - 1 : -value * 2);
  u(0x67, 8);
  u(profile, 8);
  u(0, 16);
  ue(0);
  fields(u, ue, se);
  bits = `${bits}1`.padEnd(Math.ceil((bits.length + 1) / 8) * 8, '0');
  const bytes: number[] = [];
  for (const byte of bits.match(/.{8}/g) ?? []) {
    if (bytes.at(-1) === 0 && bytes.at(-2) === 0 && Number.parseInt(byte, 2) < 4) bytes.push(3);
    bytes.push(Number.parseInt(byte, 2));
  }
  return Buffer.from(bytes);
}

test('any size, order count, scaling list and cropping is read back', () => {
  const shape = fc.record({
    columns: fc.integer({ min: 1, max: 300 }),
    rows: fc.integer({ min: 1, max: 200 }),
    order: fc.constantFrom(0, 1, 2),
    isHigh: fc.boolean(),
    lists: fc.array(fc.array(fc.integer({ min: -20, max: 20 }), { minLength: 16, maxLength: 16 }), { maxLength: 3 }),
    framesOnly: fc.constantFrom(0, 1),
    crop: fc.array(fc.nat({ max: 3 }), { minLength: 4, maxLength: 4 }),
  });
  fc.assert(
    fc.property(shape, ({ columns, rows, order, isHigh, lists, framesOnly, crop }) => {
      const nal = written(isHigh ? 100 : 66, (u, ue, se) => {
        if (isHigh) {
          for (const value of [1, 0, 0]) ue(value);
          u(0, 1);
          u(1, 1);
          for (let list = 0; list < 8; list += 1) {
            const scaling = list < 6 ? lists[list] : undefined;
            u(scaling ? 1 : 0, 1);
            let last = 8;
            for (const delta of scaling ?? []) {
              // A scale of zero ends the list early; the test avoids it.
              const safe = (last + delta + 256) % 256 === 0 ? delta + (last === 255 ? -1 : 1) : delta;
              se(safe);
              last = (last + safe + 256) % 256;
            }
          }
        }
        ue(4);
        ue(order);
        if (order === 0) ue(2);
        if (order === 1) {
          u(0, 1);
          for (const value of [-3, 5]) se(value);
          ue(2);
          for (const value of [1, -1]) se(value);
        }
        ue(4);
        u(0, 1);
        ue(columns - 1);
        ue(rows - 1);
        u(framesOnly, 1);
        if (framesOnly === 0) u(1, 1);
        u(1, 1);
        u(1, 1);
        for (const value of crop) ue(value);
        u(0, 1);
      });
      const [left = 0, right = 0, top = 0, bottom = 0] = crop;
      const field = 2 - framesOnly;
      expect(readPictureSize(nal)).toEqual({
        width: columns * 16 - 2 * (left + right),
        height: rows * 16 * field - 2 * field * (top + bottom),
      });
    }),
  );
});
