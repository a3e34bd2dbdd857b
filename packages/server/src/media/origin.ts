import type { FastifyPluginAsync } from 'fastify';
import type { Running } from '../platform/running.types.ts';

/** Where a picture is played, and whether it comes in parts, a second behind the camera. */
export interface Picture {
  url: string;
  isLowLatency: boolean;
}

/** Where pictures come from and are played: the port behind which our own ingest stands, or a media server in front. */
export interface MediaOrigin {
  /** Fastify plugin with what it serves itself. */
  routes: FastifyPluginAsync;
  /** Where anchors push, without the stream's name. */
  ingestAddress(): string;
  /** Where the picture that is pushed into a room plays. */
  pictureOf(roomId: number): Picture;
  /** The playlist that names the qualities of a pushed stream; null where there is the original alone. */
  variantsOf(roomId: number): string | null;
  /** Starts to take streams, and ends rooms whose stream is gone for good; streams of other nodes go on. Rejects when it cannot listen. */
  start(): Promise<Running>;
  /** Ends what is pushed into a room, at whichever node; whoever pushed needs the key that is right now. */
  cut(roomId: number): Promise<void>;
}
