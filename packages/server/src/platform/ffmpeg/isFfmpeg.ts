import { execFile } from 'node:child_process';

/** Milliseconds for a program to list its capabilities. */
const patience = 10_000;

/** Whether a program is an ffmpeg that can code H.264. */
export const isFfmpeg = (program: string): Promise<boolean> =>
  new Promise((resolve) => {
    execFile(program, ['-hide_banner', '-encoders'], { timeout: patience, killSignal: 'SIGKILL' }, (error, said) =>
      resolve(!error && said.includes('libx264')),
    );
  });
