import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createChunkReader } from './rtmpChunks.ts';
import { createRtmp } from './rtmpGuarded.ts';
import { rtmpCommand, rtmpHandshake, rtmpMessage } from '../../testing/rtmpPeer.ts';

interface Sent {
  channel: number;
  time: number;
  body: Buffer;
}

/**
 * Cuts messages into chunks as an encoder does: by deltas or absolute times, with or without the timestamp repeated, the channels
 * interleaved.
 */
function cut(messages: readonly Sent[], { size, deltas, repeats }: { size: number; deltas: boolean; repeats: boolean }): Buffer {
  const last = new Map<number, number>();
  return Buffer.concat(
    messages.flatMap(({ channel, time, body }) => {
      const before = last.get(channel);
      const isDelta = deltas && before !== undefined;
      const value = (isDelta ? time - before : time) >>> 0;
      last.set(channel, time);
      const extended = Buffer.alloc(value >= 0xffffff ? 4 : 0);
      if (extended.length > 0) extended.writeUInt32BE(value);
      const head = Buffer.alloc(isDelta ? 8 : 12);
      head[0] = (isDelta ? 0x40 : 0) | channel;
      head.writeUIntBE(Math.min(value, 0xffffff), 1, 3);
      head.writeUIntBE(body.length, 4, 3);
      head[7] = 9;
      const parts: Buffer[] = [head, extended];
      for (let at = 0; at < body.length; at += size) {
        if (at > 0) parts.push(Buffer.from([0xc0 | channel]), repeats ? extended : Buffer.alloc(0));
        parts.push(body.subarray(at, at + size));
      }
      return parts;
    }),
  );
}

const sent = fc.array(
  fc.record({
    channel: fc.integer({ min: 3, max: 8 }),
    time: fc.oneof(fc.nat(60_000), fc.integer({ min: 0xfffff0, max: 0x1000100 }), fc.integer({ min: 0xffffff00, max: 0xffffffff })),
    body: fc.uint8Array({ minLength: 1, maxLength: 700 }).map((bytes) => Buffer.from(bytes)),
  }),
  { maxLength: 12 },
);

test('messages come out as they were sent, however they are cut, with extended timestamps in all chunks or in the first alone, past 2^32', () => {
  fc.assert(
    fc.property(
      sent,
      fc.constantFrom(64, 128, 4_096),
      fc.boolean(),
      fc.boolean(),
      fc.array(fc.integer({ min: 1, max: 90 })),
      (messages, size, deltas, repeats, pieces) => {
        const got: Sent[] = [];
        const reader = createChunkReader({ message: () => 10_000, channels: 12, chunk: () => size }, ({ header, clock, payload }) =>
          got.push({ channel: header.cid, time: clock, body: Buffer.from(payload.subarray(0, header.length)) }),
        );
        // The next message releases the last one, which waits for a timestamp.
        const bytes = Buffer.concat([cut(messages, { size, deltas, repeats }), rtmpMessage(9, Buffer.alloc(8), { channel: 20 })]);
        let at = 0;
        for (const piece of pieces) {
          reader.read(bytes.subarray(at, at + piece));
          at += piece;
        }
        reader.read(bytes.subarray(at));
        expect(got.filter(({ channel }) => channel !== 20)).toEqual(messages);
      },
    ),
    { numRuns: 500 },
  );
});

/** A connection up to its application, and the server's output. */
function opened(): { rtmp: ReturnType<typeof createRtmp>; said: () => Buffer } {
  const out: Buffer[] = [];
  const rtmp = createRtmp(() => 1_000_000);
  rtmp.onOutputCallback = (bytes) => void out.push(bytes);
  rtmp.parserData(rtmpHandshake());
  return { rtmp, said: () => Buffer.concat(out) };
}

test('a peer that announces a window hears how much came, twice in each', () => {
  const { rtmp, said } = opened();
  const acks = () => {
    const found: number[] = [];
    for (
      let at = said().indexOf(Buffer.from('0200000000000403', 'hex'));
      at >= 0;
      at = said().indexOf(Buffer.from('0200000000000403', 'hex'), at + 16)
    )
      found.push(said().readUInt32BE(at + 12));
    return found;
  };
  const media = rtmpMessage(9, Buffer.alloc(1_000), { channel: 6 });
  for (let index = 0; index < 10; index += 1) rtmp.parserData(media);
  expect(acks()).toEqual([]);
  rtmp.parserData(rtmpMessage(5, Buffer.from([0, 0, 0x10, 0]), { channel: 2 }));
  for (let index = 0; index < 10; index += 1) rtmp.parserData(media);
  expect(acks().length).toBeGreaterThanOrEqual(4);
  const all = acks();
  all.slice(1).forEach((ack, index) => expect(ack - (all[index] ?? 0)).toBeLessThanOrEqual(4_096));
});

test('who connects without an address of the application is heard all the same', () => {
  const { rtmp, said } = opened();
  rtmp.parserData(rtmpCommand('connect', 1, { app: 'live' }));
  expect(said().toString('latin1')).toContain('NetConnection.Connect.Success');
});
