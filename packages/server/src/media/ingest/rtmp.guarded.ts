import Rtmp from 'node-media-server/src/protocol/rtmp.js';
import logger from 'node-media-server/src/core/logger.js';

// What the library would print names streams and addresses; the ingest has a log of its own.
logger.log = () => undefined;

/** Channels that one connection may use: encoders need five. */
const mostChannels = 12;
/** Bytes of a chunk that RTMP allows. */
const longestChunk = 0xffffff;

/**
 * The library's half of a connection, held to what an encoder does: it throws where a peer lies about lengths, invents channels or sets a chunk size of nothing.
 * @param limit most bytes of one message right now
 */
export function createRtmp(limit: () => number): Rtmp {
  const rtmp = new Rtmp();
  rtmp.flv = undefined;

  const allocate = rtmp.packetAlloc.bind(rtmp);
  rtmp.packetAlloc = () => {
    if (rtmp.parserPacket.header.length > limit()) throw new RangeError('the message is too long');
    allocate();
  };

  const parse = rtmp.packetParse.bind(rtmp);
  rtmp.packetParse = () => {
    parse();
    if (rtmp.inPackets.size > mostChannels) throw new RangeError('too many channels');
    // A new header in the middle of a message would let its length change under what was read.
    if (rtmp.parserPacket.bytes > 0 && rtmp.parserPacket.header.fmt !== 3) throw new RangeError('a message was left half-way');
  };

  const control = rtmp.controlHandler.bind(rtmp);
  rtmp.controlHandler = () => {
    control();
    if (rtmp.inChunkSize < 1 || rtmp.inChunkSize > longestChunk) throw new RangeError('no such chunk size');
  };
  return rtmp;
}
