/** State of a channel: the current message, and the header that the next one may refer to. */
export interface ChunkMessage {
  header: { fmt: number; cid: number; timestamp: number; length: number; type: number; stream_id: number };
  /** Time of the message, ms, 32 bits. */
  clock: number;
  payload: Buffer;
  /** Bytes of the payload read so far. */
  bytes: number;
  /** The extended timestamp of the message; undefined where it has none. */
  extended: number | undefined;
  /** Remaining bytes of the current chunk. */
  left: number;
}

export interface ChunkLimits {
  /** Most bytes of one message, right now. */
  message(): number;
  /** Channels that one connection may use. */
  channels: number;
  /** Bytes of a chunk. */
  chunk(): number;
}

/** Bytes of a message header by its format: all, without the stream, only the time, nothing. */
const headerSizes = [11, 7, 3, 0] as const;
const extendedMark = 0xffffff;
const newest = { full: 0, delta: 2, nothing: 3 } as const;

/**
 * Parses RTMP chunks into messages, however the bytes are cut. Encoders differ in whether continuation chunks repeat the extended
 * timestamp: the reader looks for it, and where it is absent the bytes are media.
 * @throws RangeError where a peer lies about lengths or invents channels
 */
export function createChunkReader(limits: ChunkLimits, onMessage: (message: ChunkMessage) => void) {
  const channels = new Map<number, ChunkMessage>();
  /** The chunk whose payload is being read. */
  let current: ChunkMessage | undefined;
  /** An incomplete header. */
  let held: Buffer = Buffer.alloc(0);

  function channel(cid: number): ChunkMessage {
    const known = channels.get(cid);
    if (known) return known;
    if (channels.size >= limits.channels) throw new RangeError('too many channels');
    const header = { fmt: 0, cid, timestamp: 0, length: 0, type: 0, stream_id: 0 };
    const made = { header, clock: 0, payload: Buffer.alloc(0), bytes: 0, extended: undefined, left: 0 };
    channels.set(cid, made);
    return made;
  }

  /** Begins a message on a channel, whose header has been read. */
  function begin(message: ChunkMessage): void {
    const { header } = message;
    if (header.length > limits.message()) throw new RangeError('the message is too long');
    const time = message.extended ?? header.timestamp;
    message.clock = (header.fmt === newest.full ? time : message.clock + time) >>> 0;
    if (message.payload.length < header.length) message.payload = Buffer.alloc(header.length + 1_024);
  }

  /** Parses a header; returns its length, or undefined where more bytes are needed. */
  function readHeader(data: Buffer, at: number): number | undefined {
    const has = (bytes: number) => at + bytes <= data.length;
    const first = data[at] ?? 0;
    const short = first & 63;
    const basic = short === 0 ? 2 : short === 1 ? 3 : 1;
    const fmt = first >> 6;
    const size = basic + (headerSizes[fmt] ?? 0);
    if (!has(size)) return undefined;
    const cid = basic === 1 ? short : basic === 2 ? 64 + (data[at + 1] ?? 0) : 64 + data.readUInt16LE(at + 1);
    const message = channel(cid);
    // A new header in the middle of a message would let its length change after bytes were read.
    if (message.bytes > 0 && fmt !== newest.nothing) throw new RangeError('a message was left half-way');
    const from = at + basic;
    const timestamp = fmt <= newest.delta ? data.readUIntBE(from, 3) : message.header.timestamp;
    const mayExtend = timestamp === extendedMark;
    // Also when less of the message is left than the length of a timestamp: another message follows.
    if (mayExtend && !has(size + 4)) return undefined;
    const next = mayExtend ? data.readUInt32BE(at + size) : 0;
    const isRepeated = fmt !== newest.nothing || next === message.extended || next === message.clock;
    const isExtended = mayExtend && isRepeated;

    if (fmt <= 1) [message.header.length, message.header.type] = [data.readUIntBE(from + 3, 3), data[from + 6] ?? 0];
    if (fmt === newest.full) message.header.stream_id = data.readUInt32LE(from + 7);
    [message.header.fmt, message.header.timestamp] = [fmt, timestamp];
    if (fmt !== newest.nothing) message.extended = isExtended ? next : undefined;
    if (message.bytes === 0) begin(message);
    message.left = Math.min(limits.chunk(), message.header.length - message.bytes);
    current = message;
    return size + (isExtended ? 4 : 0);
  }

  return {
    /** Resets the count of bytes read of a channel's message. */
    abort(cid: number): void {
      const message = channels.get(cid);
      if (message) message.bytes = 0;
    },
    read(bytes: Buffer): void {
      const data = held.length > 0 ? Buffer.concat([held, bytes]) : bytes;
      held = Buffer.alloc(0);
      for (let at = 0; at < data.length || current;) {
        if (!current) {
          const size = readHeader(data, at);
          if (size === undefined) {
            held = Buffer.from(data.subarray(at));
            return;
          }
          at += size;
        }
        if (!current) return;
        const message: ChunkMessage = current;
        const count = Math.min(message.left, data.length - at);
        data.copy(message.payload, message.bytes, at, at + count);
        at += count;
        message.bytes += count;
        message.left -= count;
        if (message.left > 0) return;
        current = undefined;
        if (message.bytes < message.header.length) continue;
        message.bytes = 0;
        onMessage(message);
      }
    },
  };
}
