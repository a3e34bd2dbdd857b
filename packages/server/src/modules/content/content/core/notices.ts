import type { DiscussedKind, JudgedKind } from '@pitchside/api/content/content';
import type { Emit } from '../../../../platform/events.ts';
import type { Transaction } from '../../../../ports/database/database.ts';
import type { Names } from '../../../../text/local.ts';

/** Notice to a member about their own content, or about somebody they follow. */
export type Notice = {
  /** The receiver. */
  to: number;
  /** Link target, by the id that its page uses. */
  object: { kind: DiscussedKind; id: number };
  /** The comment concerned; undefined for the object itself. */
  commentId?: number;
  /** Excerpt of it. */
  text: string;
} & (
  | { kind: 'reply' | 'comment' | 'like'; from: number }
  /** The video could not be processed. */
  | { kind: 'unprocessed'; reason: Names }
  /** Review ended, or the site hid or restored it. */
  | { kind: 'passed' | 'failed' | 'hidden' | 'restored' | 'deleted'; of: JudgedKind; reason: string }
);

/** Stores a notice in the transaction of its cause. */
export type NoticeTaker = (tx: Transaction, emit: Emit, notice: Notice) => Promise<void>;

export interface Notices {
  notify: NoticeTaker;
  /** Registers the receiver of notices, replacing an earlier one. */
  know(taker: NoticeTaker): void;
}

/** Notices to members about their content. Nobody is notified of their own acts. */
export function createNotices(): Notices {
  let take: NoticeTaker = async () => undefined;
  return {
    know: (taker) => void (take = taker),
    async notify(tx, emit, notice) {
      if ('from' in notice && notice.from === notice.to) return;
      await take(tx, emit, notice);
    },
  };
}
