import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import type { MediaTag } from '../packager/flv.ts';

/** Longest tag that is believed, in bytes. */
const longestTag = 8 * 1024 * 1024;
const heads = { file: 9, tag: 11, size: 4 };
const kinds: Record<number, MediaTag['kind'] | 'script'> = { 8: 'audio', 9: 'video', 18: 'script' };

/**
 * Parses an FLV file as a stream: takes bytes in pieces of any size, returns the complete tags. Throws a RangeError on bytes that are no
 * FLV.
 */
function readFlvStream(): (bytes: Buffer) => MediaTag[] {
  let held: Buffer = Buffer.alloc(0);
  let isOpen = false;

  return (bytes) => {
    held = held.length === 0 ? bytes : Buffer.concat([held, bytes]);
    const tags: MediaTag[] = [];
    if (!isOpen) {
      if (held.length < heads.file + heads.size) return tags;
      if (held.toString('latin1', 0, 3) !== 'FLV' || held.readUInt32BE(5) !== heads.file) throw new RangeError('no FLV');
      held = held.subarray(heads.file + heads.size);
      isOpen = true;
    }
    while (held.length >= heads.tag) {
      const kind = kinds[held[0] ?? 0];
      const length = held.readUIntBE(1, 3);
      if (!kind || length > longestTag) throw new RangeError('no tag of FLV');
      const whole = heads.tag + length + heads.size;
      if (held.length < whole) break;
      const at = held.readUIntBE(4, 3) + (held[7] ?? 0) * 0x1000000;
      if (kind !== 'script') tags.push({ kind, at, body: held.subarray(heads.tag, heads.tag + length) });
      held = held.subarray(whole);
    }
    return tags;
  };
}

/** Nice value of the encoder: at 0 it competes equally with the site, at 19 the site always goes first. */
const niceness = 10;
/** Most bytes that wait for a process which does not read: some five seconds of the best camera. */
const mostUnread = 24 * 1024 * 1024;
/** Writes that may be without output: a second of the picture. */
const usuallyUnanswered = 5;
/** Kept length of its error output, in characters. */
const mostWords = 400;

/** A process that codes a picture anew. */
export interface Transcode {
  /** Writes more of the picture; does nothing once it is over. */
  write(bytes: Buffer): void;
  /** Ends it; settles once the process is gone. Again changes nothing. */
  stop(): Promise<void>;
}

interface Listeners {
  /** Receives an output tag; returns false when it is useless. */
  tag(tag: MediaTag): boolean;
  /** It ended although nobody stopped it; the reason is for the log. Called once. */
  failed(reason: string): void;
}

/** @param silence milliseconds that the process may take from input to output */
export interface TranscodeOptions {
  program: string;
  arguments: string[];
  silence: number;
}

/** Starts a process and watches it: one that exits, hangs, does not read or writes nonsense is killed, and reported as failed. */
export function startTranscode({ program, arguments: given, silence }: TranscodeOptions, on: Listeners): Transcode {
  const child = spawn(program, given, { stdio: ['pipe', 'pipe', 'pipe'], windowsHide: true });
  const read = readFlvStream();
  let isOver = false;
  let words = '';
  /** Writes without output so far. */
  let unanswered = 0;
  let waiting: NodeJS.Timeout | undefined;

  const gone = new Promise<void>((resolve) => {
    child.once('close', () => resolve());
    // One that never started has nothing to close.
    child.once('error', () => resolve());
  });

  function end(): void {
    isOver = true;
    clearTimeout(waiting);
    child.stdin.destroy();
    child.kill('SIGKILL');
  }
  function fail(reason: string): void {
    if (isOver) return;
    end();
    on.failed(words ? `${reason}: ${words.trim().slice(-mostWords)}` : reason);
  }

  child.on('error', ({ message }) => fail(message));
  child.on('close', (code, signal) => fail(`it ended with ${signal ?? String(code)}`));
  child.on('spawn', () => {
    try {
      if (child.pid) setPriority(child.pid, niceness);
    } catch {
      // The system does not allow it; or the process has exited, which is reported separately.
    }
  });
  // An error on its input is reported by its exit, or by its silence.
  child.stdin.on('error', () => undefined);
  child.stdout.on('error', ({ message }) => fail(message));
  child.stderr.on('error', () => undefined).on('data', (chunk: Buffer) => void (words = (words + chunk.toString()).slice(-mostWords)));
  child.stdout.on('data', (chunk: Buffer) => {
    if (isOver) return;
    clearTimeout(waiting);
    waiting = undefined;
    unanswered = 0;
    try {
      for (const tag of read(chunk)) if (!on.tag(tag)) return fail('it made what cannot be played');
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      fail(error.message);
    }
  });

  return {
    write(bytes) {
      if (isOver) return;
      child.stdin.write(bytes);
      if (child.stdin.writableLength > mostUnread) return fail('it does not read');
      unanswered += 1;
      // The encoder may hold the last pictures before a break until more come.
      if (unanswered > usuallyUnanswered) waiting ??= setTimeout(() => fail('it hangs'), silence).unref();
    },
    async stop() {
      if (!isOver) end();
      await gone;
    },
  };
}
