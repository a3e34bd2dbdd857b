import type { Packet } from './reorder.ts';

/** Kinds of NAL units (H.264, table 7-1) and of packets (RFC 6184, table 1). */
const units = { idr: 5, sps: 7, pps: 8, delimiter: 9, filler: 12, stapA: 24, fuA: 28 };
/** Most bytes and units of one picture. */
const most = { bytes: 8 * 1024 * 1024, units: 512 };
const startCode = Buffer.from([0, 0, 0, 1]);

/** A whole picture. */
export interface AccessUnit {
  /** 32 bits of 90,000 ticks a second. */
  time: number;
  isKey: boolean;
  /** Parameter sets with start codes, where they came with the picture and differ from those before. */
  description?: Buffer;
  /** Units, each after its length in four bytes; parameter sets, delimiters and fillers are left out. */
  data: Buffer;
}

/** Joins the packets of one track, in order, to pictures. */
export interface H264Rtp {
  packet(packet: Packet): void;
  /** Packets are missing before the next one: nothing is given until the next key picture. */
  lost(): void;
  /** True while a key picture is needed. */
  needsKey(): boolean;
}

const kindOf = (unit: Buffer) => (unit[0] ?? 0) & 31;

/** @param onPicture receives whole pictures; the first one is a key picture */
export function createH264Rtp(onPicture: (picture: AccessUnit) => void): H264Rtp {
  let time: number | undefined;
  let found: Buffer[] = [];
  let bytes = 0;
  /** Parts of a unit that comes in several packets. */
  let parts: Buffer[] | undefined;
  let isBroken = false;
  let needsKey = true;
  let described = Buffer.alloc(0);

  function forget(): void {
    [found, bytes, parts, isBroken] = [[], 0, undefined, false];
  }

  function keep(unit: Buffer): void {
    bytes += unit.length;
    if (unit.length === 0) return;
    if (bytes > most.bytes || found.length >= most.units) isBroken = true;
    else found.push(unit);
  }

  function finish(): void {
    if (parts) isBroken = true;
    const isKey = found.some((unit) => kindOf(unit) === units.idr);
    const newest = (kind: number) => found.findLast((unit) => kindOf(unit) === kind);
    const [sps, pps] = [newest(units.sps), newest(units.pps)];
    const shown = found.filter((unit) => ![units.sps, units.pps, units.delimiter, units.filler].includes(kindOf(unit)));
    const at = time;
    const isWhole = !isBroken && shown.length > 0 && at !== undefined;
    if (isBroken) needsKey = true;
    forget();
    if (!isWhole || (needsKey && !isKey)) return;
    needsKey = false;
    const description = sps && pps ? Buffer.concat([startCode, sps, startCode, pps]) : undefined;
    const isNew = description !== undefined && !description.equals(described);
    if (isNew) described = description;
    const data = Buffer.concat(
      shown.flatMap((unit) => {
        const length = Buffer.alloc(4);
        length.writeUInt32BE(unit.length);
        return [length, unit];
      }),
    );
    onPicture({ time: at, isKey, data, ...(isNew && { description }) });
  }

  /** Several units in one packet. */
  function aggregate(data: Buffer): void {
    for (let at = 1; at < data.length;) {
      const length = at + 2 <= data.length ? data.readUInt16BE(at) : 0;
      if (length === 0 || at + 2 + length > data.length) return void (isBroken = true);
      keep(data.subarray(at + 2, at + 2 + length));
      at += 2 + length;
    }
  }

  /** A part of a unit. */
  function fragment(data: Buffer): void {
    if (data.length < 3) return void (isBroken = true);
    const [indicator = 0, header = 0] = data;
    const [isFirst, isEnd] = [(header & 0x80) !== 0, (header & 0x40) !== 0];
    if (isFirst === (parts !== undefined)) return void ([isBroken, parts] = [true, undefined]);
    parts ??= [Buffer.from([(indicator & 0xe0) | (header & 31)])];
    parts.push(data.subarray(2));
    bytes += data.length;
    if (bytes > most.bytes) return void ([isBroken, parts] = [true, undefined]);
    if (!isEnd) return;
    const whole = Buffer.concat(parts);
    parts = undefined;
    bytes -= whole.length;
    keep(whole);
  }

  return {
    packet(packet) {
      if (time !== undefined && packet.time !== time) finish();
      time = packet.time;
      const kind = kindOf(packet.data);
      if (kind === units.stapA) aggregate(packet.data);
      else if (kind === units.fuA) fragment(packet.data);
      else if (kind > 0 && kind < units.stapA) keep(packet.data);
      // Packets without content keep a line open; other kinds were not agreed on.
      else if (packet.data.length > 0) isBroken = true;
      if (packet.isLast) {
        finish();
        time = undefined;
      }
    },
    lost() {
      forget();
      [needsKey, time] = [true, undefined];
    },
    needsKey: () => needsKey,
  };
}
