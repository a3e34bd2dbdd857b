import type { FastifyBaseLogger } from 'fastify';
import type { MediaTag } from '../packager/flv.ts';
import { startTranscode, type Transcode } from '../ladder/transcode.ts';

/** Opus counts in 48,000 ticks a second, whatever it carries. */
const rate = 48;
/** Milliseconds that the coder may be silent, and until another is started after a failure. */
const times = { silence: 8_000, again: 5_000 };
/** Longest packet that is believed, in bytes. */
const longest = 4_000;
const serial = 1;

/** Table of Ogg's checksum: polynomial 0x04c11db7, not reflected. */
const table = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index << 24;
  for (let bit = 0; bit < 8; bit += 1) value = value & 0x80000000 ? (value << 1) ^ 0x04c11db7 : value << 1;
  return value >>> 0;
});

/** A page of Ogg with one packet. Source: RFC 3533. */
export function oggPage(data: Buffer, index: number, granule: number): Buffer {
  const lacing = [...Array.from({ length: Math.floor(data.length / 255) }, () => 255), data.length % 255];
  const head = Buffer.alloc(27 + lacing.length);
  head.write('OggS');
  head[5] = index === 0 ? 2 : 0;
  head.writeBigInt64LE(BigInt(Math.round(granule)), 6);
  head.writeUInt32LE(serial, 14);
  head.writeUInt32LE(index, 18);
  head[26] = lacing.length;
  Buffer.from(lacing).copy(head, 27);
  const page = Buffer.concat([head, data]);
  let sum = 0;
  for (const byte of page) sum = ((sum << 8) ^ (table[((sum >>> 24) ^ byte) & 255] ?? 0)) >>> 0;
  page.writeUInt32LE(sum, 22);
  return page;
}

/** Ticks of a packet, by its first bytes; undefined when it is none. Source: RFC 6716, 3.1. */
export function opusTicks(packet: Buffer): number | undefined {
  const [head, count] = packet;
  if (head === undefined || packet.length > longest) return undefined;
  const config = head >> 3;
  const size = config < 12 ? [480, 960, 1_920, 2_880][config & 3] : config < 16 ? [480, 960][config & 1] : [120, 240, 480, 960][config & 3];
  const frames = [1, 2, 2, (count ?? 0) & 63][head & 3] ?? 0;
  const ticks = (size ?? 0) * frames;
  return ticks > 0 && ticks <= 5_760 ? ticks : undefined;
}

/** `OpusHead` of two channels, and `OpusTags` without any. Source: RFC 7845, 5. */
const heads = [
  Buffer.concat([Buffer.from('OpusHead'), Buffer.from([1, 2, 0, 0, 0x80, 0xbb, 0, 0, 0, 0, 0])]),
  Buffer.concat([Buffer.from('OpusTags'), Buffer.alloc(8)]),
];

const coding = [
  ...['-hide_banner', '-loglevel', 'error', '-nostats', '-fflags', 'nobuffer', '-probesize', '2048', '-analyzeduration', '0'],
  // Missing packets become silence, so that sound stays with its picture.
  ...[
    '-f',
    'ogg',
    '-i',
    'pipe:0',
    '-af',
    'aresample=async=1:min_hard_comp=0.04:first_pts=0',
    '-c:a',
    'aac',
    '-b:a',
    '128k',
    '-ac',
    '2',
    '-ar',
    '48000',
  ],
  ...['-f', 'flv', '-flvflags', 'no_duration_filesize', '-flush_packets', '1', 'pipe:1'],
];

/** Codes Opus as AAC, with one process for the whole broadcast. */
export interface OpusSound {
  /** A packet, at a time (ms) that only increases with its sound. */
  packet(data: Buffer, at: number): void;
  stop(): Promise<void>;
}

/** @param onTag receives the sound as AAC, in the shape in which RTMP brings it */
export function createOpusSound(program: string, log: Pick<FastifyBaseLogger, 'warn'>, onTag: (tag: MediaTag) => void): OpusSound {
  let coder: Transcode | undefined;
  let failedAt = -Infinity;
  let pages = 0;
  let granule = 0;
  /** Time (ms) of the first packet of this coder, and by how much later times moved against it. */
  let origin = 0;

  function start(at: number): void {
    [pages, granule, origin] = [0, 0, at];
    coder = startTranscode(
      { program, arguments: coding, silence: times.silence },
      {
        tag({ kind, at: after, body }) {
          if (kind === 'audio') onTag({ kind, at: Math.round(origin + after) >>> 0, body });
          return kind === 'audio';
        },
        failed(reason) {
          coder = undefined;
          failedAt = performance.now();
          log.warn({ reason }, 'the sound of a broadcast could not be coded; it is tried again');
        },
      },
    );
    for (const head of heads) coder.write(oggPage(head, pages++, 0));
  }

  return {
    packet(data, at) {
      const ticks = opusTicks(data);
      if (ticks === undefined) return;
      if (!coder && performance.now() - failedAt < times.again) return;
      if (!coder) start(at);
      const place = (at - origin) * rate;
      const off = place - granule;
      // What is late by more than jitter was lost; a correction of the clock moves the origin instead of the sound.
      if (off > 0 && off < 120_000 * rate && off >= ticks / 2) granule = place;
      else if (Math.abs(off) >= ticks) origin += off / rate;
      granule += ticks;
      coder?.write(oggPage(data, pages++, granule));
    },
    stop: async () => {
      await coder?.stop();
    },
  };
}
