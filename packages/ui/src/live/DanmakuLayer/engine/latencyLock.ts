import type { DanmakuComment } from './comment.ts';

/** Input of the lock; the pictures' time and the waiting time are two clocks. */
export interface LatencyLockInput {
  /** Programme time of the reader's own picture, ms UTC; null while unknown: then nothing waits. */
  programmeTime: () => number | null;
  /** Milliseconds on any steady clock. */
  now: () => number;
  /** Shows comments, in the order in which they were said to arrive. */
  show: (comments: readonly DanmakuComment[]) => void;
  /** Maximum time that a comment waits, ms; default 20 s. Read each time, because a reader who looks back waits longer. */
  longest?: () => number;
}

/** Holds comments back until the reader's own picture has reached the moment at which they were sent. */
export interface LatencyLock {
  /** Adds comments; those that need not wait are shown within the call. */
  push: (comments: DanmakuComment | readonly DanmakuComment[]) => void;
  /**
   * Shows comments that the picture has reached and those that have waited too long; drops those that the picture has jumped over.
   * Call it several times a second while something waits.
   */
  release: () => void;
  /** Returns the number of waiting comments. */
  waiting: () => number;
}

/** Milliseconds that a comment waits at most while the reader is live. */
const usualWait = 20_000;
/** Most comments that wait: of a busier room the oldest are given up. */
const mostWaiting = 2_000;
/** Milliseconds by which a picture must have jumped over a comment that waited for it to be past. */
const past = 4_000;

interface Held {
  comment: DanmakuComment;
  at: number;
  since: number;
}

/**
 * Creates a lock without clock, timer or document of its own. Comments are shown in the order of their moments; the viewer's own, and
 * those without a moment, at once. A picture that stalls, or whose time is lost, delays nothing for longer than `longest`.
 */
export function createLatencyLock({ programmeTime, now, show, longest = () => usualWait }: LatencyLockInput): LatencyLock {
  let held: Held[] = [];

  /** Keeps the moments in order; nearly always the new one is the last. */
  function hold(item: Held): void {
    let place = held.length;
    while (place > 0 && (held[place - 1]?.at ?? 0) > item.at) place -= 1;
    held.splice(place, 0, item);
    if (held.length > mostWaiting) held.shift();
  }

  return {
    push(comments) {
      const seen = programmeTime();
      const at = now();
      const free: DanmakuComment[] = [];
      for (const comment of [comments].flat()) {
        const waits = seen !== null && comment.role !== 'own' && comment.at !== undefined && comment.at > seen;
        if (waits) hold({ comment, at: comment.at ?? 0, since: at });
        else free.push(comment);
      }
      if (free.length > 0) show(free);
    },
    release() {
      if (held.length === 0) return;
      const seen = programmeTime();
      const oldest = now() - longest();
      const due: DanmakuComment[] = [];
      const waiting: Held[] = [];
      for (const item of held) {
        if (seen !== null && item.at > seen && item.since > oldest) waiting.push(item);
        // A picture that jumped to the live edge skips the comments made meanwhile: they would come in one burst.
        else if (seen === null || item.at > seen - past) due.push(item.comment);
      }
      held = waiting;
      if (due.length > 0) show(due);
    },
    waiting: () => held.length,
  };
}
