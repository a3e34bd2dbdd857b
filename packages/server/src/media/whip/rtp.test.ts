import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { packed } from '../../testing/whipPeer.ts';
import { largePicture, patternPictures } from './h264.fixtures.ts';
import { createH264Rtp, type AccessUnit } from './h264Rtp.ts';
import { oggPage, opusTicks } from './opusSound.ts';
import { createReorder, type Packet } from './reorder.ts';
import { createRtpClock } from './rtpClock.ts';

/** Packets of pictures, from a sequence number and a time that wrap soon. */
function packetsOf(pictures: readonly (readonly Buffer[])[]): Packet[] {
  let sequence = 65_530;
  return pictures.flatMap((units, index) => {
    const packets = packed(units);
    return packets.map((data, place) => ({
      sequence: sequence++ & 0xffff,
      time: (0xffff_f000 + index * 3_600) >>> 0,
      isLast: place === packets.length - 1,
      data,
    }));
  });
}
function received(packets: readonly Packet[], patience = 200): AccessUnit[] {
  const pictures: AccessUnit[] = [];
  const h264 = createH264Rtp((picture) => pictures.push(picture));
  const order = createReorder(patience, h264);
  packets.forEach((packet, index) => order.add(packet, index));
  order.look(1_000_000);
  return pictures;
}

describe('pictures from packets', () => {
  test('alone, together and in parts, they come out as they went in', () => {
    const sent = [largePicture(true, 5_000), largePicture(false, 150), largePicture(false, 900), largePicture(false, 40_000)];
    const got = received(packetsOf(sent));
    expect(got.map(({ isKey }) => isKey)).toEqual([true, false, false, false]);
    expect(got.map(({ data }) => data.length)).toEqual([5_006, 156, 906, 40_006]);
    expect(got[0]?.description?.length).toBeGreaterThan(20);
    expect(got[1]?.description).toBeUndefined();
    expect(got[3]?.data.readUInt32BE(0)).toBe(40_002);
    expect(received(packetsOf(patternPictures().map(({ units }) => units)))).toHaveLength(patternPictures().length);
  });

  test('after a loss nothing is given until the next key picture', () => {
    const sent = [
      largePicture(true, 3_000),
      largePicture(false, 3_000),
      largePicture(false, 100),
      largePicture(true, 100),
      largePicture(false, 100),
    ];
    const packets = packetsOf(sent);
    const missing = packets.filter(({ time }) => time === packets.at(-1)?.time).length;
    expect(missing).toBe(1);
    const got = received(packets.filter((_, index) => index !== 5));
    expect(got.map(({ isKey }) => isKey)).toEqual([true, true, false]);
  });

  test('the order of arrival and repeats change nothing, as long as all comes in time', () => {
    const sent = Array.from({ length: 12 }, (_, index) => largePicture(index % 5 === 0, 200 + index * 400));
    const packets = packetsOf(sent);
    const whole = received(packets);
    expect(whole).toHaveLength(12);
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 6 }), { minLength: packets.length, maxLength: packets.length }), (late) => {
        const [first, ...rest] = packets;
        const moved = rest
          .map((packet, index) => ({ packet, place: index + (late[index] ?? 0) }))
          .sort((one, other) => one.place - other.place)
          .flatMap(({ packet }, index) => (index % 4 === 0 ? [packet, packet] : [packet]));
        expect(received(first ? [first, ...moved] : [], 1_000)).toEqual(whole);
      }),
      { numRuns: 50, seed: 20_261_130 },
    );
  });

  test('whatever bytes come, nothing is thrown and no half picture is given', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            sequence: fc.integer({ min: 0, max: 40 }),
            time: fc.constantFrom(0, 3_600, 7_200, 0xffffffff),
            isLast: fc.boolean(),
            data: fc.uint8Array({ maxLength: 60 }).map((bytes) => Buffer.from(bytes)),
          }),
          { maxLength: 60 },
        ),
        (packets) => {
          const got = received(packets);
          if (got[0]) expect(got[0].isKey).toBe(true);
          for (const { data } of got) {
            let at = 0;
            while (at < data.length) at += 4 + data.readUInt32BE(at);
            expect(at).toBe(data.length);
          }
        },
      ),
      { numRuns: 300, seed: 20_261_130 },
    );
  });
});

describe('times', () => {
  test('the sender’s reports put the sound beside its picture, whatever arrived first', () => {
    const clock = createRtpClock();
    const picture = clock.place('video', 0xffff_ff00, 10_000);
    // The sound was captured with the picture and came 120 ms later.
    expect(clock.place('audio', 48_000, 10_120)).toBe(picture + 120);
    clock.report('video', 0xffff_ff00, 5_000_000);
    clock.report('audio', 48_000, 5_000_000);
    expect(clock.place('audio', 48_000, 10_500)).toBeCloseTo(picture);
    expect(clock.place('video', 90_000 - 256, 11_500)).toBeCloseTo(picture + 1_000);
  });

  test('a report that moves the sound by an hour is not believed', () => {
    const clock = createRtpClock();
    const picture = clock.place('video', 0, 0);
    clock.place('audio', 0, 0);
    clock.report('video', 0, 3_600_000);
    clock.report('audio', 0, 0);
    expect(clock.place('audio', 48, 1)).toBe(picture + 1);
  });
});

test('packets of Opus are measured, and what is none has no length', () => {
  expect([0xfc, 0xfd, 0x78, 0x08].map((head) => opusTicks(Buffer.from([head, 0, 0])))).toEqual([960, 1_920, 960, 960]);
  expect([Buffer.alloc(0), Buffer.from([0xff, 0]), Buffer.alloc(5_000)].map(opusTicks)).toEqual([undefined, undefined, undefined]);
  const page = oggPage(Buffer.alloc(255, 1), 3, 960);
  expect([page.length, page[5], [...page.subarray(26, 29)]]).toEqual([27 + 2 + 255, 0, [2, 255, 0]]);
});
