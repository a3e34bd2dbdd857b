import { eq } from 'drizzle-orm';
import type { Transaction } from '../../../../ports/database/database.ts';
import { users } from '../../../member/member/index.ts';
import type { Notices } from '../../../messages/notices/index.ts';
import type { Notice, NoticeTaker } from './notices.ts';

const reviewed = {
  passed: 'content_passed',
  failed: 'content_failed',
  unprocessed: 'video_failed',
  hidden: 'content_removed',
  deleted: 'content_removed',
  restored: 'content_restored',
} as const;

async function personIn(tx: Transaction, id: number) {
  const [person] = await tx.select({ id: users.id, nickname: users.nickname, avatar: users.avatar }).from(users).where(eq(users.id, id));
  return person;
}

/**
 * Passes notices about a member's works to the site's notices. Likes and replies on one object are merged into one notice that counts the
 * people.
 */
export function createNoticeTaker(notices: Pick<Notices, 'notify'>): NoticeTaker {
  return async (tx, emit, notice: Notice) => {
    const { to, object, text } = notice;
    const target = { type: object.kind, id: String(object.id) };
    const about = `${object.kind}:${object.id}`;
    if (!('from' in notice)) {
      await notices.notify(tx, emit, {
        memberId: to,
        kind: reviewed[notice.kind],
        values: { name: text, note: notice.kind === 'passed' || notice.kind === 'restored' ? text : notice.reason },
        target,
        fold: `review:${about}:${notice.commentId ?? ''}`,
      });
      return;
    }
    const person = await personIn(tx, notice.from);
    if (!person) return;
    const isLike = notice.kind === 'like';
    const line = notice.commentId === undefined ? target : { type: 'comment' as const, id: String(notice.commentId) };
    await notices.notify(tx, emit, {
      memberId: to,
      kind: isLike ? 'liked' : 'commented',
      values: { name: person.nickname, note: text },
      // A notice of a reply links to its comment, the latest of those that are merged.
      target: line,
      person,
      fold: isLike ? `liked:${about}:${notice.commentId ?? ''}` : `commented:${about}`,
    });
  };
}
