import type { Socket } from 'node:net';
import type { StreamRequest } from 'node-media-server/src/protocol/rtmp.js';
import type { PublishRequest, Refusal } from '../../modules/live/live/index.ts';
import type { MediaTag } from '../packager/flv.ts';
import { createRtmp } from './rtmpGuarded.ts';
import { readStreamAddress } from './streamAddress.ts';

/** A publisher that was let in. */
export interface Publisher {
  /** Takes a tag; a reason ends the connection. */
  tag(tag: MediaTag): keyof typeof rejections | undefined;
  /** Nothing of it ever arrived, although it was let in: its way to us is blocked. */
  unreached?(): void;
  /** The connection is over, for whatever reason. */
  gone(): void;
}

/**
 * Admits a publisher before any of its media is read.
 * @param cut ends the connection of an admitted publisher
 */
export type Admit = (request: PublishRequest, cut: () => void) => Promise<Publisher | { refused: Refusal }>;

/** Reason for refusing a publisher, as text for the encoder's log. */
const refusals: Record<Refusal | 'unavailable', string> = {
  app: 'The address must end with /live.',
  noKey: 'The stream key is missing: paste all of it, with ?key= and what follows.',
  key: 'The stream key is wrong, or was replaced by a new one.',
  closed: 'The room is closed: start the broadcast on the site first.',
  busy: 'Somebody publishes with this key already.',
  unavailable: 'The site cannot answer now: try again.',
};

/** Reason for ending a stream, as text for the encoder's log. */
const rejections = {
  codec: 'The picture must be H.264.',
  description: 'The description of the picture (SPS and PPS) cannot be read.',
  fault: 'The stream cannot be taken now.',
};

/** Most bytes of one message, before and after the publisher is admitted. */
const messageLimits = { asking: 16 * 1024, publishing: 8 * 1024 * 1024 };
/** Milliseconds until a connection must publish, of silence afterwards, and for reading a refusal. */
const patience = { asking: 10_000, publishing: 15_000, refused: 1_000 };
/** Most unsent bytes for a peer that does not read: it gets only a few short messages. */
const mostUnread = 64 * 1024;

const kinds: Record<number, MediaTag['kind']> = { 8: 'audio', 9: 'video' };

const keyOf = ({ query }: Pick<StreamRequest, 'query'>) => (typeof query.key === 'string' ? query.key : '');

/** Speaks RTMP with one peer that wants to publish; playing over RTMP is refused. */
export function receiveRtmp(socket: Socket, admit: Admit): void {
  const rtmp = createRtmp(() => (publisher ? messageLimits.publishing : messageLimits.asking));
  let asked: StreamRequest | undefined;
  let isAsking = false;
  let isRefused = false;
  let publisher: Publisher | undefined;
  // Counted from the first moment, so that a peer that drips holds its place no longer than others.
  const late = setTimeout(() => socket.destroy(), patience.asking);

  // The library would answer before the key was checked.
  const welcome = rtmp.respondPublish.bind(rtmp);
  rtmp.respondPublish = () => undefined;
  rtmp.respondPlay = () => undefined;

  function refuse(code: string, reason: string): void {
    if (isRefused) return;
    isRefused = true;
    rtmp.sendStatusMessage(rtmp.streamId, 'error', code, reason);
    // Further input is discarded, so that the peer's own end is noticed.
    socket.end();
    socket.resume();
    socket.setTimeout(patience.refused);
  }

  async function publish({ app, name, ...request }: StreamRequest): Promise<void> {
    socket.pause();
    const address = readStreamAddress({ app, name, key: keyOf(request) });
    const admitted = await admit(address, () => socket.destroy()).catch(() => ({ refused: 'unavailable' as const }));
    clearTimeout(late);
    if ('refused' in admitted) return refuse('NetStream.Publish.BadName', refusals[admitted.refused]);
    if (socket.destroyed) return admitted.gone();
    publisher = admitted;
    socket.setTimeout(patience.publishing);
    welcome();
    socket.resume();
  }

  rtmp.onOutputCallback = (bytes) => {
    if (socket.writable) socket.write(bytes);
    if (socket.writableLength > mostUnread) socket.destroy();
  };
  rtmp.onConnectCallback = (request) => (asked ??= request);
  rtmp.onPlayCallback = () => refuse('NetStream.Play.Failed', 'Streams are watched on the site.');
  rtmp.onPushCallback = () => {
    if (!asked || isAsking) return;
    isAsking = true;
    publish(asked).catch(() => socket.destroy());
  };
  rtmp.onPacketCallback = ({ codec_type, dts, data, size }) => {
    const kind = kinds[codec_type];
    const rejected = kind && publisher?.tag({ kind, at: dts, body: data.subarray(0, size) });
    if (rejected) refuse('NetStream.Publish.Rejected', rejections[rejected]);
  };

  socket.setNoDelay(true);
  socket.on('timeout', () => socket.destroy());
  socket.on('error', () => socket.destroy());
  socket.on('close', () => {
    clearTimeout(late);
    publisher?.gone();
    publisher = undefined;
  });
  socket.on('data', (bytes) => {
    if (isRefused) return;
    try {
      if (typeof bytes === 'string' || rtmp.parserData(bytes) !== null) socket.destroy();
    } catch {
      // The library throws on bytes that are no RTMP; such a peer is left.
      socket.destroy();
    }
  });
}
