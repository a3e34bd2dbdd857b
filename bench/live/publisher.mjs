import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { drawStamped, picture } from './stamp.mjs';

const program = process.env.PITCHSIDE_FFMPEG ?? 'ffmpeg';

/** True when an ffmpeg can be started. */
export const canPublish = () => spawnSync(program, ['-version']).status === 0;

/** Pushes stamped pictures at their own pace through a real encoder; gives how to stop. */
export function publish(address) {
  const { width, height, rate } = picture;
  const input = [
    '-f',
    'rawvideo',
    '-pix_fmt',
    'yuv420p',
    '-video_size',
    `${width}x${height}`,
    '-framerate',
    String(rate),
    '-i',
    '-',
    '-f',
    'lavfi',
    '-i',
    'sine=440:sample_rate=48000',
  ];
  const codec = [
    '-map',
    '0:v',
    '-map',
    '1:a',
    '-c:v',
    'libx264',
    '-preset',
    'veryfast',
    '-tune',
    'zerolatency',
    '-g',
    String(rate),
    '-b:v',
    '1500k',
    '-c:a',
    'aac',
    '-b:a',
    '96k',
    '-flush_packets',
    '1',
    '-f',
    'flv',
  ];
  const child = spawn(program, ['-v', 'error', ...input, ...codec, address], { stdio: ['pipe', 'ignore', 'inherit'] });
  child.stdin.on('error', () => undefined);
  const begun = performance.now();
  let index = 0;
  const timer = setInterval(() => {
    // Catches up after a busy moment, as a camera would.
    for (const due = ((performance.now() - begun) * rate) / 1000; index < due; index += 1)
      child.stdin.write(drawStamped(Date.now(), index));
  }, 5);
  return async () => {
    clearInterval(timer);
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  };
}
