import { readPictureSize, type PictureSize } from './sps.ts';

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

/** Longest descriptions, in bytes, and largest picture, in samples of a side, that are believed. */
const believed = { video: 16 * 1024, audio: 64, side: 16_384 };

/** What a stream carries; always a picture, often sound. */
export interface Tracks {
  video: VideoTrack;
  audio?: AudioTrack | undefined;
}

const rates = [96_000, 88_200, 64_000, 48_000, 44_100, 32_000, 24_000, 22_050, 16_000, 12_000, 11_025, 8_000, 7_350];

/** Reads an `avcC` record; undefined when it is broken. */
export function readVideoTrack(config: Buffer): VideoTrack | undefined {
  const length = config.length >= 8 && config[0] === 1 ? config.readUInt16BE(6) : 0;
  const sps = config.subarray(8, 8 + length);
  if (length === 0 || sps.length < length || config.length > believed.video) return undefined;
  try {
    const size = readPictureSize(sps);
    return [size.width, size.height].every((side) => side > 0 && side <= believed.side)
      ? { config: Buffer.from(config), ...size }
      : undefined;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Reads an AudioSpecificConfig; undefined when it is broken or of a kind that browsers do not play. */
export function readAudioTrack(config: Buffer): AudioTrack | undefined {
  if (config.length < 2 || config.length > believed.audio) return undefined;
  const bits = config.readUInt16BE(0);
  const rate = rates[(bits >> 7) & 15];
  const channels = (bits >> 3) & 15;
  return rate && channels > 0 ? { config: Buffer.from(config), rate, channels } : undefined;
}
