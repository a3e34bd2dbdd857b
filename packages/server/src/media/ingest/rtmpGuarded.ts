import Rtmp from 'node-media-server/src/protocol/rtmp.js';
import logger from 'node-media-server/src/core/logger.js';
import { createChunkReader } from './rtmpChunks.ts';

// The library's output would name streams and addresses; the ingest has a log of its own.
logger.log = () => undefined;

/** Channels that one connection may use: encoders need five. */
const mostChannels = 12;
/** Largest chunk size that RTMP allows. */
const longestChunk = 0xffffff;
/** Message type that discards a partial message. */
const abort = 2;

/**
 * Connection of the RTMP library with our own chunk reader. It throws where a peer lies about lengths, invents channels or sets a chunk
 * size of 0.
 * @param limit most bytes of one message right now
 */
export function createRtmp(limit: () => number): Rtmp {
  const rtmp = new Rtmp();
  rtmp.flv = undefined;
  let received = 0;
  let acknowledged = 0;

  const chunks = createChunkReader({ message: limit, channels: mostChannels, chunk: () => rtmp.inChunkSize }, (message) => {
    rtmp.parserPacket = message;
    if (message.header.type === abort && message.header.length >= 4) chunks.abort(message.payload.readUInt32BE());
    rtmp.packetHandler();
  });

  rtmp.chunkRead = (data, from, length) => {
    chunks.read(data.subarray(from, from + length));
    return null;
  };

  const parse = rtmp.parserData.bind(rtmp);
  rtmp.parserData = (bytes) => {
    const answer = parse(bytes);
    received += bytes.length;
    // A peer that announced a window stops without an acknowledgement; two are sent in each window.
    if (rtmp.ackSize !== undefined && rtmp.ackSize > 0 && received - acknowledged >= rtmp.ackSize / 2) {
      acknowledged = received;
      rtmp.sendACK(received >>> 0);
    }
    return answer;
  };

  const connect = rtmp.onConnect.bind(rtmp);
  rtmp.onConnect = (message) => {
    const said = message.cmdObj ?? {};
    const { app, tcUrl } = said;
    const address = typeof tcUrl === 'string' && URL.canParse(tcUrl) ? tcUrl : 'rtmp://localhost/';
    connect({ ...message, cmdObj: { ...said, app: typeof app === 'string' ? app : new URL(address).pathname, tcUrl: address } });
  };

  const control = rtmp.controlHandler.bind(rtmp);
  rtmp.controlHandler = () => {
    control();
    if (rtmp.inChunkSize < 1 || rtmp.inChunkSize > longestChunk) throw new RangeError('no such chunk size');
  };
  return rtmp;
}
