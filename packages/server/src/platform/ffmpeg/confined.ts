import { spawn, type ChildProcess } from 'node:child_process';

/** Kept output of a program, in characters: the first lines and the last ones. */
const mostWords = { first: 64_000, last: 600 };

/**
 * Starts a program that cannot outlive this process: limited in memory (KiB), CPU seconds and file size (blocks of 512 bytes), at the
 * lowest priority. It ends once our end of its standard input closes, which the system does even when we are killed.
 */
const wrapper = `
ulimit -v "$1" 2>/dev/null; ulimit -t "$2" 2>/dev/null; ulimit -f "$3" 2>/dev/null; shift 3
exec 3<&0
nice -n 15 "$@" 3<&- </dev/null &
own=$!
( read -r _ <&3; kill -9 "$own" ) >/dev/null 2>&1 &
watch=$!
wait "$own"; code=$?
kill -9 "$watch" 2>/dev/null
exit "$code"
`;

/** Limits of a program. */
export interface Confines {
  /** Folder in which it works: its own, and gone afterwards. */
  folder: string;
  /** Milliseconds after which it is killed. */
  time: number;
  /** Most bytes of address space, and of one file that it writes. */
  memory: number;
  file: number;
  /** Ends it at once. */
  signal: AbortSignal;
}

/** Way in which it ended: by itself (`code` 0 is success), `late` at its time limit, or `stopped`. */
export interface ConfinedEnd {
  how: 'ended' | 'late' | 'stopped';
  code: number | null;
  /** Its output on standard error. */
  words: string;
}

function end(child: ChildProcess): void {
  child.stdin?.destroy();
  try {
    if (process.platform !== 'win32' && child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    else child.kill('SIGKILL');
  } catch {
    // It is gone already, and its group with it.
  }
}

/**
 * Runs a program within limits, with an environment that holds nothing of ours; settles once it has exited, and never rejects.
 * @param onLine called with each line of its standard output
 */
export function runConfined(
  program: string,
  given: readonly string[],
  { folder, time, memory, file, signal }: Confines,
  onLine: (line: string) => void = () => undefined,
): Promise<ConfinedEnd> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve({ how: 'stopped', code: null, words: '' });
    const limits = [Math.ceil(memory / 1024), Math.ceil((time / 1_000) * 2), Math.ceil(file / 512)].map(String);
    const isUnix = process.platform !== 'win32';
    const [started, words] = isUnix ? ['/bin/sh', ['-c', wrapper, 'sh', ...limits, program, ...given]] : [program, [...given]];
    const child = spawn(started, words, {
      cwd: folder,
      env: { PATH: process.env.PATH ?? '', LC_ALL: 'C' },
      stdio: ['pipe', 'pipe', 'pipe'],
      // A group of its own, so that all of it is ended together.
      detached: isUnix,
      windowsHide: true,
    });
    let [first, last, rest] = ['', '', ''];
    let how: ConfinedEnd['how'] = 'ended';
    const cut = (why: 'late' | 'stopped') => () => {
      how = why;
      end(child);
    };
    const stop = cut('stopped');
    const timer = setTimeout(cut('late'), time);
    signal.addEventListener('abort', stop);
    const over = (code: number | null) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
      child.stdin.destroy();
      resolve({ how, code, words: last === '' ? first : `${first}\n…\n${last}` });
    };
    child.on('error', ({ message }) => {
      first ||= message;
      over(null);
    });
    child.on('close', over);
    child.stdin.on('error', () => undefined);
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      const lines = (rest + text).split('\n');
      rest = (lines.pop() ?? '').slice(-1_000);
      for (const line of lines) onLine(line);
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      const room = mostWords.first - first.length;
      first += text.slice(0, room);
      if (text.length > room) last = (last + text.slice(room)).slice(-mostWords.last);
    });
  });
}
