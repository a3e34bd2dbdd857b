// The library carries no types. Only what the ingest uses is declared here, of the exact version that package.json pins.

declare module 'node-media-server/src/protocol/rtmp.js' {
  /** A message of audio (8), video (9) or data (18); the bytes are reused by the next message. */
  interface AVPacket {
    codec_type: number;
    dts: number;
    size: number;
    data: Buffer;
  }

  interface StreamRequest {
    app: string;
    name: string;
    host: string;
    query: Record<string, string | string[] | undefined>;
  }

  /** The server's half of one RTMP connection: bytes in, callbacks out. */
  class Rtmp {
    streamId: number;
    /** The message in hand. */
    parserPacket: {
      header: { fmt: number; length: number; type: number; stream_id: number };
      bytes: number;
      payload: Buffer;
      clock: number;
    };
    inChunkSize: number;
    /** A megabyte that only playing needs. */
    flv: unknown;
    onConnectCallback: (request: StreamRequest) => void;
    onPlayCallback: () => void;
    onPushCallback: () => void;
    onPacketCallback: (packet: AVPacket) => void;
    onOutputCallback: (bytes: Buffer) => void;
    /** Gives a reason when the bytes are no RTMP; throws on others. */
    parserData(bytes: Buffer): string | null;
    /** Reads chunks once the greeting is over. */
    chunkRead(data: Buffer, from: number, length: number): string | null;
    /** Does what the message in hand asks for. */
    packetHandler(): void;
    controlHandler(): void;
    /** Bytes after which the peer wants to hear how many came; undefined where it never said. */
    ackSize?: number;
    sendACK(received: number): void;
    onConnect(message: { cmdObj?: Record<string, unknown>; transId?: unknown }): void;
    respondPublish(): void;
    respondPlay(): void;
    sendStatusMessage(streamId: number, level: 'status' | 'error', code: string, description: string): void;
  }
  export default Rtmp;
  export type { AVPacket, StreamRequest };
}

declare module 'node-media-server/src/core/logger.js' {
  const logger: { log(message: string, level?: string): void };
  export default logger;
}
