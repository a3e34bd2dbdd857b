import type { Socket } from 'node:net';
import logger from 'node-media-server/src/core/logger.js';
import Rtmp, { type StreamRequest } from 'node-media-server/src/protocol/rtmp.js';
import type { MediaTag } from '../packager/flv.ts';

// What the library would print names streams and addresses; the ingest has a log of its own.
logger.log = () => undefined;

/** A publisher that was let in. */
export interface Publisher {
  /** Takes a tag; false ends the connection. */
  tag(tag: MediaTag): boolean;
  /** The connection is over, for whatever reason. */
  gone(): void;
}

/** What a publisher asks for. */
export interface PublishRequest {
  app: string;
  /** Name of the stream: the room's id. */
  name: string;
  key: string;
}

/** Decides about a publisher before any of its media is taken; undefined refuses. */
export type Admit = (request: PublishRequest) => Promise<Publisher | undefined>;

/** Most bytes of one message, before and after the publisher was let in. */
const messageLimits = { asking: 16 * 1024, publishing: 8 * 1024 * 1024 };
/** Milliseconds a connection may take to publish, and may stay silent afterwards. */
const silence = { asking: 10_000, publishing: 15_000 };

const kinds: Record<number, MediaTag['kind']> = { 8: 'audio', 9: 'video' };

const keyOf = ({ query }: StreamRequest) => (typeof query.key === 'string' ? query.key : '');

/** Speaks RTMP with one peer that wants to publish; playing over RTMP is refused. */
export function receiveRtmp(socket: Socket, admit: Admit): void {
  const rtmp = new Rtmp();
  let asked: StreamRequest | undefined;
  let publisher: Publisher | undefined;

  const allocate = rtmp.packetAlloc.bind(rtmp);
  rtmp.packetAlloc = () => {
    const limit = publisher ? messageLimits.publishing : messageLimits.asking;
    if (rtmp.parserPacket.header.length > limit) throw new RangeError('the message is too long');
    allocate();
  };

  // The library would answer before the key was looked at.
  const welcome = rtmp.respondPublish.bind(rtmp);
  rtmp.respondPublish = () => undefined;
  rtmp.respondPlay = () => undefined;

  function refuse(code: string, reason: string): void {
    rtmp.sendStatusMessage(rtmp.streamId, 'error', code, reason);
    socket.end();
  }

  async function publish({ app, name, ...request }: StreamRequest): Promise<void> {
    socket.pause();
    const admitted = await admit({ app, name, key: keyOf({ app, name, ...request }) }).catch(() => undefined);
    if (!admitted) return refuse('NetStream.Publish.BadName', 'The stream name or key is wrong, or somebody publishes already.');
    if (socket.destroyed) return admitted.gone();
    publisher = admitted;
    socket.setTimeout(silence.publishing);
    welcome();
    socket.resume();
  }

  rtmp.onOutputCallback = (bytes) => void (socket.writable && socket.write(bytes));
  rtmp.onConnectCallback = (request) => (asked ??= request);
  rtmp.onPlayCallback = () => refuse('NetStream.Play.Failed', 'Streams are watched on the site.');
  rtmp.onPushCallback = () => {
    if (asked && !publisher) void publish(asked);
  };
  rtmp.onPacketCallback = ({ codec_type, dts, data, size }) => {
    const kind = kinds[codec_type];
    if (publisher && kind && !publisher.tag({ kind, at: dts, body: data.subarray(0, size) })) refuse('NetStream.Publish.Rejected', 'The picture must be H.264.');
  };

  socket.setNoDelay(true);
  socket.setTimeout(silence.asking, () => socket.destroy());
  socket.on('error', () => socket.destroy());
  socket.on('close', () => {
    publisher?.gone();
    publisher = undefined;
  });
  socket.on('data', (bytes) => {
    try {
      if (typeof bytes === 'string' || rtmp.parserData(bytes) !== null) socket.destroy();
    } catch {
      // The library throws on bytes that are no RTMP; such a peer is left.
      socket.destroy();
    }
  });
}
