import type { DiscussedKind, JudgedKind } from '@pitchside/api/content';
import type { Emit } from '../../../platform/events.ts';
import type { Transaction } from '../../../ports/database/database.ts';
import type { Names } from '../../../text/local.ts';

/** Notice to a member about their own content, or about somebody they follow. */
export type Notice = {
  /** Whom it is for. */
  to: number;
  /** Link target, by the id that its page uses. */
  object: { kind: DiscussedKind; id: number };
  /** The comment that it is about; undefined for the object itself. */
  commentId?: number;
  /** A few words of it. */
  text: string;
} & (
  | { kind: 'reply' | 'comment' | 'like'; from: number }
  /** Nothing came of its video. */
  | { kind: 'unprocessed'; reason: Names }
  /** Review came to an end, or the site hid or restored it. */
  | { kind: 'passed' | 'failed' | 'hidden' | 'restored' | 'deleted'; of: JudgedKind; reason: string }
);

/** Takes a notice in the transaction of what it is about. */
export type NoticeTaker = (tx: Transaction, emit: Emit, notice: Notice) => Promise<void>;

export interface Notices {
  tell: NoticeTaker;
  /** Says who keeps notices, in the place of whoever did before. */
  know(taker: NoticeTaker): void;
}

/** The way by which members learn what happened to what they wrote. Nobody is told of what they did themselves. */
export function createNotices(): Notices {
  let take: NoticeTaker = async () => undefined;
  return {
    know: (taker) => void (take = taker),
    async tell(tx, emit, notice) {
      if ('from' in notice && notice.from === notice.to) return;
      await take(tx, emit, notice);
    },
  };
}
