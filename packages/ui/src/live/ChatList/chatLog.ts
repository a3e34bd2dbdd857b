import type { ChatRow } from './chatRow.ts';

/** Rows of a room, appended from its connection and read by the list; appending does not render by itself. */
export interface ChatLog {
  push: (rows: ChatRow | readonly ChatRow[]) => void;
  /** The newest rows, oldest first. */
  rows: () => readonly ChatRow[];
  /** Number of rows ever pushed, so that a reader's missed rows can be counted. */
  total: () => number;
  /** Takes rows out, as when an administrator withdraws them. */
  remove: (ids: readonly string[]) => void;
  clear: () => void;
  /** Calls back after every change, with the ids of rows that were taken out; returns how to stop. */
  subscribe: (listener: ChatLogListener) => () => void;
}

export type ChatLogListener = (removed: ReadonlySet<string>) => void;

const nothing: ReadonlySet<string> = new Set();

/** Creates an empty log that keeps the newest rows, 500 by default. */
export function createChatLog({ keep = 500 }: { keep?: number } = {}): ChatLog {
  let kept: ChatRow[] = [];
  let total = 0;
  const listeners = new Set<ChatLogListener>();
  const notify = (removed = nothing) => {
    for (const listener of listeners) listener(removed);
  };
  return {
    push(arrival) {
      const before = kept.length;
      kept.push(...(Array.isArray(arrival) ? (arrival as readonly ChatRow[]) : [arrival as ChatRow]));
      total += kept.length - before;
      // Cut with some slack, so that a busy room does not move 500 entries for each new one.
      if (kept.length > keep * 1.2) kept = kept.slice(-keep);
      notify();
    },
    rows: () => (kept.length > keep ? kept.slice(-keep) : kept.slice()),
    total: () => total,
    remove(ids) {
      const gone = new Set(ids);
      kept = kept.filter((row) => !gone.has(row.id));
      notify(gone);
    },
    clear() {
      const gone = new Set(kept.map((row) => row.id));
      kept = [];
      notify(gone);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
