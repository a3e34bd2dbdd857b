import { connect, type Socket } from 'node:net';
import type { MediaTag } from '../media/packager/flv.ts';

const u16 = (value: number) => Buffer.from([value >> 8, value & 255]);
const u24 = (value: number) => Buffer.from([(value >> 16) & 255, (value >> 8) & 255, value & 255]);

/** Encodes AMF0, for the few types that a publisher needs. */
function amf(value: string | number | null | Record<string, string>): Buffer {
  if (value === null) return Buffer.from([5]);
  if (typeof value === 'string') return Buffer.concat([Buffer.from([2]), u16(Buffer.byteLength(value)), Buffer.from(value)]);
  if (typeof value === 'number') {
    const bytes = Buffer.alloc(9);
    bytes.writeDoubleBE(value, 1);
    return bytes;
  }
  const fields = Object.entries(value).map(([name, text]) => Buffer.concat([u16(Buffer.byteLength(name)), Buffer.from(name), amf(text)]));
  return Buffer.concat([Buffer.from([3]), ...fields, Buffer.from([0, 0, 9])]);
}

/** The two parts of the handshake that a client sends; the server ignores their content. */
export const rtmpHandshake = (): Buffer => Buffer.alloc(1 + 1_536 * 2, 3);

/**
 * One message of RTMP in chunks.
 * @param type 1 chunk size, 8 sound, 9 picture, 20 command
 * @param at milliseconds on the sender's clock
 */
export function rtmpMessage(type: number, body: Buffer, { at = 0, channel = 3, chunkSize = 128, length = body.length } = {}): Buffer {
  const time = Math.min(at, 0xffffff);
  const extended = Buffer.alloc(at >= 0xffffff ? 4 : 0);
  if (extended.length > 0) extended.writeUInt32BE(at);
  const parts: Buffer[] = [Buffer.from([channel]), u24(time), u24(length), Buffer.from([type, 1, 0, 0, 0]), extended];
  for (let from = 0; from < body.length; from += chunkSize) {
    if (from > 0) parts.push(Buffer.from([0xc0 | channel]), extended);
    parts.push(body.subarray(from, from + chunkSize));
  }
  return Buffer.concat(parts);
}

/** A command such as `connect`. */
export const rtmpCommand = (...values: Parameters<typeof amf>[0][]): Buffer => rtmpMessage(20, Buffer.concat(values.map(amf)));

/** Bytes that a publisher sends before its media: handshake, application, stream. */
export const rtmpOpening = (stream: string, app = 'live'): Buffer =>
  Buffer.concat([
    rtmpHandshake(),
    rtmpCommand('connect', 1, { app, tcUrl: `rtmp://127.0.0.1/${app}` }),
    rtmpCommand('createStream', 2, null),
    rtmpCommand('publish', 3, null, stream, 'live'),
  ]);

/** A tag of FLV as a message. */
export const rtmpTag = ({ kind, at, body }: MediaTag): Buffer =>
  rtmpMessage(kind === 'video' ? 9 : 8, body, { at, channel: kind === 'video' ? 6 : 4 });

/** A scripted RTMP connection that records what it receives. */
export interface RtmpPeer {
  socket: Socket;
  /** All bytes from the server. */
  heard(): string;
  closed: Promise<void>;
}

/** Connects to an ingest such as `rtmp://127.0.0.1:1935/live` and sends bytes; being cut off is no error. */
export function openRtmpPeer(address: string, ...said: readonly Buffer[]): RtmpPeer {
  let heard = '';
  const socket = connect(Number(new URL(address.replace('rtmp:', 'http:')).port), '127.0.0.1');
  socket.on('error', () => undefined);
  socket.on('data', (bytes) => (heard += bytes.toString('latin1')));
  for (const bytes of said) socket.write(bytes);
  return { socket, heard: () => heard, closed: new Promise((resolve) => socket.once('close', () => resolve())) };
}
