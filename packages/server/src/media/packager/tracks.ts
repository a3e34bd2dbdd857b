import type { PictureSize } from './sps.ts';

/** Ticks a second of every video track; a multiple of RTMP's milliseconds and of the usual frame rates. */
export const videoTimescale = 90_000;

/** Samples that one AAC frame holds. */
export const aacFrame = 1_024;

export interface VideoTrack extends PictureSize {
  /** The `avcC` record as sent: parameter sets and length of the length fields. */
  config: Buffer;
}

export interface AudioTrack {
  /** The AudioSpecificConfig as sent. */
  config: Buffer;
  /** Samples a second; also the track's ticks a second. */
  rate: number;
  channels: number;
}

/** Limits of an audio description: its length in bytes, and the kinds of AAC that browsers play (plain, and HE in its two notations). */
const believed = { audio: 64, kinds: [1, 2, 3, 4, 5, 29] };

/** Sound of a stream that has none: players cannot take a sound track that comes later. 44.1 kHz, stereo, AAC-LC. */
export const silentTrack: AudioTrack = { config: Buffer.from([0x12, 0x10]), rate: 44_100, channels: 2 };

/** Tracks of a stream: always pictures, often sound. */
export interface Tracks {
  video: VideoTrack;
  audio?: AudioTrack | undefined;
}

const rates = [96_000, 88_200, 64_000, 48_000, 44_100, 32_000, 24_000, 22_050, 16_000, 12_000, 11_025, 8_000, 7_350];

/** Reads an AudioSpecificConfig; undefined when it is broken or of a kind that browsers do not play. */
export function readAudioTrack(config: Buffer): AudioTrack | undefined {
  if (config.length < 2 || config.length > believed.audio) return undefined;
  const bits = config.readUInt16BE(0);
  const rate = rates[(bits >> 7) & 15];
  const channels = (bits >> 3) & 15;
  return rate && channels > 0 && believed.kinds.includes(bits >> 11) ? { config: Buffer.from(config), rate, channels } : undefined;
}
