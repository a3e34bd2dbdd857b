import * as z from 'zod/mini';
import { instant } from '../../contract/fields.ts';

/**
 * State of a stream. `off`: nothing is pushed; `on`: somebody pushes; `away`: the connection broke, and the room waits for it;
 * `refused`: closed, because no browser could play the picture; `unreached`: a browser was let in, and nothing of it ever arrived.
 */
export const streamStates = ['off', 'on', 'away', 'refused', 'unreached'] as const;
export type StreamState = (typeof streamStates)[number];

/** Overall quality of a stream: good, worse than it could be, or so bad that viewers see or hear nothing. */
export const streamLevels = ['good', 'weak', 'broken'] as const;
export type StreamLevel = (typeof streamLevels)[number];

/** Faults of a stream, the gravest first. */
export const streamFaults = [
  'unreached',
  'codec_video',
  'no_description',
  'no_video',
  'no_key_frames',
  'silent',
  'codec_audio',
  'no_audio',
  'key_interval',
  'late',
  'frame_rate',
  'frames_lost',
  'bitrate_high',
  'bitrate_low',
  'second_publisher',
] as const;
export type StreamFault = (typeof streamFaults)[number];

const track = {
  /** As the field names it: H.264, HEVC, AAC. */
  codec: z.string(),
  /** False for what viewers are not given, because browsers do not play it. */
  is_playable: z.boolean(),
  /** Thousands of bits a second over the last seconds. */
  kbps: z.int(),
};

/** Measurements of a pushed stream at the server. */
export const streamReading = z.object({
  state: z.enum(streamStates),
  at: instant,
  /** When the stream began, breaks of the line included. */
  since: instant,
  /** Milliseconds since the publisher that is connected came, and since anything arrived. */
  connected: z.int(),
  silent: z.int(),
  /** Null before the first picture. */
  video: z.nullable(
    z.object({
      ...track,
      width: z.nullable(z.int()),
      height: z.nullable(z.int()),
      /** Pictures a second as they arrived, and as their own times mean it; null before that is known. */
      fps: z.number(),
      usual_fps: z.nullable(z.number()),
      /** Milliseconds from one key frame to the next, no less than what has passed since the last; null before that is known. */
      key_interval: z.nullable(z.int()),
      /** Milliseconds of pictures since the last key frame, or since the first picture where there was none. */
      keyless: z.int(),
      /**
       * Frames that came in the last minute, and frames that were missing between them by their timestamps; the latter also since the
       * stream began.
       */
      frames: z.int(),
      lost: z.int(),
      lost_total: z.int(),
      /** Milliseconds by which pictures arrive later than they could. */
      late: z.int(),
    }),
  ),
  /** Null before the first sound. */
  audio: z.nullable(z.object({ ...track, rate: z.nullable(z.int()), channels: z.nullable(z.int()) })),
});
export type StreamReading = z.output<typeof streamReading>;

/** A stream as its anchor sees it: measurements, faults, and others who tried to push. */
export const streamHealth = z.extend(streamReading, {
  room_id: z.string(),
  level: z.enum(streamLevels),
  faults: z.array(z.enum(streamFaults)),
  /** Others who came with the right key while the stream was on and were refused: how many times, and when last. */
  tries: z.int(),
  tried_at: z.nullable(instant),
});
export type StreamHealth = z.output<typeof streamHealth>;

/** A publisher with the right key was turned away, because its room is closed. */
export const publisherTurnedAway = z.object({ room_id: z.string(), at: instant });

/** A second encoder stands by, or does no more. */
export const streamStandby = z.object({ room_id: z.string(), is_ready: z.boolean() });

/** One point of the last ten minutes: thousands of bits a second, pictures a second, and pictures left out since the point before. */
export const streamPoint = z.object({ at: instant, kbps: z.int(), fps: z.number(), lost: z.int() });
export type StreamPoint = z.output<typeof streamPoint>;

/** Milliseconds from one point to the next, and how many are kept. */
export const streamTrail = { every: 10_000, most: 60 } as const;

/** Interval of measuring and reporting a stream, ms. */
export const streamHealthEvery = 1_000;

/** Time for which a publisher who was turned away is news, ms: encoders come again within it. */
export const turnedAwayNews = 60_000;

/** Topic of what the anchor of a room alone sees of it. */
export const studioTopic = (roomId: number | string): string => `studio:${roomId}`;
