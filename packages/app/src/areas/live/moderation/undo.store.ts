import { proxy } from 'valtio';

/** An act of moderation that can still be taken back. */
interface Undoable {
  /** Unique key of the act. */
  key: number;
  /** Description of the act. */
  words: string;
}

/** The last act; null once its time is over. */
export const undoable = proxy<{ last: Undoable | null }>({ last: null });

interface Ways {
  /** Undoes the act. */
  undo: () => void;
  /** The time is over; for acts that waited for it. */
  settle?: () => void;
}

let serial = 0;
let ways: Ways | undefined;

/** Offers to take an act back; the one before stands from now on. */
export function offerUndo(words: string, next: Ways): void {
  settleUndo();
  ways = next;
  undoable.last = { key: (serial += 1), words };
}

/** The time of the act is over, or the room is left. */
export function settleUndo(): void {
  const { settle } = ways ?? {};
  ways = undefined;
  undoable.last = null;
  settle?.();
}

/** Takes the act back. */
export function undoLast(): void {
  const { undo } = ways ?? {};
  ways = undefined;
  undoable.last = null;
  undo?.();
}
