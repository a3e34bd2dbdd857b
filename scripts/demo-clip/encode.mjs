import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { format } from './camera.mjs';
import { crowdSound, soundRate } from './sound.mjs';

const { width, height, rate, seconds } = format;
/** Seconds of a segment; every one begins with a key picture. */
export const segmentSeconds = 2;
/** Size against quality; see the README beside before changing it. */
const quality = { crf: 33, sound: '24k' };

/** Runs ffmpeg on what `feed` writes; gives what it prints. */
async function encoded(options, feed) {
  const child = spawn(process.env.PITCHSIDE_FFMPEG ?? 'ffmpeg', ['-v', 'error', ...options, '-'], { stdio: ['pipe', 'pipe', 'inherit'] });
  const chunks = [];
  child.stdout.on('data', (chunk) => chunks.push(chunk));
  const closed = once(child, 'close');
  await feed(async (bytes) => {
    if (!child.stdin.write(bytes)) await once(child.stdin, 'drain');
  });
  child.stdin.end();
  const [code] = await closed;
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
  return Buffer.concat(chunks);
}

/** The pictures as an FLV file of H.264; `draw` gives one picture as 3 bytes a pixel. */
export function encodePictures(draw, onProgress) {
  const input = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-video_size', `${width}x${height}`, '-framerate', String(rate), '-i', '-'];
  const gop = rate * segmentSeconds;
  const codec = [
    '-vf',
    'scale=out_color_matrix=bt709:out_range=tv',
    '-pix_fmt',
    'yuv420p',
    '-colorspace',
    'bt709',
    '-color_primaries',
    'bt709',
    '-color_trc',
    'bt709',
    '-c:v',
    'libx264',
    '-profile:v',
    'high',
    '-preset',
    'veryslow',
    '-tune',
    'animation',
    '-crf',
    String(quality.crf),
    '-g',
    String(gop),
    '-keyint_min',
    String(gop),
    '-sc_threshold',
    '0',
    '-x264-params',
    'open-gop=0:bframes=3:b-pyramid=none',
  ];
  return encoded([...input, ...codec, '-f', 'flv', '-flvflags', 'no_duration_filesize'], async (write) => {
    for (let frame = 0; frame < rate * seconds; frame += 1) {
      await write(await draw(frame));
      if (frame % 50 === 49) onProgress(`${frame + 1} of ${rate * seconds} pictures`);
    }
  });
}

/** The AAC frames of one round of the crowd, cut from the middle of three so that the coder's start and end are not in it. */
export async function encodeSound() {
  const samples = crowdSound();
  const round = Buffer.from(samples.buffer);
  const stream = await encoded(
    ['-f', 's16le', '-ar', String(soundRate), '-ac', '1', '-i', '-', '-c:a', 'aac', '-b:a', quality.sound, '-f', 'adts'],
    async (write) => {
      for (let turn = 0; turn < 3; turn += 1) await write(round);
    },
  );
  const frames = [];
  for (let at = 0; at + 7 <= stream.length;) {
    const size = ((stream[at + 3] & 3) << 11) | (stream[at + 4] << 3) | (stream[at + 5] >> 5);
    frames.push(stream.subarray(at + 7, at + size));
    at += size;
  }
  const total = samples.length / 1_024;
  // The coder gives one frame before the first sample.
  return { frames: frames.slice(total + 1, 2 * total + 1), config: Buffer.from([0x11, 0x88]) };
}
