import { expect, test } from 'vitest';
import { createTagReader, type MediaTag } from './flv.ts';
import { patternTags } from './packager.fixtures.ts';
import { createPackager } from './packager.ts';

const start = Buffer.from([0, 0, 0, 1]);
const tag = (head: number, kind: number, data: Buffer, at = 0): MediaTag => ({
  kind: 'video',
  at,
  body: Buffer.concat([Buffer.from([head, kind, 0, 0, 0]), data]),
});

/** Description and pictures of the pattern, split into units. */
function taken() {
  const pictures = patternTags().filter(({ kind }) => kind === 'video');
  const config = pictures.find(({ body }) => body[1] === 0)?.body.subarray(5) ?? Buffer.alloc(0);
  const length = config.readUInt16BE(6);
  const sps = config.subarray(8, 8 + length);
  const pps = config.subarray(8 + length + 3);
  const units = (data: Buffer) => {
    const found: Buffer[] = [];
    for (let at = 0; at + 4 <= data.length; at += 4 + data.readUInt32BE(at))
      found.push(data.subarray(at + 4, at + 4 + data.readUInt32BE(at)));
    return found;
  };
  return { config, sps, pps, pictures: pictures.filter(({ body }) => body[1] === 1), units };
}
const annexB = (...units: readonly Buffer[]) => Buffer.concat(units.flatMap((unit) => [start, unit]));

test('pictures with start codes become pictures with lengths, whether they are described before them or with them', () => {
  const { config, sps, pps, pictures, units } = taken();
  const plain = createTagReader();
  const wanted = [tag(0x17, 0, config), ...pictures].flatMap(plain);
  const described = createTagReader();
  const got = [
    tag(0x17, 0, annexB(sps, pps)),
    ...pictures.map((picture) => ({
      ...picture,
      body: Buffer.concat([picture.body.subarray(0, 5), annexB(...units(picture.body.subarray(5)))]),
    })),
  ].flatMap(described);
  expect(got.map(({ type }) => type)).toEqual(wanted.map(({ type }) => type));
  got.forEach((event, index) => {
    const other = wanted[index];
    if (event.type === 'picture' && other?.type === 'picture') expect(event.data.equals(other.data)).toBe(true);
    if (event.type === 'videoTrack' && other?.type === 'videoTrack')
      expect([event.track.width, event.track.height]).toEqual([other.track.width, other.track.height]);
  });
  const [first] = pictures;
  const inBand = createTagReader()({
    kind: 'video',
    at: 0,
    body: Buffer.concat([Buffer.from([0x17, 1, 0, 0, 0]), annexB(sps, pps, ...units(first?.body.subarray(5) ?? Buffer.alloc(0)))]),
  });
  expect(inBand.map(({ type }) => type)).toEqual(['videoTrack', 'picture']);
});

const hvcc = Buffer.from('01016000000090000000000078f000fcfdf8f800000f03200001001840010c01ffff016000000300900000030000030078959809', 'hex');
test.each([
  ['HEVC in its own record', [tag(0x17, 0, hvcc)], 'codec'],
  ['HEVC with start codes', [tag(0x17, 0, annexB(Buffer.from('40010c01ffff', 'hex'), Buffer.from('420101016000', 'hex')))], 'codec'],
  [
    'HEVC with start codes in its pictures alone',
    [tag(0x17, 1, annexB(Buffer.from('40010c01ffff', 'hex'), Buffer.from('26010203', 'hex')))],
    'codec',
  ],
  [
    'ten bits',
    [tag(0x17, 0, Buffer.from('016e0020ffe1001d676e0020b6cd94056061e6f011000003000100000300320f18319601000468ee3c80', 'hex'))],
    'codec',
  ],
  [
    'a cut parameter set',
    [tag(0x17, 0, Buffer.from('0142c01fffe100046742c01f01000468ce3c80', 'hex')), tag(0x17, 1, Buffer.alloc(8, 9))],
    'description',
  ],
  [
    'no picture parameter set',
    [tag(0x17, 0, Buffer.concat([taken().config.subarray(0, 8 + taken().sps.length), Buffer.from([0])])), tag(0x17, 1, Buffer.alloc(8, 9))],
    'description',
  ],
  ['bytes of nothing', [tag(0x17, 0, Buffer.alloc(30, 0x55)), tag(0x17, 1, Buffer.alloc(8, 9))], 'description'],
  [
    'a broken description, then a right one',
    [tag(0x17, 0, Buffer.alloc(30, 0x55)), tag(0x17, 0, taken().config), tag(0x17, 1, Buffer.alloc(8, 9))],
    undefined,
  ],
] as const)('%s under the id of H.264: %s', (_name, tags, said) => {
  const packager = createPackager({ now: () => 0, stream: 'x', onReady: () => undefined });
  expect(tags.map((each) => packager.accept(each)).find((each) => each !== undefined)).toBe(said);
});
