import { spawnSync } from 'node:child_process';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The ffmpeg of the tests; without it they are skipped with a message. */
export const ffmpeg = process.env.PITCHSIDE_FFMPEG ?? 'ffmpeg';
export const hasFfmpeg = spawnSync(ffmpeg, ['-version']).status === 0;

/** Codecs of each clip, and the extension of its container. */
export const films = {
  'HEVC with FLAC in a mkv': {
    name: 'a.mkv',
    codecs: ['-c:v', 'libx265', '-x265-params', 'log-level=none', '-preset', 'ultrafast', '-c:a', 'flac'],
  },
  'HEVC in an mp4': { name: 'a.mp4', codecs: ['-c:v', 'libx265', '-x265-params', 'log-level=none', '-preset', 'ultrafast', '-c:a', 'aac'] },
  'MPEG-4 part 2 with MP3 in an avi': { name: 'a.avi', codecs: ['-c:v', 'mpeg4', '-c:a', 'libmp3lame'] },
  'H.264 in a mkv': { name: 'b.mkv', codecs: ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-c:a', 'aac'] },
  'VP8 with Vorbis in a webm': { name: 'a.webm', codecs: ['-c:v', 'libvpx', '-deadline', 'realtime', '-c:a', 'libvorbis'] },
} as const;

/** A clip that ffmpeg draws: a test picture and a tone. */
export function filmed(
  folder: string,
  { name, codecs }: { name: string; codecs: readonly string[] },
  { seconds = 2, size = '322x180' } = {},
): Buffer {
  const path = join(folder, `drawn.${name}`);
  const made = spawnSync(ffmpeg, [
    ...['-y', '-v', 'error', '-f', 'lavfi', '-i', `testsrc2=size=${size}:rate=25`, '-f', 'lavfi', '-i', 'sine=440:sample_rate=48000'],
    ...['-t', String(seconds), ...codecs, path],
  ]);
  if (made.status !== 0) throw new Error(made.stderr.toString());
  return readFileSync(path);
}

/** A clip with a wrong length in its header: written to an output that is not seekable. */
export function unfinishedFilm(): Buffer {
  const drawn = ['-f', 'lavfi', '-i', 'testsrc2=size=322x180:rate=25', '-t', '2', '-c:v', 'mpeg4', '-f', 'avi', '-'];
  const made = spawnSync(ffmpeg, ['-v', 'error', ...drawn], { maxBuffer: 16 * 1024 * 1024 });
  if (made.status !== 0) throw new Error(made.stderr.toString());
  return made.stdout;
}

/** A static video of a given length in seconds, generated quickly: one picture per second. */
export function longFilm(folder: string, seconds: number): Buffer {
  const path = join(folder, 'long.avi');
  const made = spawnSync(ffmpeg, [
    '-y',
    '-v',
    'error',
    '-f',
    'lavfi',
    '-i',
    'color=size=32x32:rate=1',
    '-t',
    String(seconds),
    '-c:v',
    'mpeg4',
    path,
  ]);
  if (made.status !== 0) throw new Error(made.stderr.toString());
  return readFileSync(path);
}

/** A program that is an ffmpeg until it codes: then it writes its number into `pid` and hangs, the first `times` times. */
export function hangingFfmpeg(folder: string, times: number): { program: string; pid: () => number | undefined } {
  const [program, pid] = [join(folder, `hanging${times}`), join(folder, `hanging${times}.pid`)];
  writeFileSync(
    program,
    `#!/bin/sh
case " $* " in *" -progress "*)
  n=$(cat '${pid}.count' 2>/dev/null || echo 0)
  if [ "$n" -lt ${times} ]; then echo $((n + 1)) > '${pid}.count'; echo $$ > '${pid}'; exec sleep 1000; fi;;
esac
exec ${ffmpeg} "$@"
`,
  );
  chmodSync(program, 0o755);
  return {
    program,
    pid() {
      try {
        return Number(readFileSync(pid, 'utf8')) || undefined;
      } catch {
        return undefined;
      }
    },
  };
}

/** Whether a process exists. */
export function lives(pid: number | undefined): boolean {
  try {
    return pid !== undefined && process.kill(pid, 0);
  } catch {
    return false;
  }
}
