import { spawn, type ChildProcess } from 'node:child_process';

/** Ends one process that was named to it as soon as this process is gone, however it went. */
export interface Watchdog {
  /** Names the process to end; undefined when there is none any more. */
  watch(pid: number | undefined): void;
  /** Nothing is guarded from now on. */
  dismiss(): void;
}

/**
 * Reads process ids until its input ends, which happens even when this process is killed; then signals the last one, the next signal after
 * six seconds. It ignores signals and has a process group of its own, so that a signal to our group does not end it first.
 */
const script = `
trap '' INT TERM HUP
while read -r line; do pid=$line; done
[ -n "$pid" ] || exit 0
for signal in "$@"; do
  kill -s CONT "$pid" && kill -s "$signal" "$pid" || exit 0
  left=60
  while [ $left -gt 0 ] && kill -0 "$pid"; do sleep 0.1; left=$((left - 1)); done
done`;

const none: Watchdog = { watch: () => undefined, dismiss: () => undefined };

/**
 * Starts a supervisor: a shell of some hundred kilobytes at the end of a pipe. Windows has neither; there the next start takes over what a
 * killed site leaves behind.
 * @param signals tried in order, until the process has exited
 */
export function createWatchdog(...signals: readonly ('INT' | 'QUIT' | 'KILL')[]): Watchdog {
  if (process.platform === 'win32') return none;
  let isDismissed = false;
  let watched: number | undefined;
  let shell: ChildProcess;

  const sendWatched = () => shell.stdin?.write(`${watched ?? ''}\n`);
  function begin(): void {
    shell = spawn('/bin/sh', ['-c', script, 'pitchside-watchdog', ...signals], {
      detached: true,
      stdio: ['pipe', 'ignore', 'ignore'],
      cwd: '/',
    });
    shell.stdin?.on('error', () => undefined);
    shell.on('error', () => undefined);
    // It was ended from outside: a new one replaces it.
    shell.once('exit', () => isDismissed || setTimeout(() => isDismissed || begin(), 100).unref());
    shell.unref();
    sendWatched();
  }
  begin();

  return {
    watch(pid) {
      watched = pid;
      sendWatched();
    },
    dismiss() {
      isDismissed = true;
      watched = undefined;
      sendWatched();
      shell.stdin?.end();
    },
  };
}
