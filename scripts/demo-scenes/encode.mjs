import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { format } from './camera.mjs';
import { soundRate } from './sound.mjs';

const { width, height, rate } = format;
/** Seconds of a segment; every one begins with a key picture. */
export const segmentSeconds = 2;
/** Size against quality; see the README beside before changing it. */
const quality = { crf: 33, sound: '24k' };

/** Starts ffmpeg with an input stream; `end` resolves to its output. */
function encoder(options) {
  const child = spawn(process.env.PITCHSIDE_FFMPEG ?? 'ffmpeg', ['-v', 'error', ...options, '-'], { stdio: ['pipe', 'pipe', 'inherit'] });
  const chunks = [];
  child.stdout.on('data', (chunk) => chunks.push(chunk));
  const closed = once(child, 'close');
  return {
    async write(bytes) {
      if (!child.stdin.write(bytes)) await once(child.stdin, 'drain');
    },
    async end() {
      child.stdin.end();
      const [code] = await closed;
      if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
      return Buffer.concat(chunks);
    },
  };
}

/** Pictures of 3 bytes a pixel become an FLV file of H.264; all scenes have the same parameters, so that one can follow another. */
export function pictureEncoder() {
  const gop = rate * segmentSeconds;
  const input = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-video_size', `${width}x${height}`, '-framerate', String(rate), '-i', '-'];
  const colours = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'];
  const codec = ['-c:v', 'libx264', '-profile:v', 'high', '-preset', 'medium', '-tune', 'animation', '-crf', String(quality.crf)];
  const keys = ['-g', String(gop), '-keyint_min', String(gop), '-sc_threshold', '0', '-threads', '1'];
  return encoder([
    ...input,
    ...['-vf', 'scale=out_color_matrix=bt709:out_range=tv', '-pix_fmt', 'yuv420p'],
    ...colours,
    ...codec,
    ...keys,
    ...['-x264-params', 'open-gop=0:bframes=3:b-pyramid=none:ref=4', '-f', 'flv', '-flvflags', 'no_duration_filesize'],
  ]);
}

/**
 * Encodes a loop of sound as AAC frames with their headers, cut from the middle of three rounds so that the coder's start and end are
 * not in it.
 */
export async function encodeSound(samples) {
  const round = Buffer.from(samples.buffer);
  const coder = encoder([
    '-f',
    's16le',
    '-ar',
    String(soundRate),
    '-ac',
    '1',
    '-i',
    '-',
    '-c:a',
    'aac',
    '-b:a',
    quality.sound,
    '-f',
    'adts',
  ]);
  for (let turn = 0; turn < 3; turn += 1) await coder.write(round);
  const stream = await coder.end();
  const frames = [];
  for (let at = 0; at + 7 <= stream.length;) {
    const size = ((stream[at + 3] & 3) << 11) | (stream[at + 4] << 3) | (stream[at + 5] >> 5);
    frames.push(stream.subarray(at, at + size));
    at += size;
  }
  const total = samples.length / 1_024;
  // The coder gives one frame before the first sample.
  return Buffer.concat(frames.slice(total + 1, 2 * total + 1));
}
