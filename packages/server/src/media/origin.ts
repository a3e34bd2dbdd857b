import type { FastifyPluginAsync } from 'fastify';
import type { DrawFilm } from '../modules/live/clips/index.ts';
import type { Running } from '../platform/running.types.ts';
import type { StreamFigures } from '../platform/streamFigures.types.ts';

/** Address of a live video, and whether it comes in parts, a second behind the camera. */
export interface Picture {
  url: string;
  isLowLatency: boolean;
}

/** No streams at all. */
export const noStreams: StreamFigures = { streams: 0, bytes: 0, frames: 0, cuts: 0, refusals: 0, silence: 0 };

/** Source of live video: our own ingest on its port, or a media server in front. */
export interface MediaOrigin {
  /** Fastify plugin with the routes that it serves itself. */
  routes: FastifyPluginAsync;
  /** Publish address for anchors, without the stream's name. */
  ingestAddress(): string;
  /** Publishing by WebRTC: whether its sound can be coded; null where it is not taken. */
  whip(): { hasSound: boolean } | null;
  /** Streams that this node takes itself. */
  streams(): StreamFigures;
  /** Video of the stream that is pushed into a room. */
  pictureOf(roomId: number): Picture;
  /** Multivariant playlist of a pushed stream; null where there is the original alone. */
  variantsOf(roomId: number): string | null;
  /** Multivariant playlist of the sound alone of a pushed stream; null where it cannot be had. */
  soundOf(roomId: number): string | null;
  /** Starts to take streams, and ends rooms whose stream is gone for good; streams of other nodes go on. Rejects when it cannot listen. */
  start(): Promise<Running>;
  /** Draws a span of a room of the demo world as a film; undefined for any other room. */
  drawFilm: DrawFilm;
  /** Ends the stream of a room, at whichever node; the publisher then needs the current key. */
  cut(roomId: number): Promise<void>;
}
